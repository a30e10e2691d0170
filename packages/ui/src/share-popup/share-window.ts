/** Size of the window a service opens in, in pixels. Source: VDP-104 */
export const shareWindowSize = { width: 550, height: 400 } as const

/** Where the browser's window is on the screen, in pixels. */
export interface WindowPlace {
  screenX: number
  screenY: number
  outerWidth: number
  outerHeight: number
}

/** Features of a popup window in the middle of the browser's window. */
export function shareWindowFeatures(place: WindowPlace): string {
  const { width, height } = shareWindowSize
  const left = Math.round(place.screenX + (place.outerWidth - width) / 2)
  const top = Math.round(place.screenY + (place.outerHeight - height) / 2)
  return `popup=yes,width=${width},height=${height},left=${left},top=${top}`
}

/**
 * Opens a service in a small window of its own.
 * @returns false when the browser blocked it; the link should then open its new tab
 */
export function openShareWindow(
  href: string,
  browser: WindowPlace & Pick<Window, 'open'> = window,
): boolean {
  const popup = browser.open(href, 'share', shareWindowFeatures(browser))
  if (!popup) return false
  // With the feature `noopener` the browser would not say whether it was blocked.
  popup.opener = null
  popup.focus()
  return true
}
