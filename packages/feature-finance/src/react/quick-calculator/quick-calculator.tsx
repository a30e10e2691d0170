'use client'

import { field } from '@forecourt/styled-system/recipes'
import { Button } from '@forecourt/ui/button'
import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type {
  FinanceCalculatorProps,
  OpenedCalculator,
} from '../finance-calculator/finance-calculator.tsx'
import { quickCalculatorStyles as styles } from './quick-calculator.styles.ts'

const fields = [
  { name: 'amount', label: 'Amount, $' },
  { name: 'deposit', label: 'Deposit/trade-in, $' },
  { name: 'term', label: 'Term, years' },
] as const

type QuickName = (typeof fields)[number]['name']

const findName = (name: string | null | undefined): QuickName | null =>
  fields.find((each) => each.name === name)?.name ?? null

/** Field the focus is in, what is selected in it, and the text of all. */
function readForm(form: HTMLFormElement): OpenedCalculator {
  const data = new FormData(form)
  const reached = form.contains(document.activeElement) ? document.activeElement : null
  const { selectionStart, selectionEnd } =
    reached instanceof HTMLInputElement ? reached : { selectionStart: null, selectionEnd: null }
  return {
    name: reached && (findName(reached.getAttribute('name')) ?? 'amount'),
    selected: [selectionStart, selectionEnd],
    texts: Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name))])),
  }
}

const loadCalculator = () => import(/* @at-press */ '../finance-calculator/finance-calculator.tsx')

/** Opens the calculator in place of the form; without its code the server answers the form. */
function useOpening() {
  const form = useRef<HTMLFormElement>(null)
  const left = useRef<OpenedCalculator>(null)
  const isOpening = useRef(false)
  const [Calculator, setCalculator] = useState<ComponentType<FinanceCalculatorProps> | null>(null)
  const holdForm = useCallback((element: HTMLFormElement) => {
    form.current = element
    return () => {
      // The calculator takes its place: a key that came while it was rendered is in the field.
      left.current = readForm(element)
      form.current = null
    }
  }, [])
  const open = async (isSent = false) => {
    if (isOpening.current) return
    isOpening.current = true
    try {
      const { FinanceCalculator } = await loadCalculator()
      if (form.current) setCalculator(() => FinanceCalculator)
    } catch {
      isOpening.current = false
      if (isSent) form.current?.submit()
    }
  }
  return { form, holdForm, left, Calculator, open }
}

/**
 * The calculator in three fields, for a page with little space for elements: the first use opens all of it in
 * their place. Without script the server answers them.
 */
export function QuickCalculator(props: FinanceCalculatorProps) {
  const { start, action, anchor = 'finance-calculator' } = props
  const { form, holdForm, left, Calculator, open } = useOpening()
  // A visitor may have reached a field, and typed in it, before React arrived.
  const takeUp = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) void open()
  })
  useEffect(() => takeUp(), [])
  if (Calculator) return <Calculator {...props} opened={left} />
  return (
    <form
      ref={holdForm}
      method="get"
      action={`${action}#${anchor}`}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void open(true)
      }}
    >
      {fields.map(({ name, label }) => (
        <label key={name} className={styles.field}>
          {label}
          <span className={field().control}>
            <input
              type="text"
              name={name}
              defaultValue={start.text[name]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              className={field().input}
              onFocus={() => void open()}
              onChange={() => void open()}
            />
          </span>
        </label>
      ))}
      <Button type="submit" variant="outline">
        Calculate
      </Button>
    </form>
  )
}
