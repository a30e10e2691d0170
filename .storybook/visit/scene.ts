import type { Page } from 'playwright'

/** How long a picture, a font, an animation or a scroll may take to settle, in milliseconds. */
const settleMilliseconds = 5_000

/** Applies a theme to the story in place: the page stays as its play function left it. */
export async function applyThemeTo(page: Page, dealer: string): Promise<void> {
  await page.evaluate((name) => {
    Reflect.get(window, 'applyTheme')({ dealer: name, surface: 'own', motion: 'reduce' })
  }, dealer)
  await settle(page)
}

/** Applies a theme to a page that is drawn from the brand itself and so must be drawn again. */
export async function redrawAs(page: Page, dealer: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
    const drawn = new Promise((resolve) => channel.once('storyRendered', resolve))
    channel.emit('updateGlobals', { globals: { dealer: chosen, motion: 'reduce' } })
    await drawn
  }, dealer)
  await settle(page)
}

/** Waits for fonts and pictures, ends animations and lets the browser draw until nothing scrolls. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const pictures = [...document.images].filter(
      ({ complete, loading }) => !complete && loading !== 'lazy',
    )
    const loaded = pictures.map((picture) => picture.decode().catch(() => undefined))
    const late = new Promise((resolve) => setTimeout(resolve, patience))
    await Promise.race([Promise.all([document.fonts.ready, ...loaded]), late])
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    let isScrolling = false
    const note = () => {
      isScrolling = true
    }
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish()
    }
    document.addEventListener('scroll', note, { capture: true })
    const end = performance.now() + patience
    do {
      isScrolling = false
      await frame()
    } while (isScrolling && performance.now() < end)
    document.removeEventListener('scroll', note, { capture: true })
  }, settleMilliseconds)
}
