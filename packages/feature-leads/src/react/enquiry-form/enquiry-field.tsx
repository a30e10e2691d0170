import { Checkbox } from '@forecourt/ui/checkbox'
import { Select } from '@forecourt/ui/select'
import { TextArea } from '@forecourt/ui/text-area'
import { TextField } from '@forecourt/ui/text-field'
import type { ComponentProps } from 'react'
import type { EnquiryField } from '../../model/enquiry-fields.ts'
import { enquiryFormStyles as styles } from './enquiry-form.styles.ts'
import { MoneyInput } from './money-input.tsx'

/** A change of one field. */
export interface FieldChange {
  name: string
  value: string | boolean | readonly string[]
  /** Further texts that changed with it. Default none. */
  others?: Readonly<Record<string, string>>
}

export interface EnquiryFieldProps {
  /** The field to show. */
  field: EnquiryField
  /** Id of its control. */
  id: string
  /** Content of it: a text, or the chosen options of a group. */
  value: string | readonly string[]
  /** Problem with it. Default none. */
  error?: string | undefined
  /** Called with each change. */
  onChange: (change: FieldChange) => void
}

type InputKind = Exclude<
  EnquiryField['kind'],
  'select' | 'message' | 'money' | 'choices' | 'appointment' | 'terms'
>

const inputs: Readonly<Record<InputKind, Partial<ComponentProps<typeof TextField>>>> = {
  text: { type: 'text', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    placeholder: '0412 345 678',
    pattern: '[\\d\\s\\+\\(\\)\\-\\.]{10,30}',
    title: '10 digits, such as 0412 345 678',
  },
  postcode: {
    type: 'text',
    inputMode: 'numeric',
    pattern: '\\d{4}',
    title: '4 digits, such as 4000',
  },
}

const isInput = (kind: EnquiryField['kind']): kind is InputKind => kind in inputs

/** One field of an enquiry form, with the keyboard and the constraints that fit what it asks. */
export function EnquiryFieldView({ field, id, value, error, onChange }: EnquiryFieldProps) {
  const { name, label, kind, isRequired: required, maxLength, autoComplete, isVerified } = field
  const text = typeof value === 'string' ? value : ''
  const common = { id, name, label, error, required }
  if (kind === 'choices') return <Choices {...{ field, id, value, error, onChange }} />
  if (kind === 'select') {
    return (
      <Select
        {...common}
        value={text}
        onChange={(event) => onChange({ name, value: event.currentTarget.value })}
      >
        <option value="">{field.emptyLabel ?? 'Please choose'}</option>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  }
  const typing = { value: text, maxLength, autoComplete }
  if (kind === 'message') {
    return (
      <TextArea
        {...common}
        {...typing}
        rows={field.rows}
        onChange={(event) => onChange({ name, value: event.currentTarget.value })}
      />
    )
  }
  if (kind === 'money') {
    return (
      <MoneyInput
        {...common}
        {...typing}
        onChange={(amount) => onChange({ name, value: amount })}
      />
    )
  }
  if (!isInput(kind)) return null
  return (
    <TextField
      {...common}
      {...typing}
      {...inputs[kind]}
      {...(isVerified && { readOnly: true, hint: 'Verified when you signed in.' })}
      onChange={(event) => onChange({ name, value: event.currentTarget.value })}
    />
  )
}

function Choices({ field, id, value, error, onChange }: EnquiryFieldProps) {
  const chosen = new Set(typeof value === 'string' ? [] : value)
  const options = field.options ?? []
  const change = (option: string, isChosen: boolean) => {
    const next = options.map((other) => other.value)
    onChange({
      name: field.name,
      value: next.filter((other) => (other === option ? isChosen : chosen.has(other))),
    })
  }
  return (
    <fieldset id={id} className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{field.label}</legend>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          id={`${id}-${index + 1}`}
          name={field.name}
          value={option.value}
          label={option.label}
          checked={chosen.has(option.value)}
          onChange={(event) => change(option.value, event.currentTarget.checked)}
        />
      ))}
      {error && (
        <span id={`${id}-error`} className={styles.groupError}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
