import { css } from '@forecourt/styled-system/css'

const prose = css({
  textStyle: 'body',
  maxW: 'article',
  minW: '0',
  overflowWrap: 'anywhere',
  '& > :first-child': { mt: '0' },
  '& > :last-child': { mb: '0' },
  '& h2': { textStyle: 'h3', m: '0', mt: '8', mb: '2' },
  '& h3, & h4': { textStyle: 'h4', m: '0', mt: '6', mb: '2' },
  '& p': { m: '0', mb: '4' },
  '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '[0.2em]' },
  '& ul, & ol': { m: '0', mb: '4', ps: '6' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { mb: '1.5' },
  '& blockquote': {
    m: '0',
    mb: '4',
    ps: '4',
    borderInlineStartWidth: '3px',
    borderColor: 'action',
    color: 'fg.muted',
  },
  '& img': {
    display: 'block',
    w: 'full',
    h: 'auto',
    aspectRatio: 'photo',
    objectFit: 'cover',
    borderRadius: 'card',
    my: '6',
  },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', mb: '4' },
  '& th, & td': {
    textAlign: 'start',
    py: '2',
    pe: '6',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& hr': { my: '8', borderColor: 'border' },
})

/** Text of a page that was written in Markdown. */
export function Prose({ html }: { html: string }) {
  if (html === '') return null
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
}
