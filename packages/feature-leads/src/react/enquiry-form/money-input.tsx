import { formatNumberText } from '@forecourt/ui/number-field'
import { TextField } from '@forecourt/ui/text-field'
import { type ComponentProps, useState } from 'react'
import { readWholeDollars, ungroupDollars } from '../../model/lead-text.ts'

export interface MoneyInputProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** The amount, as a form sends it: "30000". */
  value: string
  /** Called with each change: the digits of an amount, and whatever else was typed as it is. */
  onChange: (value: string) => void
}

/** Amount of dollars: as it is typed while it is typed, with separators after. */
export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  return (
    <TextField
      {...rest}
      type="text"
      inputMode="numeric"
      prefix="$"
      value={typed?.value === value ? typed.text : groupDollars(value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped({ text, value: ungroupDollars(text) })
        onChange(ungroupDollars(text))
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
