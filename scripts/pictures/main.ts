// Draws the stories of the commit named in .storybook/reviewed and those of the working tree in one
// browser, and says which pictures changed, are new or gone. Arguments choose story files by a part of
// their path; "--dealers harbour,aurelia" chooses whose sites. "--reviewed" moves the mark to the present
// commit, once somebody has looked.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { launchOptions } from '../browser.mjs'
import { serveFolder } from '../static-server.mjs'
import { compareFolders, type Difference } from './compare.ts'
import { type Drawing, drawStories, parseDealers } from './draw.ts'
import {
  buildStorybook,
  readReviewed,
  reviewedFile,
  root,
  runIn,
  withCheckout,
} from './reviewed.ts'

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { dealers: { type: 'string' }, reviewed: { type: 'boolean', default: false } },
})

const pictures = join(root, '.storybook/pictures')
const folders = { was: join(pictures, 'was'), is: join(pictures, 'is') }

/** Writes the present commit down as the one whose pictures somebody has looked at. */
async function moveMark(): Promise<void> {
  if (runIn(root, 'git', ['status', '--porcelain', '--untracked-files=no']) !== '') {
    throw new Error('commit the changes first: the mark names a commit')
  }
  const commit = runIn(root, 'git', ['rev-parse', 'HEAD'])
  await writeFile(reviewedFile, `${commit}\n`)
  console.log(`Pictures: ${commit} is reviewed; commit .storybook/reviewed`)
}

/** Draws the stories of a built Storybook. */
async function drawBuild(
  build: string,
  drawing: Omit<Drawing, 'url' | 'dealers' | 'paths'> & { paths?: readonly string[] },
): Promise<number> {
  const server = await serveFolder(build)
  try {
    return await drawStories({
      paths,
      ...drawing,
      dealers: parseDealers(values.dealers),
      url: server.url,
    })
  } finally {
    await server.close()
  }
}

/**
 * Holds the comparison against a button whose padding is one pixel wider.
 * @throws Error when it does not see that
 */
async function checkPlantedFault(browser: Browser, build: string): Promise<void> {
  const folder = join(pictures, 'planted')
  const button = { browser, paths: ['ui/src/button/button.stories'] }
  await drawBuild(build, { ...button, folder: join(folder, 'was') })
  await drawBuild(build, { ...button, folder: join(folder, 'is'), faults: ['padding'] })
  const seen = await compareFolders(join(folder, 'was'), join(folder, 'is'))
  if (!seen.some(({ kind, path }) => kind === 'changed' && path.endsWith('button--default.png'))) {
    throw new Error('a padding one pixel wider is not seen')
  }
  await rm(folder, { recursive: true })
}

/** Lays what differs into folders to look at: both sides of a changed picture stand next to each other. */
async function layOut(differences: readonly Difference[]): Promise<void> {
  for (const { path, kind } of differences) {
    const target = join(pictures, kind, path)
    await mkdir(dirname(target), { recursive: true })
    if (kind !== 'new') await cp(join(folders.was, path), target.replace(/\.png$/, '.was.png'))
    if (kind !== 'gone') await cp(join(folders.is, path), target.replace(/\.png$/, '.is.png'))
  }
}

function printReport(taken: number, differences: readonly Difference[]): void {
  for (const kind of ['changed', 'new', 'gone'] as const) {
    const found = differences.filter((difference) => difference.kind === kind)
    if (found.length === 0) continue
    console.log(`\n${found.length} ${kind}, in .storybook/pictures/${kind}:`)
    for (const { path, note } of found) console.log(`  ${path}${note ? `, ${note}` : ''}`)
  }
  console.log(`\nPictures: ${taken} drawn, ${differences.length} not as they were reviewed`)
}

async function compare(): Promise<void> {
  const commit = readReviewed()
  await rm(pictures, { recursive: true, force: true })
  const browser = await chromium.launch(launchOptions())
  try {
    const build = buildStorybook(root)
    await checkPlantedFault(browser, build)
    console.log(`Pictures: drawing ${commit.slice(0, 12)}, which was reviewed`)
    await withCheckout(commit, (folder) =>
      drawBuild(buildStorybook(folder), { browser, folder: folders.was }),
    )
    console.log('Pictures: drawing the working tree')
    const taken = await drawBuild(build, { browser, folder: folders.is })
    if (taken === 0) throw new Error('no story with a picture was chosen')
    const differences = await compareFolders(folders.was, folders.is)
    await layOut(differences)
    printReport(taken, differences)
  } finally {
    await browser.close()
  }
}

try {
  await (values.reviewed ? moveMark() : compare())
} catch (error) {
  console.error(`Pictures: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
