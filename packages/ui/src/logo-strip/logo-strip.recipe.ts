import { defineSlotRecipe } from '@pandacss/dev'

/** Logos of makes or partners in a row, all of one height. */
export const logoStripRecipe = defineSlotRecipe({
  className: 'fc-logo-strip',
  description: 'Logos of makes or partners',
  slots: ['root', 'title', 'list', 'item', 'link', 'logo', 'name'],
  base: {
    root: { display: 'grid', gap: '4', minWidth: '0' },
    title: { textStyle: 'label', color: 'fg.muted', margin: '0' },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '8',
      rowGap: '5',
      margin: '0',
      padding: '0',
      listStyle: 'none',
    },
    item: { minWidth: '0', maxWidth: 'full' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: 'control',
      _hover: { '& > img': { filter: 'none', opacity: '1' }, '& > span': { color: 'fg' } },
      _focusVisible: { '& > img': { filter: 'none', opacity: '1' } },
    },
    logo: {
      display: 'block',
      height: 'var(--logo-height)',
      width: 'auto',
      maxWidth: '9rem',
      objectFit: 'contain',
      transitionProperty: 'filter, opacity',
      transitionDuration: 'fast',
    },
    name: {
      fontFamily: 'heading',
      fontWeight: 'heading',
      fontSize: 'xl',
      lineHeight: 'snug',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      transitionProperty: 'color',
      transitionDuration: 'fast',
    },
  },
  variants: {
    size: {
      sm: { root: { '--logo-height': '1.25rem' } },
      md: { root: { '--logo-height': '2rem' } },
      lg: { root: { '--logo-height': '3rem' } },
    },
    tone: {
      colour: {},
      // One dark tone for all of them, light on a dark ground.
      mono: {
        logo: {
          filter: 'grayscale(1) contrast(1.1)',
          opacity: '0.75',
          _dark: { filter: 'grayscale(1) invert(1) brightness(1.6)' },
        },
      },
    },
    align: {
      start: {},
      center: { root: { justifyItems: 'center' }, list: { justifyContent: 'center' } },
    },
  },
  defaultVariants: { size: 'md', tone: 'mono', align: 'start' },
  staticCss: ['*'],
})
