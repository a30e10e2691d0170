import type { Page } from 'playwright'

/** Width a page must fit without scrolling sideways, in CSS pixels. Source: WCAG 2.2, 1.4.10 */
const narrowWidth = 320

/**
 * Elements that make the page scroll sideways at 320 px, or at 640 px with text twice the size;
 * empty when everything fits. The page stays narrow; the next story gives it its own size.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: narrowWidth, height: 640 })
  const narrow = await widerThanPage(page)
  await page.setViewportSize({ width: narrowWidth * 2, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const zoomed = await widerThanPage(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  return [
    ...narrow.map((name) => `${name} at ${narrowWidth} px`),
    ...zoomed.map((name) => `${name} with text at 200 %`),
  ]
}

function widerThanPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('#storybook-root *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const outermost = wide.filter(
      (element) => !wide.some((other) => other.contains(element) && other !== element),
    )
    const nameOf = ({ tagName, className }: Element) =>
      `${tagName.toLowerCase()}.${className.split(' ')[0]}`
    return outermost
      .slice(0, 3)
      .map(nameOf)
      .concat(outermost.length === 0 ? ['the page'] : [])
  })
}
