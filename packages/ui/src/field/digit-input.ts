import type { ChangeEvent, ClipboardEvent } from 'react'

/** The digits of a text, no more than `length` of them. */
export function digitsOf(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length)
}

/** Sets what an input holds as typing would, so that the page hears of it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  const prototype = Object.getPrototypeOf(input)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Keeps only digits in an input that is being typed in, and the caret at its place. */
export function keepDigits(event: ChangeEvent<HTMLInputElement>, length: number): void {
  const input = event.currentTarget
  const digits = digitsOf(input.value, length)
  if (digits === input.value) return
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined), length).length
  input.value = digits
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret)
}

/**
 * Pastes the digits of a text such as "Your code is 482 913" or "4000 QLD". The browser alone would cut
 * it off at the input's `maxLength`, letters and spaces included.
 */
export function pasteDigits(event: ClipboardEvent<HTMLInputElement>, length: number): void {
  const input = event.currentTarget
  const pasted = event.clipboardData.getData('text')
  if (input.readOnly || pasted === '' || /^\d+$/.test(pasted.trim().slice(0, length + 1))) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = input
  const before = value.slice(0, selectionStart ?? value.length)
  typeInto(input, digitsOf(before + pasted + value.slice(selectionEnd ?? value.length), length))
}
