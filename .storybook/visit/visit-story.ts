import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { type AxeParameters, findFaults } from './axe.ts'
import { type Comparison, checkPicture } from './picture.ts'
import { findOverflow } from './reflow.ts'
import { dressAs, redrawAs } from './scene.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A story that has been drawn and whose play function has ended. */
export interface StoryVisit {
  page: Page
  id: string
  title: string
  /** Names of the dealers it is dressed as. */
  dealers: readonly string[]
  axe: AxeParameters
  /** Dealers it has a picture of; none for what no two runs draw alike. */
  pictured: readonly string[]
  /** False for a page that may scroll sideways. */
  reflows: boolean
  /** True replaces pictures that changed instead of reporting them. */
  keepsPictures: boolean
}

/** Everything wrong with a story in the dress of each dealer, a line each; empty when it is sound. */
export async function visitStory(visit: StoryVisit): Promise<string[]> {
  const problems: string[] = []
  for (const dealer of visit.dealers) problems.push(...(await visitAs(visit, dealer)))
  if (visit.reflows) {
    const wide = await findOverflow(visit.page)
    problems.push(...wide.map((name) => `scrolls sideways: ${name}`))
  }
  return problems
}

async function visitAs(visit: StoryVisit, dealer: string): Promise<string[]> {
  const { page, title } = visit
  const isDrawnAnew = title.startsWith('Foundations/')
  await (isDrawnAnew ? redrawAs(page, dealer) : dressAs(page, dealer))
  const isSameElements = !isDrawnAnew && dealer !== visit.dealers[0]
  const faults = await findFaults(page, visit.axe, isSameElements ? 'looks' : 'everything')
  const found = faults.map(
    ({ rule, help, elements }) => `${dealer}: ${rule}, ${help}: ${elements.join(', ')}`,
  )
  if (!visit.pictured.includes(dealer)) return found
  const picture = describePicture(await comparePicture(visit, dealer))
  return picture === null ? found : [...found, `${dealer}: ${picture}`]
}

/** How long a picture that differs may take to come to rest, in milliseconds. */
const patienceMilliseconds = 700

/** How often a picture that differs is taken again. */
const mostAgain = 3

/**
 * Believes a change, and keeps a picture, only when the next one is the same: something may still
 * have been on its way.
 */
async function comparePicture(visit: StoryVisit, dealer: string): Promise<Comparison> {
  let found = await takePicture(visit, dealer)
  for (let again = 0; again < mostAgain && isUnrest(found); again += 1) {
    await visit.page.waitForTimeout(patienceMilliseconds)
    found = await takePicture(visit, dealer)
  }
  return found
}

const isUnrest = ({ kind }: Comparison) => kind !== 'same' && kind !== 'missing'

/** Height of the tallest picture, in pixels: a page is judged by what is seen first. */
const tallest = 1_200

async function takePicture({ page, id, keepsPictures }: StoryVisit, dealer: string) {
  const { scrollWidth: width, scrollHeight } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight: height } = document.documentElement
    return { scrollWidth, scrollHeight: height }
  })
  const clip = { x: 0, y: 0, width, height: Math.min(scrollHeight, tallest) }
  return checkPicture({
    folder: here('../pictures'),
    changedFolder: here('../pictures-changed'),
    name: `${dealer}/${id}`,
    taken: await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip }),
    keep: keepsPictures,
  })
}

function describePicture(comparison: Comparison): string | null {
  switch (comparison.kind) {
    case 'same':
      return null
    case 'kept':
      return 'no two pictures of it are alike'
    case 'missing':
      return 'no picture is kept; look at it and run "npm run pictures"'
    case 'size':
      return `the picture was ${comparison.was} and is ${comparison.is}`
    case 'changed':
      return `${comparison.pixels} pixels of the picture changed`
  }
}
