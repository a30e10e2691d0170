import type { TradeInValues } from '../../model/trade-in/trade-in-page.ts'

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
