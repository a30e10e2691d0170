import { defineSlotRecipe } from '@pandacss/dev'

/** Quick choices under a money field. */
export const moneyFieldRecipe = defineSlotRecipe({
  className: 'fc-money-field',
  description: 'Money field with quick choices',
  slots: ['root', 'presets', 'preset'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    presets: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      margin: '0',
      padding: '0',
      border: 'none',
      _noscript: { display: 'none' },
    },
    preset: {
      minHeight: 'control.sm',
      px: '3',
      bg: 'surface',
      color: 'fg',
      borderWidth: 'control',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      borderRadius: 'pill',
      textStyle: 'bodySm',
      figures: 'tabular',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      '&:not(:disabled)': { _hover: { bg: 'surface.sunken', borderColor: 'fg.muted' } },
      _disabled: { opacity: '0.5' },
      _pressed: {
        bg: 'action.subtle',
        borderColor: 'action',
        color: 'action.fg',
        fontWeight: 'semibold',
      },
      _touch: { minHeight: 'control.md', px: '4' },
      _forcedColors: { _pressed: { borderWidth: 'thick' } },
    },
  },
  staticCss: ['*'],
})
