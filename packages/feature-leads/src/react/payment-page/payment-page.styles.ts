import { css } from '@forecourt/styled-system/css'

export const paymentPageStyles = {
  form: css({ display: 'grid', gap: '5', width: 'full', maxWidth: 'dialog' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  note: css({ margin: '0', textStyle: 'bodySm', color: 'fg.muted', overflowWrap: 'anywhere' }),
  earlier: css({
    display: 'grid',
    gap: '4',
    minWidth: '0',
    order: '2',
    padding: '5',
    bg: 'surface.sunken',
    borderRadius: 'card',
  }),
  title: css({ margin: '0', textStyle: 'h4' }),
  list: css({ display: 'grid', gap: '4', listStyle: 'none', margin: '0', padding: '0' }),
  item: css({
    alignItems: 'baseline',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    textStyle: 'body',
    overflowWrap: 'anywhere',
  }),
  end: css({ textAlign: 'end' }),
  amount: css({ textStyle: 'label', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
}
