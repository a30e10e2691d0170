import { defineSlotRecipe } from '@pandacss/dev'

/** Rows and columns that scroll sideways in a region of their own, or turn into cards on phones. */
export const tableRecipe = defineSlotRecipe({
  className: 'fc-table',
  description: 'Rows and columns, responsive',
  slots: [
    'root',
    'table',
    'caption',
    'head',
    'header',
    'sort',
    'body',
    'row',
    'rowHeader',
    'cell',
    'empty',
  ],
  base: {
    root: {
      position: 'relative',
      minWidth: '0',
      maxWidth: 'full',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      bg: 'surface',
      color: 'fg',
      border: '1px solid',
      borderColor: 'border.strong',
      borderRadius: 'card',
    },
    table: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      textStyle: 'bodySm',
      figures: 'tabular',
    },
    caption: {
      position: 'sticky',
      insetInlineStart: '0',
      px: '4',
      py: '3',
      textStyle: 'h4',
      textAlign: 'start',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    head: { _print: { display: 'table-header-group' } },
    header: {
      px: '4',
      py: '3',
      bg: 'surface.sunken',
      color: 'fg',
      textStyle: 'label',
      textAlign: 'start',
      verticalAlign: 'bottom',
      borderBottom: '1px solid',
      borderColor: 'border.strong',
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      py: '1',
      my: '-1',
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: 'control',
      '& svg': { flexShrink: '0', color: 'fg.subtle' },
      _hover: { textDecoration: 'underline', '& svg': { color: 'fg' } },
      _touch: { py: '3', my: '-3' },
      'th[aria-sort=ascending] &, th[aria-sort=descending] &': { '& svg': { color: 'action.fg' } },
    },
    row: {
      '&:not(:last-child) > *': { borderBottom: '1px solid', borderColor: 'border' },
      '&[data-current]': {
        '& > *': { bg: 'action.subtle' },
        _forcedColors: { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
    rowHeader: {
      px: '4',
      py: '3',
      bg: 'surface',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'semibold',
    },
    cell: { px: '4', py: '3', verticalAlign: 'top', minWidth: '0' },
    empty: { px: '4', py: '8', textAlign: 'center', color: 'fg.muted' },
  },
  variants: {
    align: {
      start: {},
      center: { header: { textAlign: 'center' }, cell: { textAlign: 'center' } },
      end: { header: { textAlign: 'end' }, cell: { textAlign: 'end', whiteSpace: 'nowrap' } },
    },
    density: {
      regular: {},
      compact: { header: { py: '2' }, rowHeader: { py: '2' }, cell: { py: '2' } },
    },
    striped: {
      true: {
        row: {
          '&:nth-child(even) > *': {
            bg: 'color-mix(in oklab, {colors.surface.sunken} 60%, {colors.surface})',
          },
        },
      },
    },
    stickyFirst: {
      true: {
        header: {
          _first: {
            position: 'sticky',
            insetInlineStart: '0',
            zIndex: 'raised',
            borderInlineEnd: '1px solid',
            borderInlineEndColor: 'border.strong',
          },
        },
        rowHeader: {
          position: 'sticky',
          insetInlineStart: '0',
          zIndex: 'raised',
          // Never so wide that the first of the other columns has no space on a phone.
          maxWidth: { base: '9rem', md: '16rem' },
          overflowWrap: 'break-word',
          borderInlineEnd: '1px solid',
          borderInlineEndColor: 'border.strong',
        },
      },
    },
    phones: {
      scroll: { cell: { minWidth: '8rem' } },
      cards: {
        root: {
          mdDown: { bg: 'transparent', border: 'none', borderRadius: 'none', overflowX: 'visible' },
        },
        table: { mdDown: { display: 'block' } },
        caption: { mdDown: { display: 'block', px: '0', border: 'none' } },
        head: {
          mdDown: {
            '&:not(:has(a)), & th:not(:has(a))': {
              position: 'absolute',
              width: '1px',
              height: '1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            },
            // Headers that sort stay in sight: they are reached by finger and keyboard.
            '&:has(a)': { display: 'block', mb: '3' },
            '&:has(a) > tr': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' },
            '& th:has(a)': { display: 'block', p: '0', bg: 'transparent', border: 'none' },
          },
        },
        sort: { mdDown: { my: '0', py: '2', _touch: { my: '0' } } },
        body: { mdDown: { display: 'grid', gap: '3' } },
        row: {
          mdDown: {
            display: 'block',
            bg: 'surface',
            border: '1px solid',
            borderColor: 'border.strong',
            borderRadius: 'card',
            overflow: 'clip',
            '&:not(:last-child) > *': { borderColor: 'border' },
            '& > *:last-child': { borderBottom: 'none' },
          },
        },
        rowHeader: {
          mdDown: {
            display: 'block',
            position: 'static',
            maxWidth: 'full',
            textStyle: 'label',
            borderInlineEnd: 'none',
            borderBottom: '1px solid',
            borderColor: 'border',
          },
        },
        cell: {
          mdDown: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
            gap: '3',
            textAlign: 'start',
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            '&[data-label]::before': { content: 'attr(data-label)', color: 'fg.muted' },
          },
        },
      },
    },
  },
  defaultVariants: { align: 'start', density: 'regular', phones: 'scroll' },
  staticCss: ['*'],
})
