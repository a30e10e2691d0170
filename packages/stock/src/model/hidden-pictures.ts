import { type ImagesConfig, isPictureShown } from '@forecourt/tenant-config/model'
import type { Car } from './car.ts'
import { formatNumber } from './number-text.ts'

/** Pictures of the stock at a host whose pictures the site does not show (`D-78`). */
export interface HiddenPictures {
  /** Host with its port, if it names one. */
  host: string
  pictures: number
  /** Cars that have such pictures. */
  cars: number
}

/** Part of a car that is a picture. */
export type PicturedCar = Pick<Car, 'images' | 'spin_images' | 'spin_interior_image'>

/** Counts pictures that are not shown, car by car. */
export interface HiddenPictureCount {
  add(car: PicturedCar): void
  /** The most pictures first. */
  hosts(): HiddenPictures[]
}

/**
 * A count of the pictures that `images.hosts` of a tenant file hides: stills, frames of a turn and
 * panoramas.
 * Source: `D-78`
 */
export function countHiddenPictures(
  images: Pick<ImagesConfig, 'cdn' | 'hosts'>,
): HiddenPictureCount {
  const counts = new Map<string, HiddenPictures>()
  return {
    add(car) {
      const hidden = pictureUrls(car).filter((url) => !isPictureShown(url, images))
      const hosts = hidden.map(hostOf)
      for (const host of new Set(hosts)) {
        const { pictures, cars } = counts.get(host) ?? { pictures: 0, cars: 0 }
        const ofCar = hosts.filter((other) => other === host).length
        counts.set(host, { host, pictures: pictures + ofCar, cars: cars + 1 })
      }
    },
    hosts: () => [...counts.values()].toSorted((one, other) => other.pictures - one.pictures),
  }
}

/**
 * Message to an operator about such a host: how much is not shown, and how to show it.
 * @example "36 pictures of 12 cars at photos.example.com are not shown. …"
 */
export function describeHiddenPictures({ host, pictures, cars }: HiddenPictures): string {
  const many = `${count(pictures, 'picture')} of ${count(cars, 'car')} at ${host}`
  const [verb, them] = pictures === 1 ? ['is', 'it'] : ['are', 'them']
  return `${many} ${verb} not shown. To show ${them}, add "${host}" to images.hosts in the tenant file.`
}

const pictureUrls = ({ images, spin_images, spin_interior_image }: PicturedCar): string[] => [
  ...images.flatMap(({ image, isVideo }) => (image && !isVideo ? [image.url] : [])),
  ...spin_images,
  ...(spin_interior_image === null ? [] : [spin_interior_image]),
]

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

const count = (number: number, noun: string): string =>
  `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`
