import { defineSlotRecipe } from '@pandacss/dev'

/** Boxes under the digits of one input; the letter spacing puts each digit in its box. */
export const codeFieldRecipe = defineSlotRecipe({
  className: 'fc-code-field',
  description: 'One input drawn as boxes',
  slots: ['control', 'input', 'box'],
  base: {
    control: {
      containerType: 'inline-size',
      position: 'relative',
      display: 'flex',
      gap: '2',
      width: 'full',
      minHeight: '12',
      direction: 'ltr',
      '& > *': {
        // Shares of the whole row; a percentage would mean another width inside the input.
        '--cell':
          'min(2.75rem, (100cqi - (var(--length, 6) - 1) * {spacing.2}) / var(--length, 6))',
        '--pitch': 'calc(var(--cell) + {spacing.2})',
      },
      overflow: 'clip',
      overflowClipMargin: '4px',
    },
    input: {
      position: 'absolute',
      zIndex: 'raised',
      insetBlock: '0',
      insetInlineStart: '0',
      height: 'full',
      // One place more than there are boxes, or the caret after the last digit would scroll the others.
      width: 'calc((var(--length, 6) + 1) * var(--pitch))',
      padding: '0',
      ps: 'calc((var(--cell) - 1ch) / 2)',
      bg: 'transparent',
      color: 'fg',
      border: 'none',
      fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
      fontSize: '2xl',
      fontWeight: 'semibold',
      letterSpacing: 'calc(var(--pitch) - 1ch)',
      caretColor: '{colors.focus}',
      _focusVisible: { outline: 'none', boxShadow: 'none' },
      // Forced colours lay a ground under each line of text, which would cover the sides of the boxes.
      _forcedColors: { forcedColorAdjust: 'none', color: 'CanvasText', caretColor: 'CanvasText' },
      '&::selection': { bg: 'action.subtle', color: 'fg' },
      _disabled: { color: 'fg.muted', cursor: 'not-allowed' },
      _autofill: { boxShadow: 'none', bgClip: 'text', WebkitTextFillColor: '{colors.fg}' },
    },
    box: {
      flexShrink: '0',
      width: 'var(--cell)',
      bg: 'surface',
      borderWidth: 'control',
      borderStyle: 'solid',
      borderColor: 'border.control',
      borderRadius: 'control',
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      'span:hover > &': { borderColor: 'fg.muted' },
      '[aria-invalid=true] ~ &': { borderColor: 'danger' },
      '[readonly] ~ &, :disabled ~ &': { bg: 'surface.sunken', borderColor: 'border.strong' },
      ':focus-visible ~ &': { borderColor: 'focus' },
      ':focus-visible ~ &[data-current]': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '-1px',
        _forcedColors: { outlineColor: 'Highlight' },
      },
    },
  },
  staticCss: ['*'],
})
