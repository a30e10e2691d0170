import { chooseAttributes, isChosen } from '../index/attribute-choice.ts'

/** Fields of every answer, whatever was asked for. */
const FIXED_FIELDS = ['message', 'warning', 'cursor', 'abTestVariantID']

/** The fields of an answer that were asked for; null for all. */
export function keepResponseFields<Answer extends object>(
  answer: Answer,
  fields: readonly string[] | null,
): Answer {
  if (!fields) return answer
  const choose = chooseAttributes([...fields, ...FIXED_FIELDS])
  const chosen = Object.entries(answer).filter(([name]) => isChosen(choose, name))
  return Object.fromEntries(chosen) as Answer
}
