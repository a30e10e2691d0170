/** Told by an island that holds a press until the connection returns; it bubbles. */
export const HELD_OFFLINE = 'heldoffline'

/** Calls back once the browser is online; at once where it is. */
export function whenOnline(run: () => void): void {
  if (navigator.onLine) run()
  else addEventListener('online', run, { once: true })
}

/** True for a press that leads away from the page in this tab. */
function leavesPage(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  const isElsewhere = link.target !== '' && link.target !== '_self'
  if (isElsewhere || link.hasAttribute('download') || ctrlKey || metaKey || shiftKey || altKey)
    return false
  const { protocol, hash, href } = link
  const isPlace = hash !== '' && href.split('#')[0] === location.href.split('#')[0]
  return protocol.startsWith('http') && !isPlace
}

/**
 * Keeps the page where the browser is offline: a link or a form that would leave it for an error of the browser waits
 * for the connection, with everything typed. The last one goes on then; Escape forgets it. Whatever handles its
 * presses by itself is left alone.
 * @param root has an element with `data-offline`, the words that say so; it is hidden and empty otherwise
 * @param signal ends it; default never
 * Source: `PLUS-084`
 */
export function guardOffline(root: Document, signal?: AbortSignal): void {
  const until = signal ? { signal } : undefined
  const notice = root.querySelector<HTMLElement>('[data-offline]')
  let waiting: (() => void) | null = null
  const say = (words: string) => {
    if (!notice) return
    // Shown first: what changes in it is read out then.
    notice.hidden = words === ''
    notice.textContent = words
  }
  const tell = () => say(notice?.dataset['offline'] ?? '')
  const holdBack = (event: Event, goOn: () => void) => {
    event.preventDefault()
    waiting = goOn
    tell()
  }
  root.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[href]')
      if (link && leavesPage(link, event)) holdBack(event, () => location.assign(link.href))
    },
    until,
  )
  root.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter, defaultPrevented } = event
      if (navigator.onLine || defaultPrevented || !(form instanceof HTMLFormElement)) return
      if (form.method !== 'dialog') holdBack(event, () => form.requestSubmit(submitter))
    },
    until,
  )
  root.addEventListener(HELD_OFFLINE, tell, until)
  root.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !waiting) return
      waiting = null
      say('')
    },
    until,
  )
  addEventListener(
    'online',
    () => {
      say('')
      const goOn = waiting
      waiting = null
      goOn?.()
    },
    until,
  )
}
