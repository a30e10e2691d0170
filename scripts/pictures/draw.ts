import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { type DealerName, dealerNames } from '../../.storybook/dealer-titles.ts'
import { openPreview } from '../../.storybook/visit/open.ts'
import { plantFaults } from '../../.storybook/visit/plant.ts'
import { applyThemeTo, redrawAs } from '../../.storybook/visit/scene.ts'
import { readStory, sizeOf } from '../../.storybook/visit/story.ts'
import { chooseThemes } from '../../.storybook/visit/themes.ts'

/** A story of Storybook's index. */
export interface StoryEntry {
  id: string
  title: string
  type: string
  /** File it stands in, from the root of the project. */
  importPath: string
}

/** Pictures of the stories of one build. */
export interface Drawing {
  browser: Browser
  /** Address of the build. */
  url: string
  /** Folder the pictures go to, as `<dealer>/<id>.png`. */
  folder: string
  /** Dealers a story may be drawn as; a part as all of these, the rest as one light and one dark. */
  dealers: readonly DealerName[]
  /** Parts of paths of story files; all stories when empty. */
  paths: readonly string[]
  /** Faults planted in every story. Default none. */
  faults?: readonly string[]
}

/** Height of the tallest picture, in pixels: a page is judged by what is seen first. */
const tallest = 1_200

/** Pages that draw at the same time. */
const pages = 2

/** How often a picture is taken until two in a row are alike. */
const mostTakes = 8

/**
 * Draws every story that ends in a state of its own: all without a play function, and those that ask for it.
 * @returns how many pictures were taken
 */
export async function drawStories(drawing: Drawing): Promise<number> {
  const files = await readFiles(drawing)
  let taken = 0
  const drawFiles = async () => {
    for (let stories = files.shift(); stories; stories = files.shift()) {
      taken += await drawFile(drawing, stories)
    }
  }
  await Promise.all(Array.from({ length: pages }, drawFiles))
  return taken
}

/** Stories that were chosen, file by file. */
async function readFiles({ url, paths }: Drawing): Promise<StoryEntry[][]> {
  const index: { entries: Record<string, StoryEntry> } = await fetch(`${url}/index.json`).then(
    (response) => response.json(),
  )
  const chosen = Object.values(index.entries).filter(
    ({ type, importPath }) =>
      type === 'story' && (paths.length === 0 || paths.some((path) => importPath.includes(path))),
  )
  const files = new Map<string, StoryEntry[]>()
  for (const story of chosen) {
    files.set(story.importPath, [...(files.get(story.importPath) ?? []), story])
  }
  return [...files.values()]
}

/** Draws the stories of a file in a page of their own, whose storage nothing else has touched. */
async function drawFile(drawing: Drawing, stories: readonly StoryEntry[]): Promise<number> {
  const context = await drawing.browser.newContext()
  try {
    const page = await context.newPage()
    await openPreview(page, drawing.url)
    let taken = 0
    for (const story of stories) taken += await drawStory(drawing, page, story)
    return taken
  } finally {
    await context.close()
  }
}

async function drawStory(drawing: Drawing, page: Page, { id, title }: StoryEntry): Promise<number> {
  const { isPictured, viewport } = await readStory(page, id)
  if (!isPictured) return 0
  await page.setViewportSize(sizeOf(viewport))
  await showStory(page, id)
  await plantFaults(page, drawing.faults ?? [])
  const dealers = chooseThemes({ id, title }, false).filter((name) =>
    drawing.dealers.includes(name),
  )
  for (const dealer of dealers) {
    await (title.startsWith('Foundations/') ? redrawAs(page, dealer) : applyThemeTo(page, dealer))
    const path = join(drawing.folder, dealer, `${id}.png`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await takePicture(page, id))
  }
  return dealers.length
}

/** Draws a story in the page and plays it. */
async function showStory(page: Page, id: string): Promise<void> {
  const status = await page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        channel.once('storyFinished', (finished: { status: string }) => resolve(finished.status))
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
  if (status !== 'success') throw new Error(`${id} cannot be drawn: ${String(status)}`)
}

/** A picture of the page at rest: two in a row are alike. */
async function takePicture(page: Page, id: string): Promise<Buffer> {
  let before = await takeOnce(page)
  for (let takes = 1; takes < mostTakes; takes += 1) {
    const after = await takeOnce(page)
    if (after.equals(before)) return after
    before = after
  }
  throw new Error(`${id} never comes to rest; set parameters.picture to false beside the reason`)
}

async function takeOnce(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }))
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
  })
}

/**
 * Dealers by their names, parted by commas.
 * @throws RangeError for a name that is none
 */
export function parseDealers(names: string | undefined): readonly DealerName[] {
  if (names === undefined) return dealerNames
  return names.split(',').map((name) => {
    const dealer = dealerNames.find((known) => known === name)
    if (!dealer) throw new RangeError(`${name} is none of the dealers ${dealerNames.join(', ')}`)
    return dealer
  })
}
