import { defineSlotRecipe } from '@pandacss/dev'

/** A QR code on white, whatever the ground of the page, and the same address as a link. */
export const qrCodeRecipe = defineSlotRecipe({
  className: 'fc-qr-code',
  description: 'QR code with its link',
  slots: ['root', 'code', 'caption', 'title', 'link'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '5',
      margin: '0',
      minWidth: '0',
    },
    code: {
      flexShrink: '0',
      display: 'block',
      maxWidth: 'full',
      height: 'auto',
      bg: 'rgb(255 255 255)',
      borderRadius: 'card',
      boxShadow: '0 0 0 1px {colors.border}',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    caption: {
      flex: '1 1 12rem',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      minWidth: '0',
      textStyle: 'bodySm',
      color: 'fg.muted',
    },
    title: { textStyle: 'label', fontSize: 'md', color: 'fg', margin: '0' },
    link: {
      color: 'link',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
      borderRadius: 'control',
      _hover: { color: 'link.hover' },
      _touch: { py: '2.5' },
    },
  },
  staticCss: ['*'],
})
