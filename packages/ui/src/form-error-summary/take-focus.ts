/**
 * Focuses an alert that appears. One that came with the page has `autofocus`, so that its browser did so when it
 * loaded, also without script; by the time there is one, a visitor may be in a field.
 */
export function takeFocus(alert: HTMLElement | null): void {
  if (alert?.hasAttribute('autofocus')) alert.removeAttribute('autofocus')
  else alert?.focus()
}
