import { type CardPhoto, formatPhotoPlace, MAX_SWIPED_PHOTOS } from '../../model/photo-swipe.ts'

export interface PhotoTrackOptions {
  /** Photos of a car by the address of its page, that of the card first. */
  loadPhotos: (carPath: string) => Promise<readonly CardPhoto[]>
  /** True to fetch a photo only when it comes in sight, and none ahead. Default false. */
  savesData?: boolean
}

/** Photos of a card beside each other. */
export interface PhotoTrack {
  /** Link around them, which scrolls. */
  photo: HTMLAnchorElement
  /** Moves on by so many frames. */
  step(frames: number): void
}

interface CardParts {
  photo: HTMLAnchorElement
  /** Photo of the card, the first frame. */
  image: HTMLImageElement
  /** Element that says in `data-photos` how many there are. */
  counter: HTMLElement
  /** Words it says at first, "12 photos". */
  words: string
  count: number
}

/**
 * Lays the photos of the card under a finger beside each other, at its first touch; null at a later one, where there
 * are not several, and in a row of cards that is swiped itself.
 */
export function openPhotoTrack(
  target: EventTarget | null,
  options: PhotoTrackOptions,
): PhotoTrack | null {
  const parts = target instanceof Element ? findParts(target) : null
  if (!parts || 'swipe' in parts.photo.dataset) return null
  return parts.count > 1 && !isInScrollingRow(parts.photo) ? openTrack(parts, options) : null
}

function findParts(target: Element): CardParts | null {
  const photo = target.closest<HTMLAnchorElement>('article > a')
  const image = photo?.querySelector('img')
  const counter = photo?.parentElement?.querySelector<HTMLElement>(':scope > [data-photos]')
  if (!photo || !image || !counter) return null
  const words = counter.dataset.photos ?? ''
  return { photo, image, counter, words, count: Number.parseInt(words, 10) }
}

function isInScrollingRow(photo: Element): boolean {
  for (let box = photo.parentElement; box && box !== document.body; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === 'auto') return true
  return false
}

function openTrack(parts: CardParts, { loadPhotos, savesData }: PhotoTrackOptions): PhotoTrack {
  const { photo, counter, words, count } = parts
  const frames = layFrames(parts)
  let photos: Promise<readonly CardPhoto[]> | undefined
  const show = async (place: number) => {
    const frame = frames[place - 1]
    if (frame === undefined || frame.firstChild) return
    const next = (await (photos ??= loadPhotos(photo.pathname)))[place]
    if (!next) frame.remove()
    else if (!frame.firstChild) fillFrame(frame, next, parts)
  }
  const close = () => {
    photo.removeEventListener('scroll', onScroll)
    delete photo.dataset.swipe
    for (const frame of frames) frame.remove()
    counter.dataset.photos = words
  }
  const onScroll = () => {
    const place = photo.scrollLeft / photo.clientWidth
    counter.dataset.photos = formatPhotoPlace(Math.round(place), count) ?? words
    const next = Math.ceil(place)
    const wanted = savesData ? [next] : [next, next + 1]
    Promise.all(wanted.map(show)).catch(close)
  }
  photo.addEventListener('scroll', onScroll, { passive: true })
  return {
    photo,
    step: (by) => photo.scrollBy({ left: by * photo.clientWidth, behavior: findBehavior() }),
  }
}

const findBehavior = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/* A frame for every photo but the first, and one that names the rest. */
function layFrames({ photo, words, count }: CardParts): HTMLElement[] {
  const frames = Array.from({ length: Math.min(count - 1, MAX_SWIPED_PHOTOS) }, () => {
    const frame = document.createElement('span')
    frame.dataset.frame = ''
    return frame
  })
  const rest = frames[MAX_SWIPED_PHOTOS - 1]
  if (rest) rest.textContent = `See all ${words}`
  photo.append(...frames)
  photo.dataset.swipe = ''
  return frames
}

function fillFrame(
  frame: HTMLElement,
  { src, srcSet = '', illustration }: CardPhoto,
  { image: first }: CardParts,
): void {
  const image = first.cloneNode() as HTMLImageElement
  Object.assign(image, { loading: 'eager', fetchPriority: 'auto', srcset: srcSet, src })
  frame.append(image)
  if (illustration) frame.dataset.illustration = ''
}
