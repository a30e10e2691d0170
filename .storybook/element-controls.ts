import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * Controls for what React can draw: a field for words, and none for elements, which would be shown as the
 * data React makes of them, wider than the page.
 */
export const chooseElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name]
      if (holdsElement(value)) return [name, { ...argType, control: false }]
      const isNode = argType.table?.type?.summary === 'ReactNode'
      return [name, isNode && isWords(value) ? { ...argType, control: { type: 'text' } } : argType]
    }),
  )

const isWords = (value: unknown) => value === undefined || typeof value === 'string'

/** True for an element, and for a list or an object with one in it. */
function holdsElement(value: unknown): boolean {
  if (isValidElement(value)) return true
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsElement)
}
