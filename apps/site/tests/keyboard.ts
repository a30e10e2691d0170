import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has between two parts of it. */
const mostStops = 160

/** A stop of the focus: its name and whether it can be seen; null for the browser's own bars. */
function stopOf(target: Locator) {
  return target.evaluate((element) => {
    const here = document.activeElement
    if (!(here instanceof HTMLElement) || here === document.body) return null
    const texts = [
      here.ariaLabel,
      ...(here.getAttribute('aria-labelledby')?.split(' ') ?? []).map(
        (id) => document.getElementById(id)?.textContent,
      ),
      ...[...('labels' in here ? (here.labels as NodeListOf<HTMLElement>) : [])].map(
        (label) => label.textContent,
      ),
      here instanceof HTMLInputElement ? '' : here.textContent,
      ...[...here.querySelectorAll('img, svg')].map(
        (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'),
      ),
    ]
    return {
      name: texts.find((text) => text?.trim())?.trim() ?? '',
      isSeen: here.checkVisibility(),
      isTarget: here === element,
    }
  })
}

/** Presses Tab until the focus is on the target. Every stop on the way can be seen and has a name. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = []
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press(key)
    const stop = await stopOf(target)
    passed.push(stop?.name ?? 'the browser')
    const isNamed = stop === null || (stop.name !== '' && stop.isSeen)
    expect(isNamed, `the stop after ${passed.at(-2) ?? 'the start'} has a name`).toBe(true)
    if (stop?.isTarget) return
  }
  throw new Error(`${String(target)} cannot be reached; passed ${passed.join(', ')}`)
}

/** Enters the page as a visitor without a mouse does: over the link that skips the header. */
export async function enterByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /^Skip to/ })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
}

/** Everything live regions say from now on, over every page that is opened. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(window, 'saidAloud', said)
    const live = 'output, [aria-live]:not([aria-live=off]), [role=status], [role=alert]'
    const hear = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const region = element?.closest(live)
      const text = region?.textContent?.trim()
      if (region && text && said.at(-1) !== text) said.push(text)
    }
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear(target)
        for (const node of addedNodes) {
          hear(node)
          if (node instanceof Element) node.querySelectorAll('[role=alert]').forEach(hear)
        }
      }
    })
    watch.observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'saidAloud') as string[])])
}

/** Waits until a live region has said the text. */
export async function expectSaid(said: () => Promise<string[]>, text: string | RegExp) {
  const fits = (each: string) => (typeof text === 'string' ? each === text : text.test(each))
  await expect.poll(async () => (await said()).some(fits), { message: String(text) }).toBe(true)
}
