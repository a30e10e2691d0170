import {
  answerPrefix,
  readTradeInValues,
  type TradeInPage,
  type TradeInValues,
} from '../../model/trade-in/trade-in-page.ts'
import type { TradeInStep } from '../../model/trade-in/trade-in-step.ts'

/** A change of a field; answers go by the id of their question. */
export type TradeInChange =
  | { name: Exclude<keyof TradeInValues, 'answers' | 'opt_in'>; value: string }
  | { name: 'opt_in'; value: boolean }
  | { name: 'answer'; question: string; value: string }

/** Values with a change in them. */
export function applyTradeInChange(values: TradeInValues, change: TradeInChange): TradeInValues {
  if (change.name === 'answer')
    return { ...values, answers: { ...values.answers, [change.question]: change.value } }
  return { ...values, [change.name]: change.value }
}

/** Name of the field a change is of, as its mistake goes by. */
export const fieldOfChange = (change: TradeInChange): string =>
  change.name === 'answer' ? `answer.${change.question}` : change.name

/** Texts that describe the car. */
const carTexts = ['rego', 'regoState', 'make', 'model', 'year', 'badge', 'km'] as const

/** Fields of the car that were typed at a step and are not sent yet, as a draft holds them. */
export const createCarDraft = (
  values: TradeInValues,
  step: TradeInStep,
): Record<string, string> => ({
  step,
  ...Object.fromEntries(carTexts.map((name) => [name, values[name]])),
  ...Object.fromEntries(
    Object.entries(values.answers).map(([id, answer]) => [answerPrefix + id, answer]),
  ),
})

/** Values with what a draft says of the car where nobody has typed since the page was rendered; of another step nothing. */
export function restoreCarDraft(
  values: TradeInValues,
  draft: Readonly<Record<string, unknown>>,
  rendered: TradeInPage,
): TradeInValues {
  const isReturned = rendered.notice !== null || Object.keys(rendered.errors).length > 0
  if (draft['step'] !== rendered.step || isReturned) return values
  const typed = readTradeInValues(draft)
  const { values: before } = rendered
  const texts = carTexts.filter((name) => typed[name] !== '' && values[name] === before[name])
  const answers = Object.entries(typed.answers).filter(
    ([id]) => values.answers[id] === before.answers[id],
  )
  return {
    ...values,
    ...Object.fromEntries(texts.map((name) => [name, typed[name]])),
    answers: { ...values.answers, ...Object.fromEntries(answers) },
  }
}
