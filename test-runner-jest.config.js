// Stories run in the browser the other tools use.
import { getJestConfig } from '@storybook/test-runner'
import { launchOptions } from './scripts/browser.mjs'

const base = getJestConfig()
const playwright = base.testEnvironmentOptions['jest-playwright']

export default {
  ...base,
  testTimeout: 120_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': { ...playwright, browsers: ['chromium'], launchOptions: launchOptions() },
  },
}
