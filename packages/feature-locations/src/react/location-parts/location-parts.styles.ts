import { css } from '@forecourt/styled-system/css'

/** Styles of what a card and a page say alike of a location. */
export const locationPartStyles = {
  facts: css({ display: 'grid', gap: '3', listStyle: 'none', m: '0', p: '0' }),
  // A postcode that is alone on a line is no address.
  fact: css({
    textWrap: 'pretty',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'start',
    _after: { color: 'fg.muted', mt: '0.5' },
    // A line of text is too low for a finger.
    '& > a': { _touch: { py: '2.5', my: '-2.5' } },
  }),
  website: css({ _touch: { py: '2.5' } }),
  today: css({
    display: 'block',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    '&[hidden]': { display: 'none' },
    '&[data-open=true]': { color: 'success.fg' },
  }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '--icon-size': '18px',
  }),
  licences: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    m: '0',
    p: '0',
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  }),
}
