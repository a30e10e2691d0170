// Draws every story in a real browser, plays it, dresses it as each dealer, lets axe check it there and
// makes it narrow. Builds the workshop first when its sources changed. The pictures of one dealer are
// compared with those that are kept, unless another browser drew them; "--pictures" compares those of
// every dealer, "--keep" keeps new and changed pictures and the evidence; any other argument chooses
// story files by a part of their path. A few files that fail on a busy machine are visited once more,
// and named when they are sound then.
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { launchOptions } from './browser.mjs'
import { writeReport } from './reports.mjs'
import { serveFolder } from './static-server.mjs'
import { checkEvidence, collectEvidence } from './story-evidence.mjs'

/** Files that are visited a second time; more of them are a fault, not a busy machine. */
const UNSTEADY_FILES = 3

const root = fileURLToPath(new URL('..', import.meta.url))
const pictures = join(root, '.storybook/pictures')
const keeps = process.argv.includes('--keep')
const drawnBy = await drawingBrowser()
const drawnByFile = join(pictures, 'drawn-by.txt')
const comparesAll = process.argv.includes('--pictures')
const comparesPictures = !keeps && (comparesAll || (await drewPictures()))
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

/** Runs a command of the project; gives its exit code and, unless it may speak, what it printed. */
function run(command, args, { env = {}, speaks = true } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', speaks ? 'inherit' : 'pipe', speaks ? 'inherit' : 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (printed += part))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, printed: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, printed }))
  })
}

/** Ends the run with a reason. */
function fail(reason) {
  console.error(`\nStories: ${reason}`)
  process.exit(1)
}

const build = ['run', 'build:storybook', '--output-logs=errors-only', '--log-order=grouped']
if ((await run('turbo', build)).code !== 0) fail('the workshop does not build')

if (!keeps && !comparesPictures) {
  console.log(`Stories: no pictures are compared, since another browser than ${drawnBy} drew them`)
}

const server = await serveFolder(join(root, 'storybook-static'))
const scratch = await mkdtemp(join(tmpdir(), 'forecourt-stories-'))
const evidenceFile = join(scratch, 'sound.txt')
const runner = ['--url', server.url, '--maxWorkers', '2']

const failed = await visitStories(chosen)
const unsteady = failed.length > 0 && failed.length <= UNSTEADY_FILES
if (unsteady) console.log(`\nStories: once more, alone: ${failed.join(', ')}`)
const broken = unsteady ? await visitStories(failed) : failed
if (broken.length > 0) fail('some failed; changed pictures lie in .storybook/pictures-changed')
if (unsteady) console.log(`\nStories: UNSTEADY, sound only at the second try: ${failed.join(', ')}`)
const index = JSON.parse(await readFile(join(root, 'storybook-static/index.json'), 'utf8'))

if (chosen.length === 0) {
  await checkPlantedFaults()
  if (keeps || comparesPictures) await checkOrphans()
  const evidence = collectEvidence(index, await readFile(evidenceFile, 'utf8'))
  const problem = await checkEvidence(evidence, keeps)
  if (problem) fail(problem)
  if (keeps) await writeFile(drawnByFile, `${drawnBy}\n`)
  if (process.argv.includes('--full')) {
    const title = 'Every story passes axe in every reference theme [PLUS-063]'
    await writeReport('full', [{ title, status: 'passed' }])
  }
}
await server.close()
await rm(scratch, { recursive: true, force: true })
console.log('\nStories: passed as every dealer')

/** Visits the stories of all files, or of those whose path matches; gives the files with a failure. */
async function visitStories(files) {
  const report = join(scratch, 'report.json')
  const { code } = await run(
    'test-storybook',
    [...runner, '--json', '--outputFile', report, ...files],
    {
      env: {
        NODE_NO_WARNINGS: '1',
        STORY_EVIDENCE: evidenceFile,
        STORY_PICTURES: keeps ? 'keep' : comparesPictures ? 'compare' : '',
        ...(keeps || comparesAll ? {} : { STORY_PICTURED: 'harbour' }),
      },
    },
  )
  const { testResults } = JSON.parse(await readFile(report, 'utf8'))
  if (files.length === 0) await writeReport('stories', testsOf(testResults))
  if (code === 0) return []
  return testResults
    .filter(({ status }) => status !== 'passed')
    .map(({ name }) => relative(root, name))
}

/** The stories of a run of the test runner as a report lists tests. */
function testsOf(testResults) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles, status }) => ({
      title: ancestorTitles.join(' '),
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    }))
}

/** The browser of this run, as far as it decides how text is drawn: "Chromium 141 on linux x64". */
async function drawingBrowser() {
  const browser = await chromium.launch(launchOptions())
  const [major] = browser.version().split('.')
  await browser.close()
  return `Chromium ${major} on ${process.platform} ${process.arch}`
}

/** Whether the kept pictures come from a browser that draws as this one does. */
async function drewPictures() {
  return (await readFile(drawnByFile, 'utf8').catch(() => '')).trim() === drawnBy
}

/** The run is worth something only if it sees a button one pixel wider and a text too pale. */
async function checkPlantedFaults() {
  const faults = [
    ['contrast', 'a text too pale', 'color-contrast'],
    ...(comparesPictures ? [['padding', 'a padding one pixel wider', 'the picture']] : []),
  ]
  for (const [fault, name, expected] of faults) {
    const { code: found, printed } = await run(
      'test-storybook',
      [...runner, 'ui/src/button/button.stories'],
      {
        env: { NODE_NO_WARNINGS: '1', STORY_FAULT: fault, STORY_PICTURES: 'compare' },
        speaks: false,
      },
    )
    if (found === 0 || !printed.includes(expected)) fail(`the run does not see ${name}`)
    console.log(`Stories: ${name} is seen`)
  }
}

/** A picture whose story is gone keeps nothing. */
async function checkOrphans() {
  const folders = (await readdir(pictures, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )
  for (const { name: dealer } of folders) {
    for (const file of await readdir(join(pictures, dealer))) {
      if (index.entries[file.replace(/\.webp$/, '')]) continue
      if (!keeps) fail(`no story belongs to the picture ${dealer}/${file}; run "npm run pictures"`)
      await rm(join(pictures, dealer, file))
    }
  }
}
