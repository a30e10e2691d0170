import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isRoot = process.getuid?.() === 0

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of the browser every tool uses: `CHROMIUM_PATH`, Playwright's own, or the system's; undefined when there is none. */
export function browserPath() {
  const own = chromium.executablePath()
  return [process.env.CHROMIUM_PATH, own, ...systemBrowsers].find(
    (path) => path && existsSync(path),
  )
}

/** Playwright launch options for that browser; `*.localhost` resolves to this machine, the sandbox stays on except for root. */
export function launchOptions() {
  return {
    executablePath: browserPath(),
    args: [
      ...quietFlags,
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  }
}
