import { defineSlotRecipe } from '@pandacss/dev'

/** Large numbers and what they count. */
export const statRecipe = defineSlotRecipe({
  className: 'fc-stat',
  description: 'Large number with its label',
  slots: ['group', 'list', 'root', 'value', 'label', 'note'],
  base: {
    group: { containerType: 'inline-size', minWidth: '0' },
    list: {
      display: 'grid',
      gap: 'gutter',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      margin: '0',
    },
    // The name comes first for those who listen, the number for those who look.
    root: {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1',
      minWidth: '0',
      margin: '0',
      overflowWrap: 'anywhere',
    },
    value: {
      margin: '0',
      fontFamily: 'heading',
      fontWeight: 'heading',
      fontSize: '4xl',
      lineHeight: 'tight',
      letterSpacing: 'heading',
      figures: 'tabular',
      color: 'fg',
    },
    label: { textStyle: 'bodySm', color: 'fg.muted' },
    note: { display: 'block', textStyle: 'caption', color: 'fg.subtle', mt: '0.5' },
  },
  variants: {
    size: {
      sm: { value: { fontSize: '3xl' } },
      md: {},
      lg: { value: { fontSize: { base: '5xl', lg: '6xl' } }, label: { textStyle: 'body' } },
    },
    tone: { plain: {}, brand: { value: { color: 'action.fg' } } },
    align: {
      start: {},
      center: { root: { alignItems: 'center', textAlign: 'center' } },
    },
  },
  defaultVariants: { size: 'md', tone: 'plain', align: 'start' },
  staticCss: ['*'],
})
