import { formatNumberText } from '@forecourt/ui/number-field'
import { TextField } from '@forecourt/ui/text-field'
import { type ComponentProps, useState } from 'react'
import { readWholeDollars } from '../../model/lead-text.ts'

export interface MoneyInputProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** The amount as it was typed or filled in. */
  value: string
  /** Called with each change. */
  onChange: (value: string) => void
}

/** Amount of dollars: as it is typed while it is typed, with separators after. */
export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...rest}
      type="text"
      inputMode="numeric"
      prefix="$"
      value={typed === value ? typed : groupDollars(value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        onChange(text)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/* An amount with cents, and what is no amount, stays as it was typed. */
function groupDollars(text: string): string {
  const dollars = readWholeDollars(text)
  return dollars === null ? text : formatNumberText(dollars)
}
