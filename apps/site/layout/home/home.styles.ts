import { css } from '@forecourt/styled-system/css'

export const section = css({
  maxW: 'content',
  mx: 'auto',
  px: { base: 'page', lg: '6' },
  pt: { base: '12', lg: 'section' },
})

export const sectionTitle = css({ textStyle: 'h2', m: '0' })

export const cardGrid = css({
  display: 'grid',
  gap: 'gutter',
  listStyle: 'none',
  m: '0',
  p: '0',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
})
