import { css } from '@forecourt/styled-system/css'

export const searchPageStyles = {
  root: css({
    width: 'full',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    pb: '16',
  }),
  header: css({ pt: { base: '4', lg: '8' }, pb: { base: '2', lg: '4' } }),
  heading: css({
    textStyle: 'h2',
    margin: '0',
    textWrap: 'balance',
    _focusVisible: { outline: 'none' },
  }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' },
    columnGap: '8',
    alignItems: 'start',
  }),
  // The footer stays out of sight however few are found, so that it is not seen to jump.
  results: css({ minWidth: '0', minHeight: { base: '60vh', lg: '100vh' } }),
  // Where colours are forced the outline shows whatever its colour, so it goes only with the focus.
  cars: css({ _focus: { outline: 'none' } }),
  near: css({ mb: '4' }),
  pages: css({ mt: '8' }),
  pricesNote: css({ textStyle: 'bodySm', color: 'fg.muted', m: '0', mt: '6', textWrap: 'pretty' }),
  // Over the first cars, which are those of the last search: nothing moves when it comes and goes.
  // Over the tags and buttons on the photos, which are raised.
  noticeSlot: css({ position: 'sticky', top: '20', zIndex: 'sticky', height: '0' }),
  notice: css({ boxShadow: 'overlay', 'dialog:modal &': { mb: '4', boxShadow: 'none' } }),
}
