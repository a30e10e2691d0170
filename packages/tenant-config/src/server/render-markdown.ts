import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** Page a text is shown on. */
export interface MarkdownSettings {
  /** True for an address that leads somewhere; a link to another one stays as its words (D-124). */
  isReachable: (href: string) => boolean
  /** `src` and `srcSet` of a picture; null for one that may not be shown, which is left out (D-78). */
  imageSet: (url: string) => { src: string; srcSet?: string } | null
}

const marked = new Marked({ gfm: true, async: false })

const blocks = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'pre', 'img', 'br']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const words = ['a', 'strong', 'em', 'b', 'i', 'del', 's', 'code', 'small', 'sub', 'sup', 'abbr']

const isForeign = (href: string) => /^https?:/i.test(href)

const linkTo = (href: string): sanitizeHtml.Tag => ({
  tagName: 'a',
  attribs: isForeign(href) ? { href, rel: 'noopener' } : { href },
})

/** Words alone, in a tag that says nothing. */
const wordsOnly: sanitizeHtml.Tag = { tagName: 'span', attribs: {} }

/**
 * HTML of a Markdown text (CommonMark with tables). HTML in the text is reduced to the tags Markdown itself
 * can make: no script, style, frame, form or event handler. The page has its own `h1`, so a heading of the
 * first level becomes one of the second.
 * Source: `D-74`, `D-78`, `D-124`
 */
export function renderMarkdown(
  markdown: string,
  { isReachable, imageSet }: MarkdownSettings,
): string {
  const html = marked.parse(markdown, { async: false })
  return sanitizeHtml(html, {
    allowedTags: [...blocks, ...tables, ...words, 'span'],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'loading', 'decoding', 'width', 'height'],
      abbr: ['title'],
      th: ['align', 'scope'],
      td: ['align'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (_name, { href = '' }) => (isReachable(href) ? linkTo(href) : wordsOnly),
      img: (_name, { src = '', alt = '' }) => pictureOf(imageSet(src), alt),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })
}

/** Words as Markdown shows them, whatever a dealer is called; `{protectionPlan}` and the like stay. */
export const escapeMarkdown = (words: string): string =>
  words.replace(/[!-/:-@[-`|~]/g, String.raw`\$&`)

/** Width and height of a picture in a text: it is cut to 3 to 2, so that nothing moves when it comes. */
const size = { width: '720', height: '480' }

function pictureOf(set: { src: string; srcSet?: string } | null, alt: string): sanitizeHtml.Tag {
  if (set === null) return { tagName: 'img', attribs: {} }
  const { src, srcSet } = set
  const choice: sanitizeHtml.Attributes = srcSet
    ? { srcset: srcSet, sizes: '(min-width: 48em) 720px, 100vw' }
    : {}
  return {
    tagName: 'img',
    attribs: { src, ...choice, alt, ...size, loading: 'lazy', decoding: 'async' },
  }
}
