import type { Page } from 'playwright'

/** Opens the page in which stories are drawn one after another; `url` is that of a Storybook. */
export async function openPreview(page: Page, url: string): Promise<void> {
  const target = new URL('iframe.html', url.endsWith('/') ? url : `${url}/`)
  await page.goto(target.href, { waitUntil: 'load', timeout: 120_000 })
  await page.evaluate(async () => {
    await Reflect.get(window, '__STORYBOOK_PREVIEW__').ready()
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
    const updated = new Promise((resolve) => channel.once('globalsUpdated', resolve))
    // A visit checks in each theme; the addon would check the first one again.
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } })
    await updated
  })
}
