/** A stretch of time in which the words beside the hours stay the same. */
export interface OpeningPhase {
  /** First minute, in minutes since 1970. */
  fromMinutes: number
  /** Words of `describeOpening`, with `{n}` for the minutes until the next phase; empty when there are none. */
  text: string
  isOpen: boolean
}

const toMinutes = (at: Date) => Math.floor(at.getTime() / 60_000)

/** Words at an instant; empty before the first phase and after the last. */
export function readOpeningPhase(
  phases: readonly OpeningPhase[],
  now: Date,
): Pick<OpeningPhase, 'text' | 'isOpen'> {
  const minutes = toMinutes(now)
  const index = phases.findLastIndex(({ fromMinutes }) => fromMinutes <= minutes)
  const phase = phases[index]
  if (!phase) return { text: '', isOpen: false }
  const left = (phases[index + 1]?.fromMinutes ?? minutes) - minutes
  return {
    text: phase.text.replace('{n}', left === 1 ? '1 minute' : `${left} minutes`),
    isOpen: phase.isOpen,
  }
}

/** Phases as one attribute of an element; null without any. */
export function formatOpeningPhases(phases: readonly OpeningPhase[]): string | null {
  if (phases.length === 0) return null
  return phases
    .map(({ fromMinutes, text, isOpen }) => `${fromMinutes}${isOpen ? '+' : '-'}${text}`)
    .join('|')
}

/** The phases such an attribute holds; what is none is left out. */
export function parseOpeningPhases(attribute: string): OpeningPhase[] {
  return attribute.split('|').flatMap((part) => {
    const [, from = '', sign, text = ''] = /^(\d+)([+-])(.*)$/.exec(part) ?? []
    return from === '' ? [] : [{ fromMinutes: Number(from), text, isOpen: sign === '+' }]
  })
}
