import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium without the parts a person sees: a page costs a third less. */
const lightBrowser = '/usr/bin/chromium-headless-shell'

const isRoot = process.getuid?.() === 0

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Features switched off. Chromium takes the last such list of a command, so Playwright's own stands here
 * with the two of the address bar, which draw its suggestions in a process of their own for each context.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Path of a whole browser: `CHROMIUM_PATH`, Playwright's own, or the system's; undefined when there is none. */
export function browserPath() {
  const own = chromium.executablePath()
  return [process.env.CHROMIUM_PATH, own, ...systemBrowsers].find(
    (path) => path && existsSync(path),
  )
}

/** Path of the lightest browser that runs pages; undefined where Playwright finds its own, which has one. */
function lightestPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(chromium.executablePath())) return undefined
  return existsSync(lightBrowser) ? lightBrowser : browserPath()
}

/** True where only a whole browser of the system is found. */
export const isHeavy = () => !process.env.CHROMIUM_PATH && systemBrowsers.includes(lightestPath())

const connections = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G']

/**
 * Pictures that wait until they are near are fetched a little before they are in view, not two screens
 * before: a page whose lower half nobody looks at costs a sixth less.
 */
export const nearPictures = `--blink-settings=${connections.map((name) => `lazyLoadingImageMarginPx${name}=50`).join()}`

/** Playwright launch options of every tool; `*.localhost` resolves to this machine, the sandbox stays on except for root. */
export function launchOptions() {
  return {
    executablePath: lightestPath(),
    args: [
      ...quietFlags,
      `--disable-features=${disabledFeatures.join(',')}`,
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  }
}
