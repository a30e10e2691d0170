import { parseOpeningPhases, readOpeningPhase } from '../../model/opening-schedule.ts'

function updateWords(element: HTMLElement, now: Date): void {
  const phases = parseOpeningPhases(element.dataset.opening ?? '')
  const { text, isOpen } = readOpeningPhase(phases, now)
  // A page left open for days knows nothing of now, and says nothing.
  element.hidden = text === ''
  if (text === '' || element.textContent === text) return
  element.textContent = text
  element.dataset.open = String(isOpen)
}

/** Waits for the next full minute, by whatever clock. */
const untilNextMinuteMs = (now: Date) => 60_000 - (now.getTime() % 60_000)

/**
 * Has the hours on a page say whether the place is open at this minute, now and at each minute to come.
 * @param page the document
 * @param readNow the clock; default the visitor's
 * @returns what stops it
 * Source: PLUS-082
 */
export function connectOpeningWords(
  page: ParentNode,
  readNow: () => Date = () => new Date(),
): () => void {
  const elements = page.querySelectorAll<HTMLElement>('[data-opening]')
  if (elements.length === 0) return () => undefined
  let timer: ReturnType<typeof setTimeout>
  const update = () => {
    const now = readNow()
    for (const element of elements) updateWords(element, now)
    timer = setTimeout(update, untilNextMinuteMs(now))
  }
  update()
  return () => clearTimeout(timer)
}
