import type { CarImage } from '@forecourt/stock/model'
import type { GalleryPicture } from '../model/index.ts'

/** Parts of the scene, width to height 3:2: the whole car, then its nose, wheel, tail, cabin and further off. */
const views = [
  '0 20 1200 800',
  '690 330 420 280',
  '700 440 360 240',
  '120 330 420 280',
  '270 230 600 400',
  '-240 -90 1680 1120',
  '150 160 810 540',
  '440 250 570 380',
] as const

const wheel = (x: number) =>
  `<circle cx="${x}" cy="566" r="88" fill="#14171b"/><circle cx="${x}" cy="572" r="76" fill="#1d2126"/><circle cx="${x}" cy="572" r="52" fill="#aeb6bd"/><circle cx="${x}" cy="572" r="34" fill="none" stroke="#59626b" stroke-width="30" stroke-dasharray="17 18.6"/><circle cx="${x}" cy="572" r="11" fill="#d9dee2"/>`

const gradient = (id: string, ...stops: readonly (readonly [string, number])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([colour, at]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`

const scene = (view: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="${view}"><defs>${gradient('wall', ['#c9d1d8', 0], ['#eef1f3', 1])}${gradient('floor', ['#b3bcc4', 0], ['#dfe4e8', 1])}${gradient('paint', ['#d86a5c', 0], ['#b3261e', 0.42], ['#8f1a14', 0.7], ['#5c0f0b', 1])}<radialGradient id="shade"><stop stop-color="#20262c" stop-opacity=".6"/><stop offset="1" stop-color="#20262c" stop-opacity="0"/></radialGradient></defs><path fill="url(#wall)" d="M-300-200h1800v720H-300z"/><path fill="url(#floor)" d="M-300 520h1800v700H-300z"/><ellipse cx="605" cy="640" rx="520" ry="46" fill="url(#shade)"/><path fill="url(#paint)" d="M182 578c-8-54-4-108 16-138 8-14 18-22 36-30l66-80c18-24 44-36 80-40 90-12 220-10 280 2 40 8 76 38 130 100 80 6 170 20 210 46 24 14 32 52 32 92 0 32-8 46-32 48z"/><path fill="#1b232b" d="m316 394 38-62c14-14 28-18 48-19l118-5v86zm222 0v-86c60 0 100 4 126 14 26 12 52 40 76 72z"/><path fill="#fff" fill-opacity=".16" d="m350 392 56-78h40l-60 78zm260 0 40-72 22 8-34 64z"/><path fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5" d="M222 432c180-18 580-20 780 22"/><path fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3" d="M529 398v150M742 398c8 50 8 100-6 150M300 404c-14 50-6 110 24 144"/><path fill="#fff" d="m1004 446-64-12 14 28 60 12z"/><path fill="#c62018" d="m202 440 44-8 2 30-54 12z"/>${wheel(345)}${wheel(850)}</svg>`

const pictureUrl = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(scene(views[index % views.length] ?? views[0]))}#${index + 1}`

/** Drawn pictures of one car for tests and stories; a car's own come from its feed. */
export const someGalleryPictures = (count: number): GalleryPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    url: pictureUrl(index),
    thumbUrl: pictureUrl(index),
    alt: `2021 Mazda CX-5, picture ${index + 1} of ${count}`,
  }))

/** The same pictures as a car has them. */
export const someCarImages = (count: number): CarImage[] =>
  Array.from({ length: count }, (_, index) => {
    const url = pictureUrl(index)
    return { isVideo: false, image: { url, thumb: { url } } }
  })
