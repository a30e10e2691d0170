import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// @boundaries-ignore Every tool of the workspace finds its browser the same way.
import { launchOptions } from '../../../scripts/browser.mjs'
import { Alert } from './alert/index.ts'
import { CodeField } from './code-field/index.ts'
import { Slider } from './slider/index.ts'
import { Tabs } from './tabs/index.ts'

const home = join(import.meta.dirname, '..')

let browser: Browser
let sheet: string

/** The sheet of the package, as its recipes are now. */
function generateSheet(): string {
  const output = mkdtempSync(join(tmpdir(), 'forced-colors-'))
  const file = join(output, 'styles.css')
  const panda = join(home, '../../node_modules/.bin/panda')
  const args = ['cssgen', '--outfile', file, '--silent']
  const { status, stderr } = spawnSync(panda, args, { cwd: home, encoding: 'utf8' })
  if (status !== 0) throw new Error(`panda cssgen failed: ${stderr}`)
  const text = readFileSync(file, 'utf8')
  rmSync(output, { recursive: true })
  return text
}

/** A page of server-rendered HTML in light letters on black, as a visitor chose it. */
async function pageWith(content: ReactNode): Promise<Page> {
  const page = await browser.newPage({ forcedColors: 'active', colorScheme: 'dark' })
  await page.setContent(
    `<!doctype html><html lang="en-AU" data-surface="light"><style>${sheet}</style>${renderToStaticMarkup(content)}`,
  )
  return page
}

beforeAll(async () => {
  sheet = generateSheet()
  browser = await chromium.launch(launchOptions())
})

afterAll(() => browser.close())

describe('parts in forced colours', () => {
  it('draw the track of a slider', async () => {
    const page = await pageWith(<Slider label="Price" min={0} max={100} defaultValue={[0, 0]} />)
    const box = await page.locator('.fc-slider__control').boundingBox()
    if (!box) throw new Error('[ui] expected a control')
    const clip = { x: box.x + box.width / 2, y: box.y, width: 20, height: box.height }
    const drawn = await page.screenshot({ clip })
    await page.addStyleTag({ content: '.fc-slider__control { visibility: hidden !important }' })
    expect((await page.screenshot({ clip })).equals(drawn)).toBe(false)
    await page.close()
  })

  it('give an icon the colour of the text around it', async () => {
    const page = await pageWith(<Alert title="This vehicle has just arrived" />)
    const colors = await page
      .locator('svg')
      .evaluate((icon) =>
        [icon, icon.parentElement as Element].map((e) => getComputedStyle(e).color),
      )
    expect(colors[0]).toBe(colors[1])
    await page.close()
  })

  it('underline the chosen tab only', async () => {
    const items = ['Overview', 'Features'].map((label) => ({ id: label, label, content: label }))
    const page = await pageWith(<Tabs label="About this vehicle" items={items} />)
    const lines = await page
      .locator('.fc-tabs__tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    expect(lines[0]).not.toBe(lines[1])
    expect(lines[1]).toBe(ground)
    await page.close()
  })

  it('keep the sides of the boxes of a code in sight', async () => {
    const page = await pageWith(<CodeField defaultValue="482" />)
    const box = await page.locator('.fc-code-field__box').first().boundingBox()
    if (!box) throw new Error('[ui] expected a box')
    // A side is one line from top to bottom: its middle looks like its upper quarter.
    const shoot = (y: number) =>
      page.screenshot({ clip: { x: box.x + box.width - 2, y, width: 4, height: 4 } })
    const upper = await shoot(box.y + box.height / 4 - 4)
    const middle = await shoot(box.y + box.height / 2)
    expect(middle.equals(upper)).toBe(true)
    await page.close()
  })
})
