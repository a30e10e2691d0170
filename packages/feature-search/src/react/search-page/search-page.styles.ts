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
  pages: css({ mt: '8' }),
  notice: css({ mb: '4' }),
}
