import { sva } from '@forecourt/styled-system/css'

/** A form and, beside it, the one number it changes. */
export const calculatorStyles = sva({
  slots: ['root', 'form', 'fields', 'panel', 'icon', 'amount', 'label', 'text', 'note'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '4', md: '6' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      alignItems: 'stretch',
    },
    form: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      alignContent: 'start',
      justifyItems: 'start',
    },
    fields: {
      display: 'grid',
      gap: '4',
      width: 'full',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '1',
      // As high as its longest words on a phone, so that no answer moves the page.
      minHeight: '[9.75rem]',
      p: '5',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'card',
      overflowWrap: 'anywhere',
    },
    icon: { width: '6', height: '6', mb: '1', color: 'fg.muted' },
    amount: { textStyle: 'h2', m: '0', fontVariantNumeric: 'tabular-nums' },
    label: { textStyle: 'label', m: '0' },
    text: { textStyle: 'bodySm', color: 'fg.muted', m: '0' },
    note: { textStyle: 'caption', color: 'fg.muted', m: '0', mt: '3' },
  },
  variants: {
    /** `even` for a form of one field, which needs no more of the row than the number. */
    share: {
      even: { root: { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } } },
    },
  },
})
