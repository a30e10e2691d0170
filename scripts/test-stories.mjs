// Draws every story in a real browser, plays it, lets axe check it there in its themes and makes it
// narrow; a story that prints an error fails. Each is checked in one light theme and one dark, parts in one
// more in turn; "--full" checks all in every theme and writes the evidence of the page about accessibility.
// Any other argument chooses story files by a part of their path.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dealerNames } from '../.storybook/dealer-titles.ts'
import { writeReport } from './reports.mjs'
import { serveFolder } from './static-server.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const isFull = process.argv.includes('--full')
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

/** Faults planted in a story, and what the run must say of each. */
const plantedFaults = {
  contrast: 'color-contrast',
  wide: 'scrolls sideways: div.planted at 320 px',
  error: 'prints an error: a planted error',
  throw: 'prints an error: uncaught a planted exception',
}

/** Runs a command of the project; gives whether it passed and what it printed. */
function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => (printed += part))
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, printed: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, printed }))
  })
}

/** Messages of the failed stories in a report of Jest; all that was printed when there is no report. */
async function readFailures(file, printed) {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return printed
  const results = JSON.parse(text).testResults
  const unreadable = results.filter(({ assertionResults }) => assertionResults.length === 0)
  const failed = results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return [
    ...unreadable.map(({ name, message }) => `${name}\n${message}`),
    ...failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
  ].join('\n\n')
}

/** Visits the stories of a server; gives the ids of those it found sound, and what is wrong with the rest. */
async function visitStories(url, scratch, { args = chosen, env = {} } = {}) {
  const soundFile = join(scratch, 'sound.txt')
  const jestFile = join(scratch, 'jest.json')
  await writeFile(soundFile, '')
  await rm(jestFile, { force: true })
  const runner = ['--url', url, '--maxWorkers', '3', '--json', '--outputFile', jestFile, ...args]
  const { ok, printed } = await run('test-storybook', runner, {
    STORY_SOUND: soundFile,
    ...(isFull && { STORY_THEMES: 'all' }),
    ...env,
  })
  const sound = new Set((await readFile(soundFile, 'utf8')).split('\n').filter(Boolean))
  return { ok, sound, failures: ok ? '' : await readFailures(jestFile, printed) }
}

/** The run is worth something only if it sees what it looks for. */
async function findMissedFaults(url, scratch) {
  const { failures } = await visitStories(url, scratch, {
    args: ['search-failed.stories'],
    env: { STORY_FAULTS: Object.keys(plantedFaults).join(',') },
  })
  const missed = Object.entries(plantedFaults).filter(
    ([, expected]) => !failures.includes(expected),
  )
  return missed.map(([fault]) => `the run does not see a planted fault: ${fault}\n${failures}`)
}

/** Stories of the build, with their titles as a report lists them. */
async function readStories() {
  const index = JSON.parse(await readFile(join(root, 'storybook-static/index.json'), 'utf8'))
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title: `${title}: ${name}` }))
}

/** Reports of a run of all stories. */
async function report(stories, { ok, sound }) {
  const tests = stories.map((story) => ({
    ...story,
    status: sound.has(story.id) ? 'passed' : 'failed',
  }))
  await writeReport('stories', tests)
  if (!isFull) return
  const title = 'Every story passes axe in every reference theme [PLUS-063]'
  await writeReport('full', [{ title, status: ok ? 'passed' : 'failed' }])
}

/** Writes the evidence that the page about accessibility counts. */
async function writeEvidence(sound) {
  const evidence = {
    checkedOn: new Date().toISOString().slice(0, 10),
    themes: dealerNames,
    stories: [...sound].toSorted((one, other) => one.localeCompare(other, 'en')),
  }
  const file = join(root, '.storybook/accessibility/evidence.json')
  await writeFile(file, JSON.stringify(evidence))
  await run('biome', ['format', '--write', file])
}

/** Everything that is wrong with the stories; empty when they are sound. */
async function findProblems(url, scratch) {
  const visit = await visitStories(url, scratch)
  if (chosen.length > 0) return visit.ok ? [] : [visit.failures]
  const stories = await readStories()
  const unseen = stories.filter(({ id }) => !visit.sound.has(id)).map(({ id }) => id)
  await report(stories, { ...visit, ok: visit.ok && unseen.length === 0 })
  const problems = visit.ok ? [] : [visit.failures]
  if (unseen.length > 0) problems.push(`not found sound: ${unseen.join(', ')}`)
  problems.push(...(await findMissedFaults(url, scratch)))
  if (isFull && problems.length === 0) await writeEvidence(visit.sound)
  if (problems.length === 0) console.log(`Stories: ${stories.length} passed`)
  return problems
}

const build = ['run', 'build:storybook', '--output-logs=errors-only', '--log-order=grouped']
const built = await run('turbo', build)
const scratch = await mkdtemp(join(tmpdir(), 'forecourt-stories-'))
const server = await serveFolder(join(root, 'storybook-static'))
const problems = built.ok ? await findProblems(server.url, scratch) : [built.printed]
await server.close()
await rm(scratch, { recursive: true, force: true })
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
