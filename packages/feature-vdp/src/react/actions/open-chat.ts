import type { ChatScript } from '@forecourt/tenant-config/model'

/** Event a chat script listens for; preventing it says that the chat has opened. */
const CHAT_EVENT = 'forecourt:open-chat'

/** Milliseconds a chat has to answer before the visitor is led to the contact page. */
const PATIENCE_MS = 8000
const POLL_MS = 100

const loaded = new Map<string, Promise<void>>()

/** The script, fetched once a page; one that did not come may be asked for again. */
function load(src: string): Promise<void> {
  const known = loaded.get(src)
  if (known) return known
  const script = document.createElement('script')
  const coming = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} did not load`)))
  })
  loaded.set(src, coming)
  coming.catch(() => {
    loaded.delete(src)
    script.remove()
  })
  script.src = src
  document.head.append(script)
  return coming
}

/** Calls a function of the page by its name, as its object's own; false while there is none. */
function call(name: string): boolean {
  const path = name.split('.')
  const last = path.pop() ?? ''
  const owner = path.reduce<unknown>(
    (object, key) =>
      object === null || object === undefined ? object : Reflect.get(Object(object), key),
    window,
  )
  const open: unknown =
    owner === null || owner === undefined ? null : Reflect.get(Object(owner), last)
  if (typeof open !== 'function') return false
  Reflect.apply(open, owner, [])
  return true
}

/** Opens a chat that listens for it; true when one did. */
export const showChat = (): boolean => !dispatchEvent(new Event(CHAT_EVENT, { cancelable: true }))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function tryUntil(deadline: number, attempt: () => boolean): Promise<boolean> {
  while (!attempt()) {
    if (performance.now() > deadline) return false
    await wait(POLL_MS)
  }
  return true
}

/**
 * Fetches the chat on the first call and opens it; a chat may take a moment to set itself up.
 * @returns false when it did not come or did not open in time
 * Source: D-87
 */
export async function openChat({ script, open }: ChatScript): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS
  try {
    const came = load(script).then(() => true)
    if (!(await Promise.race([came, wait(PATIENCE_MS)]))) return false
    return await tryUntil(deadline, () => (open === null ? showChat() : call(open)))
  } catch (error) {
    console.warn('The chat did not open:', error)
    return false
  }
}
