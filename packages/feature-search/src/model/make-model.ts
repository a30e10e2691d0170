import { joinNames } from '@forecourt/stock/model'

/** Labels by value: a page lists the models of a whole stock several times. */
const labels = new Map<string, string>()

const MAX_LABELS = 10_000

/** "MG MG3" is an MG3: the value names make and model, the label says nothing twice. */
export function formatMakeModel(value: string): string {
  const known = labels.get(value)
  if (known !== undefined) return known
  const [make = '', ...model] = value.split(' ')
  const label = joinNames([make, model.join(' ')])
  if (labels.size < MAX_LABELS) labels.set(value, label)
  return label
}
