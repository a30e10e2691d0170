import type { LaunchOptions } from 'playwright'

export function browserPath(): string | undefined
export function launchOptions(): LaunchOptions
export const nearPictures: string
