import type { Page } from '@playwright/test'

/**
 * Words of the page that a picture or a painted box lies over, each with what covers it; bars that stay
 * while the page scrolls may. Looks at the page from its top to its bottom and leaves it at the top.
 */
export function findCoveredWords(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const covered = new Set<string>()
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement))
    const isPainted = (element: Element) =>
      ['IMG', 'VIDEO', 'CANVAS'].includes(element.tagName) ||
      !/^(?:rgba\(.*, 0|.* \/ 0)\)$|transparent/.test(getComputedStyle(element).backgroundColor)
    const isOver = (top: Element, parent: Element) =>
      !top.contains(parent) && !parent.contains(top) && isPainted(top) && !stays(top)
    const lookAt = (text: Node) => {
      const parent = text.parentElement
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return
      // A label that lets presses through is not found by its place.
      if (getComputedStyle(parent).pointerEvents === 'none') return
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, top, width, height } = range.getClientRects()[0] ?? new DOMRect()
      // Words for assistive technology alone are clipped to a point.
      if (Math.min(width, height, parent.clientHeight || height) < 4) return
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (hit && isOver(hit, parent)) {
        const name = `${hit.tagName.toLowerCase()}.${hit.getAttribute('class')?.split(' ')[0]}`
        covered.add(`“${text.textContent?.trim()}” under ${name}`)
      }
    }
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      )
      while (words.nextNode()) lookAt(words.currentNode)
    }
    scrollTo(0, 0)
    return [...covered]
  })
}
