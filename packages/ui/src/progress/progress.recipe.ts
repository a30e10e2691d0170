import { defineSlotRecipe } from '@pandacss/dev'

/** How far something has come. */
export const progressRecipe = defineSlotRecipe({
  className: 'fc-progress',
  description: 'How far something has come',
  slots: ['root', 'label', 'value', 'bar', 'note'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1.5',
      alignItems: 'baseline',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    label: { flex: '1 1 9rem', minWidth: '0', textStyle: 'label' },
    value: { textStyle: 'bodySm', color: 'fg.muted', figures: 'tabular' },
    note: { flexBasis: 'full', textStyle: 'caption', color: 'fg.muted', margin: '0' },
    bar: {
      appearance: 'none',
      display: 'block',
      width: 'full',
      height: '2',
      border: 'none',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'border.strong',
      color: 'action',
      '&::-webkit-progress-bar': { bg: 'transparent' },
      '&::-webkit-progress-value': {
        bg: 'action',
        borderRadius: 'full',
        transitionProperty: 'inline-size',
        transitionDuration: 'slow',
      },
      '&::-moz-progress-bar': { bg: 'action', borderRadius: 'full' },
      '&:indeterminate': {
        backgroundImage:
          'linear-gradient(90deg, transparent, {colors.action} 30% 70%, transparent)',
        backgroundSize: '40% 100%',
        backgroundRepeat: 'no-repeat',
        animation: 'shimmer 2400ms linear infinite reverse',
        '&::-moz-progress-bar': { bg: 'transparent' },
      },
      _motionReduce: {
        '&:indeterminate': {
          animation: 'none',
          backgroundImage:
            'repeating-linear-gradient(90deg, {colors.action} 0 0.5rem, transparent 0.5rem 1rem)',
          backgroundSize: 'auto',
        },
      },
      _forcedColors: {
        border: '1px solid CanvasText',
        forcedColorAdjust: 'none',
        bg: 'Canvas',
        '&::-webkit-progress-value': { bg: 'Highlight' },
        '&::-moz-progress-bar': { bg: 'Highlight' },
        '&:indeterminate': {
          backgroundImage:
            'repeating-linear-gradient(90deg, Highlight 0 0.5rem, Canvas 0.5rem 1rem)',
        },
      },
    },
  },
  variants: {
    tone: {
      action: {},
      success: {
        bar: {
          '&::-webkit-progress-value': { bg: 'success' },
          '&::-moz-progress-bar': { bg: 'success' },
        },
      },
      danger: {
        bar: {
          '&::-webkit-progress-value': { bg: 'danger' },
          '&::-moz-progress-bar': { bg: 'danger' },
        },
        note: { color: 'danger.fg' },
      },
    },
    size: { md: {}, sm: { bar: { height: '1' } } },
  },
  defaultVariants: { tone: 'action', size: 'md' },
  staticCss: ['*'],
})
