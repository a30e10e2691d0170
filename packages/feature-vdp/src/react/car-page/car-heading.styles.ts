import { sva } from '@forecourt/styled-system/css'

export const carHeadingStyles = sva({
  slots: ['root', 'tag', 'title', 'badgeLine', 'meta', 'placeLine', 'place'],
  base: {
    root: { minW: '0' },
    tag: { m: '0', mb: '2.5' },
    title: {
      textStyle: { base: 'h2', lg: 'h1' },
      m: '0',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    badgeLine: {
      textStyle: 'body',
      color: 'fg.muted',
      m: '0',
      mt: '1',
      overflowWrap: 'anywhere',
    },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      m: '0',
      mt: '2',
      p: '0',
      listStyle: 'none',
      textStyle: 'caption',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      '& > li': { display: 'flex', alignItems: 'center', minW: '0', overflowWrap: 'anywhere' },
    },
    // The last line on a phone, where it fits beside the others in one font and not in another.
    placeLine: { order: { base: '1', sm: '0' }, flexBasis: { base: 'full', sm: 'auto' } },
    place: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '6',
      _touch: { minH: 'control.md' },
      color: 'link',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _hover: { color: 'link.hover' },
      '--icon-size': '16px',
    },
  },
})
