import type { LaunchOptions } from 'playwright'

export function browserPath(): string | undefined
export function launchOptions(): LaunchOptions
