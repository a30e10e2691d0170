import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteInput } from '@forecourt/tenant-config/model'
import { root, writeDealer } from './dealer-file.ts'
import { ask, dataFolder, expect, nameDealer, on, test } from './journey.ts'
import { aDealer } from './rows-dealer.ts'
import { tokenOf } from './token-names.ts'

interface ColorToken {
  $value: { hex: string }
}

/** Token sets of the makes, as they are published. */
const sets = JSON.parse(
  readFileSync(join(root, 'packages/tokens/src/tokens/manufacturers.tokens.json'), 'utf8'),
) as Record<string, { color: { brand: ColorToken; accent: ColorToken } }>

/** Colours of a make, in the words of a tenant file. */
function brandOf(make: string) {
  const { brand, accent } = sets[make]?.color ?? {}
  if (!brand || !accent) throw new Error(`no token set is named ${make}`)
  return { color: brand.$value.hex, accentColor: accent.$value.hex }
}

const makes = ['toyota', 'ford'] as const

test("another manufacturer theme in a dealer's file changes the colours of its pages and nothing else of their look [UI-024]", {
  tag: '@phone',
}, async ({ page, request }) => {
  const site = nameDealer('themed')
  const folder = join(dataFolder, 'tenants/themes')
  mkdirSync(folder, { recursive: true })
  for (const make of makes) {
    const theme: Partial<SiteInput> = { brand: brandOf(make) }
    writeFileSync(join(folder, `${site}-${make}.json`), JSON.stringify(theme))
  }
  // The colour is the theme's, the shape the dealer's.
  const dealer = aDealer(site, { brand: { corners: 'round' } as SiteInput['brand'] })
  const chrome = async () => {
    const html = await (await ask(request, site, '/contact')).text()
    return /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1]
  }
  const seen = []
  for (const make of makes) {
    writeDealer({ ...dealer, manufacturerTheme: `${site}-${make}` })
    await expect.poll(chrome, { timeout: 40_000 }).toBe(brandOf(make).color)
    await page.goto(on(site, '/contact'))
    const send = page.getByRole('main').getByRole('button', { name: /^Send/ })
    seen.push({
      ground: await send.evaluate((button) => getComputedStyle(button).backgroundColor),
      tokens: await page.evaluate(async () => {
        const style = getComputedStyle(document.documentElement)
        const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
        const sheet = await (await fetch(link?.href ?? '')).text()
        const names = sheet.match(/--[\w-]+(?=:)/g) ?? []
        return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
      }),
    })
  }
  const [former, latter] = seen
  expect(latter?.ground).not.toBe(former?.ground)
  const names = Object.keys(former?.tokens ?? {})
  expect(names.length).toBeGreaterThan(20)
  expect(Object.keys(latter?.tokens ?? {})).toEqual(names)
  const changed = names.filter((name) => former?.tokens[name] !== latter?.tokens[name]).map(tokenOf)
  expect(changed).toContain('--colors-brand-600')
  expect(changed.filter((name) => !name.startsWith('--colors-'))).toEqual([])
})
