import { css } from '@forecourt/styled-system/css'

export const similarCarsStyles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    alignItems: 'stretch',
    // A printed page is about the one vehicle.
    _print: { display: 'none' },
  }),
  heading: css({ textStyle: 'h2', margin: '0' }),
  text: css({ textStyle: 'body', color: 'fg.muted', margin: '0' }),
  // Six cards one below the other would be four screens of a phone: there they stand in a row.
  row: css({
    mdDown: {
      '& [data-columns]': {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: '[min(82%, 20rem)]',
        mx: '[calc(var(--spacing-page) * -1)]',
        px: 'page',
        // The shadows of the cards are not cut off.
        py: '3',
        my: '-3',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: 'page',
      },
      '& [data-columns] article': { scrollSnapAlign: 'start' },
    },
  }),
  more: css({ alignSelf: 'start' }),
}
