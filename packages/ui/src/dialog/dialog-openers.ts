import { isPlainClick } from '../plain-click/plain-click.ts'
import { recordScrollbarWidth } from './scrollbar-width.ts'

/** Attributes of a link that opens a dialog. */
export interface DialogLink {
  'aria-haspopup': 'dialog'
  'data-opens-dialog': string
}

/** Attributes of a button that opens a dialog. */
export interface DialogOpener extends DialogLink {
  command: 'show-modal'
  commandfor: string
}

/**
 * Attributes that make a link open the dialog or drawer of this id, once `connectDialogOpeners` runs.
 * Give it its own page as `href`, for a visitor without script.
 */
export function createDialogLink(id: string): DialogLink {
  return { 'aria-haspopup': 'dialog', 'data-opens-dialog': id }
}

/**
 * Attributes that make a button open the dialog or drawer of this id, without script where the
 * browser knows invoker commands; `connectDialogOpeners` covers older browsers.
 */
export function opensDialog(id: string): DialogOpener {
  return { command: 'show-modal', commandfor: id, ...createDialogLink(id) }
}

const opensByItself = (opener: Element, dialog: Element) =>
  'commandForElement' in opener && opener.commandForElement === dialog

function openDialogOf(event: MouseEvent, page: Document) {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return
  const opener = event.target.closest<HTMLElement>('[data-opens-dialog]')
  const dialog = page.getElementById(opener?.dataset.opensDialog ?? '')
  if (!opener || !(dialog instanceof HTMLDialogElement) || opensByItself(opener, dialog)) return
  event.preventDefault()
  // Safari does not focus a pressed button; the dialog gives the focus back to whoever has it now.
  opener.focus()
  if (!dialog.open) dialog.showModal()
}

/**
 * Listens for every opener on the page, present and future, and holds the page still while a modal
 * dialog opens; needs no React.
 * @returns what takes the listener away again
 */
export function connectDialogOpeners(page: Document): () => void {
  const onClick = (event: MouseEvent) => openDialogOf(event, page)
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement) recordScrollbarWidth(page)
  }
  page.addEventListener('click', onClick)
  page.addEventListener('beforetoggle', onToggle, true)
  return () => {
    page.removeEventListener('click', onClick)
    page.removeEventListener('beforetoggle', onToggle, true)
  }
}
