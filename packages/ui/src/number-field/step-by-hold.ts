/** Time a button is held before it repeats, and from one repetition to the next, in milliseconds. */
const waitMs = 400
const intervalMs = 75

const endings = ['pointerup', 'pointerleave', 'pointercancel']

/** Presses a button again and again for as long as it is held and can be pressed. */
export function repeatWhileHeld(button: HTMLButtonElement): void {
  const repeat = () => {
    if (button.disabled || !button.isConnected) return
    button.click()
    timer = setTimeout(repeat, intervalMs)
  }
  let timer = setTimeout(repeat, waitMs)
  for (const type of endings)
    button.addEventListener(type, () => clearTimeout(timer), { once: true })
}

/** Lets the wheel press the step buttons beside an input while it has the focus; a page that scrolls past changes nothing. */
export function stepByWheel(input: HTMLInputElement): void {
  const listeners = new AbortController()
  const { signal } = listeners
  const onWheel = (event: WheelEvent) => {
    const [less, more] = input.parentElement?.querySelectorAll('button') ?? []
    event.preventDefault()
    const pressed = event.deltaY < 0 ? more : less
    pressed?.click()
  }
  input.addEventListener('wheel', onWheel, { passive: false, signal })
  input.addEventListener('blur', () => listeners.abort(), { signal })
}
