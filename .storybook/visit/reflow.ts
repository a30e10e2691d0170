import type { Page } from 'playwright'
import { resizeUnseen } from './resize.ts'

/** Width a page must fit without scrolling sideways, in CSS pixels. Source: WCAG 2.2, 1.4.10 */
const narrowWidth = 320

/**
 * Elements that make the page scroll sideways at 320 px, or at 640 px with text twice the size;
 * empty when everything fits. The page stays narrow; the next story gives it its own size.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  await resizeUnseen(page, { width: narrowWidth, height: 640 })
  const narrow = await widerThanPage(page, '')
  await resizeUnseen(page, { width: narrowWidth * 2, height: 640 })
  const zoomed = await widerThanPage(page, '200%')
  return [
    ...narrow.map((name) => `${name} at ${narrowWidth} px`),
    ...zoomed.map((name) => `${name} with text at 200 %`),
  ]
}

/** @param textSize size of the text of the root while it looks; empty for the usual one */
function widerThanPage(page: Page, textSize: string): Promise<string[]> {
  return page.evaluate((fontSize) => {
    const root = document.documentElement
    root.style.fontSize = fontSize
    const { clientWidth, scrollWidth } = root
    if (scrollWidth <= clientWidth) {
      root.style.fontSize = ''
      return []
    }
    const wide = [...document.querySelectorAll('#storybook-root *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const outermost = wide.filter(
      (element) => !wide.some((other) => other.contains(element) && other !== element),
    )
    const nameOf = ({ tagName, className }: Element) =>
      `${tagName.toLowerCase()}.${className.split(' ')[0]}`
    root.style.fontSize = ''
    return outermost
      .slice(0, 3)
      .map(nameOf)
      .concat(outermost.length === 0 ? ['the page'] : [])
  }, textSize)
}
