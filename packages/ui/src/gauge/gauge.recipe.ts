import { defineSlotRecipe } from '@pandacss/dev'

const slots = [
  'root',
  'label',
  'reading',
  'value',
  'meaning',
  'drawing',
  'range',
  'mark',
  'ends',
  'meter',
] as const

const base = {
  root: {
    position: 'relative',
    display: 'grid',
    gap: '2',
    minWidth: '0',
    margin: '0',
    overflowWrap: 'anywhere',
  },
  label: { textStyle: 'label', color: 'fg.muted', margin: '0' },
  reading: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '0.5',
    margin: '0',
    figures: 'tabular',
  },
  value: { textStyle: 'h3', fontFamily: 'heading' },
  meaning: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'label',
    _before: {
      content: '""',
      width: '2.5',
      height: '2.5',
      borderRadius: 'full',
      bg: 'var(--tone)',
      _forcedColors: { display: 'none' },
    },
  },
  drawing: { position: 'relative', minWidth: '0' },
  range: { bg: 'var(--tone)', color: 'var(--tone)' },
  ends: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    textStyle: 'caption',
    color: 'fg.muted',
    figures: 'tabular',
  },
  // Heard only: the drawing above shows the same, and a native meter cannot be drawn alike everywhere.
  meter: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const

const variants = {
  tone: {
    danger: { range: { '--tone': '{colors.danger}' }, meaning: { '--tone': '{colors.danger}' } },
    warning: {
      range: { '--tone': '{colors.warning}' },
      meaning: { '--tone': '{colors.warning}' },
    },
    neutral: {
      range: { '--tone': '{colors.fg.subtle}' },
      meaning: { '--tone': '{colors.fg.subtle}' },
    },
    info: { range: { '--tone': '{colors.info}' }, meaning: { '--tone': '{colors.info}' } },
    success: {
      range: { '--tone': '{colors.success}' },
      meaning: { '--tone': '{colors.success}' },
    },
  },
} as const

/** Where a value stands on a straight scale with named ranges. */
export const gaugeRecipe = defineSlotRecipe({
  className: 'fc-gauge',
  description: 'Where a value stands on a scale',
  slots,
  base: {
    ...base,
    drawing: { ...base.drawing, display: 'flex', gap: '3px', pt: '4', pb: '0.5' },
    range: {
      ...base.range,
      height: '2.5',
      minWidth: '0',
      opacity: '0.35',
      '&[data-current]': { opacity: '1' },
      _first: { borderStartRadius: 'full' },
      _last: { borderEndRadius: 'full' },
      _forcedColors: {
        border: '1px solid CanvasText',
        opacity: '1',
        '&[data-current]': { bg: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    mark: {
      position: 'absolute',
      top: '0',
      width: '0',
      height: '0',
      borderInline: '7px solid transparent',
      borderTop: '10px solid',
      borderTopColor: 'fg',
      translate: '-50% 0',
      _rtl: { translate: '50% 0' },
      _forcedColors: { forcedColorAdjust: 'none', borderTopColor: 'CanvasText' },
    },
  },
  variants,
  defaultVariants: { tone: 'neutral' },
  staticCss: ['*'],
})

/** The same on an arch. */
export const arcGaugeRecipe = defineSlotRecipe({
  className: 'fc-arc-gauge',
  description: 'Where a value stands on an arch',
  slots,
  base: {
    ...base,
    root: { ...base.root, justifyItems: 'center', textAlign: 'center', maxWidth: '320px' },
    drawing: {
      ...base.drawing,
      width: 'full',
      '& svg': { display: 'block', width: 'full', height: 'auto', overflow: 'visible' },
    },
    range: {
      ...base.range,
      fill: 'none',
      bg: 'transparent',
      stroke: 'currentColor',
      strokeWidth: '14px',
      opacity: '0.35',
      '&[data-current]': { opacity: '1' },
      _forcedColors: {
        stroke: 'GrayText',
        opacity: '1',
        '&[data-current]': { stroke: 'Highlight' },
      },
    },
    mark: {
      fill: 'fg',
      stroke: 'canvas',
      strokeWidth: '3px',
      _forcedColors: { fill: 'CanvasText' },
    },
    reading: { ...base.reading, flexDirection: 'column', alignItems: 'center', mt: '-20%' },
    value: { ...base.value, textStyle: 'priceLg' },
    ends: { ...base.ends, width: 'full', px: '1' },
  },
  variants,
  defaultVariants: { tone: 'neutral' },
  staticCss: ['*'],
})
