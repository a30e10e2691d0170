import { css } from '@forecourt/styled-system/css'

export const journeyStyles = {
  // On a phone the car, the form and then the sum; beside each other where there is room.
  page: css({
    display: 'grid',
    gap: '6',
    columnGap: { lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 560px) minmax(0, 400px)' },
    justifyContent: { lg: 'space-between' },
    gridTemplateRows: { lg: 'auto 1fr' },
    alignItems: 'start',
  }),
  car: css({
    minWidth: '0',
    order: { base: '-1', lg: '0' },
    gridColumn: { lg: '2' },
    gridRow: { lg: '1' },
  }),
  main: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    minWidth: '0',
    gridColumn: { lg: '1' },
    gridRow: { lg: '1 / 3' },
  }),
  form: css({ display: 'grid', gap: '5', width: 'full', maxWidth: 'dialog' }),
  heading: css({ margin: '0', textStyle: 'h3' }),
  // Fields that one choice alone asks; without script as well.
  choice: css({
    display: 'grid',
    gap: '5',
    '& [data-asked]': { display: 'none' },
    '&:has(input[value=delivery]:checked) [data-asked], &:has(input[value=yes]:checked) [data-asked]':
      { display: 'grid', gap: '5' },
  }),
  pair: css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
  note: css({ margin: '0', textStyle: 'bodySm', color: 'fg.muted' }),
  buttons: css({ display: 'grid', gap: '3' }),
  panel: css({
    display: 'grid',
    gap: '4',
    padding: '5',
    bg: 'surface.sunken',
    borderRadius: 'card',
  }),
  panelHeading: css({ margin: '0', textStyle: 'h4' }),
  link: css({
    margin: '0',
    textStyle: 'bodySm',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
  deal: css({
    display: 'grid',
    gap: '3',
    minWidth: '0',
    gridColumn: { lg: '2' },
    gridRow: { lg: '2' },
    '& h2 + * dd': { textAlign: 'end' },
    // What is left to pay.
    '& h2 + * dl > :last-child': {
      borderBottomWidth: '0',
      '& > *': { textStyle: 'h4', color: 'fg' },
    },
  }),
  links: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  state: css({ display: 'grid', gap: '5', maxWidth: 'dialog' }),
}
