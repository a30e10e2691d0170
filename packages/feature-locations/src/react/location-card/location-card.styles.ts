import { sva } from '@forecourt/styled-system/css'

export const locationCardStyles = sva({
  slots: ['card', 'about', 'body', 'name', 'week', 'summary', 'actions'],
  base: {
    card: { h: 'full' },
    about: { m: '0', mt: '-3', textStyle: 'bodySm', color: 'fg.muted' },
    body: {
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      h: 'full',
    },
    name: {
      textStyle: 'h4',
      m: '0',
      '& a': {
        color: 'inherit',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline' },
        _touch: { py: '2.5' },
      },
    },
    // Cards beside each other are of one width, so the buttons of each stand as those of the next.
    actions: {
      display: 'grid',
      alignItems: 'center',
      gap: '2',
      '--icon-size': '18px',
      'li &': { mt: 'auto' },
      '& > a': { px: '1', fontSize: 'sm', textAlign: 'center', whiteSpace: 'nowrap' },
      '@container (min-width: 19rem)': {
        gridTemplateColumns: '1fr 1fr',
        '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
    week: { mt: '1', '&[open] summary': { mb: '1' } },
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '8',
      _touch: { minH: 'control.md' },
      color: 'link',
      textStyle: 'bodySm',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      listStyle: 'none',
      _hover: { color: 'link.hover' },
    },
  },
})
