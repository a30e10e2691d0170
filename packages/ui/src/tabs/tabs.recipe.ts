import { defineSlotRecipe } from '@pandacss/dev'

/**
 * Panels that take turns. Where no script runs, and on paper, all panels stand one under the other
 * with their titles; while the script is on its way, the address decides which one shows.
 */
export const tabsRecipe = defineSlotRecipe({
  className: 'fc-tabs',
  description: 'Panels that take turns',
  slots: ['root', 'list', 'tab', 'trailing', 'panel', 'title'],
  base: {
    root: { minWidth: '0' },
    list: {
      position: 'relative',
      display: 'flex',
      gap: '1',
      minWidth: '0',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 -1px 0 {colors.border}',
      _print: { display: 'none' },
    },
    tab: {
      flexShrink: '0',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      maxWidth: '18rem',
      minHeight: 'control.lg',
      px: '4',
      py: '2',
      textStyle: 'label',
      fontSize: 'md',
      lineHeight: 'snug',
      color: 'fg.muted',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      borderBottomWidth: '3px',
      borderBottomStyle: 'solid',
      borderColor: 'transparent',
      // Forced colours would draw the line under every tab.
      _forcedColors: { borderColor: 'Canvas' },
      transitionProperty: 'color, border-color',
      transitionDuration: 'fast',
      _hover: { color: 'fg', borderColor: 'border.strong' },
      _focusVisible: { outlineOffset: '-4px', boxShadow: 'none', borderRadius: 'control' },
      '&[data-selected]': {
        color: 'action.fg',
        borderColor: 'action',
        _forcedColors: { color: 'Highlight', borderColor: 'Highlight' },
      },
      _noscript: { color: 'link', borderColor: 'transparent', textDecoration: 'underline' },
    },
    trailing: {
      flexShrink: '0',
      minWidth: '6',
      px: '2',
      py: '0.5',
      textAlign: 'center',
      textStyle: 'caption',
      figures: 'tabular',
      bg: 'surface.sunken',
      color: 'fg.muted',
      borderRadius: 'pill',
    },
    panel: {
      pt: '5',
      minWidth: '0',
      scrollMarginTop: '20',
      borderRadius: 'control',
      '@media screen and (scripting: enabled)': {
        '&:not([data-selected])': { display: 'none' },
        '.fc-tabs__root:not([data-live]):has(> :target) > &:not(:target)': { display: 'none' },
        '.fc-tabs__root:not([data-live]) > &:target': { display: 'block' },
      },
    },
    title: {
      textStyle: 'h4',
      mb: '2',
      '@media screen and (scripting: enabled)': { display: 'none' },
    },
  },
  variants: {
    fit: {
      content: {},
      fill: { tab: { flex: '1 0 auto', justifyContent: 'center' } },
    },
  },
  defaultVariants: { fit: 'content' },
  staticCss: ['*'],
})
