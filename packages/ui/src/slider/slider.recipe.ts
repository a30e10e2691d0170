import { defineSlotRecipe } from '@pandacss/dev'

/** A track with one or two thumbs over its number fields. Without script the fields are the control. */
export const sliderRecipe = defineSlotRecipe({
  className: 'fc-slider',
  description: 'Track with one or two thumbs and number fields',
  slots: ['root', 'legend', 'control', 'thumb', 'input', 'fields', 'to'],
  base: {
    root: { minWidth: '0', margin: '0', padding: '0', border: 'none' },
    legend: { padding: '0', mb: '1', textStyle: 'label', color: 'fg' },
    control: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      height: 'touch',
      mx: '2.5',
      cursor: 'pointer',
      touchAction: 'pan-y',
      _noscript: { display: 'none' },
      '--track': '{colors.border.strong}',
      '--range': '{colors.action}',
      '--side': 'right',
      _rtl: { '--side': 'left' },
      '&[data-disabled]': { cursor: 'not-allowed', '--range': '{colors.border.control}' },
      _forcedColors: { '--track': 'GrayText', '--range': 'Highlight' },
      // The track; the ends of its range lie under the thumbs, wherever those are.
      _before: {
        content: '""',
        flex: '1',
        height: '1',
        mx: '-2.5',
        borderRadius: 'full',
        // A gradient is no picture to forced colours, which would leave no track at all.
        forcedColorAdjust: 'none',
        background:
          'linear-gradient(to var(--side), var(--track) calc(var(--from, 0) * 100%), var(--range) 0 calc(var(--to, 1) * 100%), var(--track) 0)',
      },
    },
    thumb: {
      position: 'absolute',
      insetInlineStart: 'calc(var(--at, 0) * 100% - {sizes.touch} / 2)',
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      cursor: 'grab',
      borderRadius: 'full',
      zIndex: 'raised',
      _before: {
        content: '""',
        width: '5',
        height: '5',
        bg: 'surface.raised',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'action',
        borderRadius: 'full',
        boxShadow: 'card',
        transitionProperty: 'scale, background-color',
        transitionDuration: 'fast',
        _touch: { width: '28px', height: '28px' },
      },
      _hover: { _before: { scale: '1.15' } },
      _active: { cursor: 'grabbing', _before: { scale: '1.15', bg: 'action' } },
      '&:has(:focus-visible)::before': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '2px',
        _forcedColors: { outlineColor: 'Highlight' },
      },
      '&:has(:disabled)': {
        cursor: 'not-allowed',
        _before: { borderColor: 'border.control', scale: '1', bg: 'surface.sunken' },
      },
    },
    input: {
      appearance: 'none',
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      opacity: '0',
      // Presses belong to the whole track; see use-thumb-drag.ts.
      pointerEvents: 'none',
    },
    // With larger text, longer numbers or a wider font one stands under the other, or the numbers would be cut off.
    fields: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      gap: '2',
      '& > div': { flex: '1 1 max(6rem, var(--signs, 0) * 1ch + 2.75rem)' },
    },
    to: { flexShrink: '0', pb: '3', color: 'fg.subtle', textStyle: 'bodySm' },
  },
  staticCss: ['*'],
})
