import { HELD_OFFLINE, whenOnline } from './guard-offline.ts'
import { holdChanges } from './held-changes.ts'
import { holdSelection } from './held-selection.ts'

/** Loads the code of one island and hydrates it; resolves when its tree handles events. */
export type HydrateIsland = (island: HTMLElement) => Promise<void>

const intents = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
const replayable =
  'button, summary, [role=button], input[type=checkbox], input[type=radio], a[data-hydrate]'

/** Slider whose code says how far a key moves it. */
const freeSlider = 'input[type=range][step=any]'

/** Runs at the first sign that a visitor wants to use `island`: a pointer over it, a touch, focus or a key. */
export function whenReached(island: HTMLElement, run: (intent?: Event) => void): void {
  for (const intent of intents)
    island.addEventListener(intent, run, { capture: true, passive: true, once: true })
  // A pointer or focus that came before this script did is not told again.
  if (island.matches(':hover, :focus-within')) run()
}

/**
 * Runs at the first act of a visitor anywhere in the page: a pointer or wheel that moves, a touch, focus or a
 * key. A pointer that only rests where the page appears is no act, though the browser tells of it.
 */
export function whenUsed(run: () => void): void {
  // A focus that came before this script did is not told again.
  if (document.querySelector(':focus')) return run()
  const until = new AbortController()
  const act = (event: Event) => {
    if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return
    until.abort()
    run()
  }
  for (const type of ['pointermove', 'wheel', 'touchstart', 'focusin', 'keydown'])
    addEventListener(type, act, { capture: true, passive: true, signal: until.signal })
}

const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0

/**
 * Hydrates `island` on the first sign that a visitor wants to use it. A press that arrives before
 * the code does is held, its control marked busy, and played again once, and so is what was chosen or
 * typed meanwhile; links and forms need no holding, because they work without script. A key on a slider
 * without steps of its own is held too: the code alone knows how far it moves. Code that cannot be fetched offline
 * is fetched when the connection returns, and the page is told of a press that waits for it. Code that fails to come
 * otherwise gives the presses back to the page, and the next one, or the next change, asks for it
 * again.
 */
export function hydrateOnIntent(island: HTMLElement, hydrate: HydrateIsland): () => void {
  let state: 'waiting' | 'loading' | 'offline' = 'waiting'
  const held: (() => void)[] = []
  const tellChanges = holdChanges(island)
  let selectAgain = () => {}

  function listen() {
    island.addEventListener('click', hold, true)
    island.addEventListener('keydown', holdKey, true)
  }

  function giveBack() {
    island.removeEventListener('click', hold, true)
    island.removeEventListener('keydown', holdKey, true)
    selectAgain()
    return replay(held.splice(0))
  }

  function finish() {
    island.dataset.hydrated = ''
    tellChanges()
    void giveBack()
  }

  async function fail() {
    await giveBack()
    state = 'waiting'
    listen()
    island.addEventListener('input', start, { capture: true, once: true })
  }

  function start(intent?: Event) {
    if (state !== 'waiting') return
    state = 'loading'
    selectAgain = holdSelection(island, intent)
    load()
  }

  function load() {
    // A failure that began offline may be told after the connection is back.
    const wasOnline = navigator.onLine
    hydrate(island).then(finish, (error: unknown) => {
      if (wasOnline && navigator.onLine) {
        console.error('The page stays usable without its script:', error)
        void fail()
        return
      }
      state = 'offline'
      if (held.length > 0 && !navigator.onLine) tellHeld()
      whenOnline(load)
    })
  }

  function tellHeld() {
    island.dispatchEvent(new Event(HELD_OFFLINE, { bubbles: true }))
  }

  function hold(event: MouseEvent) {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>(replayable) : null
    if (!control || !island.contains(control) || isNative(control) || hasModifier(event)) return
    event.preventDefault()
    event.stopPropagation()
    control.setAttribute('aria-busy', 'true')
    held.push(() => {
      control.removeAttribute('aria-busy')
      if (control.isConnected) control.click()
    })
    if (state === 'offline') tellHeld()
    start()
  }

  function holdKey(event: KeyboardEvent) {
    const { target, key, code } = event
    const isMove = target instanceof HTMLInputElement && target.matches(freeSlider)
    if (!isMove || !key.startsWith('Arrow') || hasModifier(event)) return
    event.preventDefault()
    event.stopPropagation()
    const again = { key, code, bubbles: true, cancelable: true }
    held.push(() => void target.dispatchEvent(new KeyboardEvent('keydown', again)))
    start()
  }

  listen()
  whenReached(island, start)
  return start
}

/** Plays presses again, each after what the former one changed is in the page. */
async function replay(presses: readonly (() => void)[]): Promise<void> {
  for (const press of presses) {
    press()
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** A press with a second key, such as one that opens a link elsewhere, which the browser answers by itself. */
const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

/** Controls whose press the browser answers by itself: submit buttons, disclosure summaries, command buttons. */
function isNative(control: HTMLElement): boolean {
  if (control instanceof HTMLButtonElement) {
    const submits = control.type === 'submit' && control.form !== null
    return submits || control.hasAttribute('commandfor') || control.hasAttribute('data-native')
  }
  return control.tagName === 'SUMMARY' || control instanceof HTMLInputElement
}
