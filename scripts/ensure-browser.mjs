// Finds a Chromium, installs one, or says in one sentence what is missing.
import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { isHeavy, launchOptions } from './browser.mjs'

const isRoot = process.getuid?.() === 0

async function launches() {
  try {
    const browser = await chromium.launch(launchOptions())
    await browser.close()
    return true
  } catch {
    return false
  }
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}

function installFromDebian(...names) {
  const apt = (...args) => {
    const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args]
    return run(command, rest)
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names)
}

const installers = [
  ['Playwright', () => run('npx', ['playwright', 'install', 'chromium'])],
  ['the system packages', () => installFromDebian('chromium', 'chromium-headless-shell')],
]

async function ensureBrowser() {
  // A container gets the light one beside the browser it has; a person's machine is left as it is.
  if (isRoot && isHeavy()) installFromDebian('chromium-headless-shell')
  if (await launches()) return true
  for (const [source, install] of installers) {
    console.log(`No browser for the tests yet; trying ${source} …`)
    if (install() && (await launches())) return true
  }
  return false
}

if (!(await ensureBrowser())) {
  console.error(
    'The browser tests need Chromium: install it and set CHROMIUM_PATH to its executable.',
  )
  process.exit(1)
}
