import { ask, demoSites, expect, on, test } from './journey.ts'
import { comeToRest } from './rest.ts'

for (const site of demoSites) {
  test(`${site}: no request leaves for another host before a visitor agrees to it [PLUS-036]`, async ({
    page,
    request,
  }) => {
    const home = await (await ask(request, site, '/')).text()
    const stock = /href="(\/(?:search|used-car))"/.exec(home)?.[1] ?? '/search'
    const found = await (await ask(request, site, stock)).text()
    const car = /href="(\/cars\/[a-z0-9-]+)"/.exec(found)?.[1] ?? ''
    const hosts = new Set<string>()
    page.on('request', (sent) => {
      const { protocol, host } = new URL(sent.url())
      if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host)
    })
    for (const path of ['/', stock, car]) {
      await page.goto(on(site, path))
      // What waits for the first sign of a visitor, or for its place in the window, comes too.
      await page.mouse.move(200, 200)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await comeToRest(page)
    }
    expect([...hosts]).toEqual([new URL(on(site, '/')).host])
  })
}
