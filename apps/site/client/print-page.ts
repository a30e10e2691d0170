/** Shows the button that prints, and opens the browser's own dialog once the page is whole. */
export function printPage(button: HTMLElement): void {
  button.hidden = false
  button.addEventListener('click', () => window.print())
  // Once every picture is there: the dialog shows what is on the page at that moment.
  if (document.readyState === 'complete') window.print()
  else window.addEventListener('load', () => window.print(), { once: true })
}
