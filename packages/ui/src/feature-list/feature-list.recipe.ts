import { defineSlotRecipe } from '@pandacss/dev'

/** Short points, each with a mark before it. */
export const featureListRecipe = defineSlotRecipe({
  className: 'fc-feature-list',
  description: 'Points with a tick each',
  slots: ['root', 'list', 'item', 'mark', 'text', 'note'],
  base: {
    root: { containerType: 'inline-size', minWidth: '0' },
    list: {
      display: 'grid',
      columnGap: 'gutter',
      rowGap: '2',
      margin: '0',
      padding: '0',
      listStyle: 'none',
    },
    item: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      minWidth: '0',
      textStyle: 'bodySm',
      overflowWrap: 'anywhere',
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      // As tall as a line of the text, so the mark stands in the middle of the first one.
      height: 'calc(1lh)',
      minWidth: 'icon.sm',
      '& svg': { width: 'calc(1em * 1.125)', height: 'calc(1em * 1.125)' },
    },
    text: { minWidth: '0' },
    note: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
  },
  variants: {
    mark: {
      tick: { mark: { color: 'success.fg' } },
      cross: { mark: { color: 'fg.subtle' }, item: { color: 'fg.muted' } },
      dot: {
        mark: {
          _before: {
            content: '""',
            width: '1.5',
            height: '1.5',
            borderRadius: 'full',
            bg: 'action',
            _forcedColors: { bg: 'CanvasText', forcedColorAdjust: 'none' },
          },
        },
      },
      number: {
        mark: {
          minWidth: '6',
          height: '6',
          borderRadius: 'full',
          bg: 'action.subtle',
          color: 'action.fg',
          textStyle: 'caption',
          fontWeight: 'bold',
          figures: 'tabular',
        },
      },
    },
    columns: {
      1: {},
      2: {
        list: {
          '@container (min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        },
      },
      3: {
        list: {
          '@container (min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          '@container (min-width: 48rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        },
      },
    },
    size: { sm: {}, md: { item: { textStyle: 'body' }, list: { rowGap: '3' } } },
  },
  defaultVariants: { mark: 'tick', columns: 1, size: 'sm' },
  staticCss: ['*'],
})
