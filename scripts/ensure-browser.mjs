// Finds a Chromium, installs one, or says in one sentence what is missing.
import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { browserPath, launchOptions } from './browser.mjs'

async function launches() {
  if (!browserPath()) return false
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

function installFromDebian() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args]
    return run(command, rest)
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')
}

const installers = [
  ['Playwright', () => run('npx', ['playwright', 'install', 'chromium'])],
  ['the system packages', installFromDebian],
]

async function ensureBrowser() {
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
