import { formatPrice } from '@forecourt/stock/model'
import { countUp } from './count-up.ts'

/** Milliseconds of a CSS time such as "2.5s" or "2500ms". */
const milliseconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)

/**
 * Counts the price of the comparison panel up once it comes into sight. How long is the element's
 * own `transition-duration`, so a visitor who asked for less motion sees the price at once.
 * Source: `VDP-086`, `D-37`
 */
export function countPrice(page: ParentNode): void {
  const counted = page.querySelector<HTMLElement>('[data-counts-to]')
  const root = counted?.querySelector<HTMLElement>('[data-widest]')
  const drawn = root?.querySelector<HTMLElement>('[aria-hidden]')
  if (!counted || !root || !drawn) return
  const to = Number(counted.dataset.countsTo)
  const durationMs = milliseconds(getComputedStyle(root).transitionDuration)
  if (!(durationMs > 1)) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    countUp(to, durationMs, (place) => {
      drawn.textContent = formatPrice(place)
    })
  })
  observer.observe(root)
}
