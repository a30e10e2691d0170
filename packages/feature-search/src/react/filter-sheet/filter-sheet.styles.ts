import { css } from '@forecourt/styled-system/css'

/* What the filters look like on a small screen without script: a part of the page, below the results. */
const belowTheResults = {
  display: 'block',
  position: 'static',
  inset: 'auto',
  order: '2',
  margin: '0',
  mt: '8',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  overflow: 'visible',
  bg: 'transparent',
  boxShadow: 'none',
  translate: 'none',
  transition: 'none',
  '& > header, & > footer': { display: 'none' },
  '& > div': { padding: '0' },
} as const

export const filterSheetStyles = {
  root: css({
    '@media (scripting: none) and (width < 64rem)': {
      '&:not(:modal)': { ...belowTheResults, scrollMarginTop: '20' },
    },
  }),
  footer: css({ display: 'flex', alignItems: 'center', gap: '2', width: 'full' }),
  clear: css({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minHeight: 'touch',
    px: '3',
    color: 'link',
    textStyle: 'label',
    _hover: { color: 'link.hover' },
  }),
  // The page behind a modal sheet is not read out; what it would say is said in here.
  whileOpen: css({ display: 'none', 'dialog:modal &': { display: 'contents' } }),
}
