// Runs every story in a real browser, once for each dealer: it must draw, its play function must
// end well and axe must find nothing. Builds the workshop first when its sources changed.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serveFolder } from './static-server.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dealers = ['harbour', 'ridgeline']

/** Runs a command of the project and gives its exit code. */
function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} did not start: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

const build = ['run', 'build:storybook', '--output-logs=errors-only', '--log-order=grouped']
if ((await run('turbo', build)) !== 0) {
  console.error('Stories: the workshop does not build')
  process.exit(1)
}

const server = await serveFolder(fileURLToPath(new URL('../storybook-static', import.meta.url)))
const failed = []
for (const dealer of dealers) {
  console.log(`\nStories as ${dealer}`)
  const args = ['--url', server.url, '--maxWorkers', '2', ...process.argv.slice(2)]
  const code = await run('test-storybook', args, {
    STORY_GLOBALS: JSON.stringify({ dealer }),
  })
  if (code !== 0) failed.push(dealer)
}
await server.close()

if (failed.length > 0) {
  console.error(`\nStories: failed as ${failed.join(' and ')}`)
  process.exit(1)
}
console.log(`\nStories: passed as ${dealers.join(' and ')}`)
