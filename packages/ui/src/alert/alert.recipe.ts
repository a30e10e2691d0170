import { defineSlotRecipe } from '@pandacss/dev'

/** A message on the page: a mark, a title, a text and what can be done. */
export const alertRecipe = defineSlotRecipe({
  className: 'fc-alert',
  description: 'Message on the page',
  slots: ['root', 'icon', 'body', 'title', 'text', 'actions', 'list'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      padding: '4',
      minWidth: '0',
      borderRadius: 'card',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'transparent',
      overflowWrap: 'anywhere',
      textStyle: 'body',
      color: 'fg',
    },
    icon: { flexShrink: '0', width: 'icon.md', height: 'icon.md', mt: '0.5' },
    body: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
    title: { fontWeight: 'semibold', margin: '0' },
    text: { '& > :last-child': { mb: '0' } },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' },
    list: {
      margin: '0',
      ps: '5',
      listStyle: 'disc',
      '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '& li': { py: '1' },
    },
  },
  variants: {
    tone: {
      info: { root: { bg: 'info.subtle', borderColor: 'info.subtle' }, icon: { color: 'info.fg' } },
      success: {
        root: { bg: 'success.subtle', borderColor: 'success.subtle' },
        icon: { color: 'success.fg' },
      },
      warning: {
        root: { bg: 'warning.subtle', borderColor: 'warning.subtle' },
        icon: { color: 'warning.fg' },
      },
      destructive: {
        root: { bg: 'danger.subtle', borderColor: 'danger' },
        icon: { color: 'danger.fg' },
        title: { color: 'danger.fg' },
      },
    },
  },
  defaultVariants: { tone: 'info' },
  staticCss: ['*'],
})
