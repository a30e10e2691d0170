import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * Controls for what React can draw: a field for words, and none for elements and pictures, which would be
 * shown as the data they are made of, wider than the page.
 */
export const chooseElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name]
      if (holdsDrawing(value)) return [name, { ...argType, control: false }]
      const isNode = argType.table?.type?.summary === 'ReactNode'
      return [name, isNode && isWords(value) ? { ...argType, control: { type: 'text' } } : argType]
    }),
  )

const isWords = (value: unknown) => value === undefined || typeof value === 'string'

/** True for an element or a picture written out, and for a list or an object with one in it. */
function holdsDrawing(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('data:')
  if (isValidElement(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsDrawing)
}
