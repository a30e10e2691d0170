import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

const gaps = {
  none: { gap: '0' },
  xs: { gap: '1' },
  sm: { gap: '2' },
  md: { gap: '4' },
  lg: { gap: '6' },
  xl: { gap: '10' },
  gutter: { gap: 'gutter' },
  section: { gap: 'section' },
}

/** The width of the page's content with space at its edges. */
export const pageContainerRecipe = defineRecipe({
  className: 'fc-container',
  description: 'Width of the content with space at the edges',
  base: { width: 'full', mx: 'auto', px: { base: 'page', md: '6' }, minWidth: '0' },
  variants: {
    width: {
      content: { maxWidth: 'content' },
      prose: { maxWidth: 'calc({sizes.prose} + 2 * {spacing.page})' },
      full: { maxWidth: 'full' },
    },
  },
  defaultVariants: { width: 'content' },
  staticCss: ['*'],
})

/** Things below each other. */
export const stackLayoutRecipe = defineRecipe({
  className: 'fc-stack',
  description: 'Things below each other',
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: {
    gap: gaps,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
  defaultVariants: { gap: 'md', align: 'stretch' },
  staticCss: ['*'],
})

/** Things beside each other that wrap. */
export const clusterLayoutRecipe = defineRecipe({
  className: 'fc-cluster',
  description: 'Things beside each other that wrap',
  base: { display: 'flex', flexWrap: 'wrap', minWidth: '0' },
  variants: {
    gap: gaps,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
  defaultVariants: { gap: 'sm', align: 'center', justify: 'start' },
  staticCss: ['*'],
})

const atLeast = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
})

/** Equal columns, as many as fit. */
export const gridLayoutRecipe = defineRecipe({
  className: 'fc-grid',
  description: 'Equal columns, as many as fit',
  base: { display: 'grid', minWidth: '0', '& > *': { minWidth: '0' } },
  variants: {
    gap: gaps,
    least: {
      xs: atLeast('8rem'),
      sm: atLeast('12rem'),
      md: atLeast('16rem'),
      lg: atLeast('20rem'),
      xl: atLeast('28rem'),
    },
  },
  defaultVariants: { gap: 'gutter', least: 'md' },
  staticCss: ['*'],
})

/** A part of a page with its heading, on a ground of its own. */
export const pageSectionRecipe = defineSlotRecipe({
  className: 'fc-section',
  description: 'Part of a page with its heading',
  slots: ['root', 'inner', 'head', 'words', 'title', 'intro'],
  base: {
    root: { minWidth: '0', overflowWrap: 'anywhere' },
    inner: { display: 'flex', flexDirection: 'column', gap: '8' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '3',
    },
    words: { flex: '1 1 16rem', minWidth: '0', maxWidth: 'prose' },
    title: { textStyle: 'h2', margin: '0', textWrap: 'balance' },
    intro: { textStyle: 'body', color: 'fg.muted', mt: '2', mb: '0', textWrap: 'pretty' },
  },
  variants: {
    tone: {
      plain: {},
      sunken: { root: { bg: 'surface.sunken' } },
      raised: { root: { bg: 'surface' } },
      tinted: {
        root: { bg: 'surface.tinted', color: 'fg.onTinted' },
        intro: { color: 'fg.onTintedMuted' },
      },
      band: {
        root: { bg: 'surface.band', color: 'fg.onBand' },
        intro: { color: 'fg.onBandMuted' },
      },
      dark: { root: { bg: 'canvas', color: 'fg' } },
    },
    space: {
      none: {},
      sm: { root: { py: '8' }, inner: { gap: '5' } },
      md: { root: { py: 'section' } },
    },
    align: {
      start: {},
      center: {
        head: { flexDirection: 'column', alignItems: 'center', textAlign: 'center' },
        words: { flex: 'none' },
      },
    },
  },
  defaultVariants: { tone: 'plain', space: 'md', align: 'start' },
  staticCss: ['*'],
})
