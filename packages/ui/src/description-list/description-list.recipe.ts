import { defineSlotRecipe } from '@pandacss/dev'

const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
const threeColumns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }

/** Facts and their names; the columns follow the width of the list, not of the screen. */
export const descriptionListRecipe = defineSlotRecipe({
  className: 'fc-description-list',
  description: 'Facts and their names',
  slots: ['root', 'list', 'item', 'icon', 'term', 'details'],
  base: {
    root: { containerType: 'inline-size', minWidth: '0' },
    list: { display: 'grid', columnGap: 'gutter', margin: '0' },
    item: {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '&[data-icon]': { ps: 'calc({sizes.icon.lg} + {spacing.3})' },
    },
    icon: {
      position: 'absolute',
      insetInlineStart: '0',
      top: '0.125rem',
      width: 'icon.lg',
      height: 'icon.lg',
      color: 'fg.muted',
    },
    term: { textStyle: 'bodySm', color: 'fg.muted', margin: '0' },
    details: { textStyle: 'bodySm', fontWeight: 'semibold', margin: '0', figures: 'tabular' },
  },
  variants: {
    layout: {
      rows: {
        item: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: '4',
          alignItems: 'baseline',
          py: '3',
          borderBottom: '1px solid',
          borderColor: 'border',
          '&[data-icon]': { ps: 'calc({sizes.icon.md} + {spacing.2.5})' },
        },
        icon: { top: '3', width: 'icon.md', height: 'icon.md' },
      },
      stacked: { list: { rowGap: '4' }, item: { rowGap: '0.5' } },
      tiles: {
        list: { gap: '3' },
        item: {
          rowGap: '0.5',
          padding: '4',
          bg: 'surface',
          border: '1px solid',
          borderColor: 'border.strong',
          borderRadius: 'card',
          '&[data-icon]': { ps: 'calc({spacing.4} + {sizes.icon.lg} + {spacing.3})' },
        },
        icon: { insetInlineStart: '4', top: '4', mt: '0.5' },
        term: { textStyle: 'caption' },
        details: { textStyle: 'label' },
      },
    },
    columns: {
      1: {},
      2: { list: { '@container (min-width: 30rem)': twoColumns } },
      3: {
        list: {
          '@container (min-width: 30rem)': twoColumns,
          '@container (min-width: 48rem)': threeColumns,
        },
      },
      4: {
        list: {
          '@container (min-width: 20rem)': twoColumns,
          '@container (min-width: 44rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
    },
  },
  defaultVariants: { layout: 'rows', columns: 1 },
  staticCss: ['*'],
})
