import { joinNames } from '@forecourt/stock/model'

/** "MG MG3" is an MG3: the value names make and model, the label says nothing twice. */
export function formatMakeModel(value: string): string {
  const [make = '', ...model] = value.split(' ')
  return joinNames([make, model.join(' ')])
}
