import { sva } from '@forecourt/styled-system/css'

export const locationCardStyles = sva({
  slots: ['card', 'about', 'body', 'name', 'week', 'summary', 'actions'],
  base: {
    card: { h: 'full' },
    about: { m: '0', mt: '-3', textStyle: 'bodySm', color: 'fg.muted' },
    body: { display: 'flex', flexDirection: 'column', gap: '4', h: 'full' },
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
    // As many beside each other as have room for their words, together as wide as the card.
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '--icon-size': '18px',
      // Beside a card with a longer address, the buttons of both stand at one height.
      'li &': { mt: 'auto' },
      '& > a': { flexGrow: '1', whiteSpace: 'nowrap' },
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
