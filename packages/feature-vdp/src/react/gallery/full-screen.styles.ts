import { sva } from '@forecourt/styled-system/css'

export const fullScreenStyles = sva({
  slots: ['root', 'picture', 'counter', 'closer', 'close'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      m: '0',
      p: '0',
      width: 'full',
      height: '[100dvh]',
      maxW: '[none]',
      maxH: '[none]',
      borderWidth: '0',
      overflow: 'hidden',
      bg: 'canvas',
      color: 'fg',
      overscrollBehavior: 'contain',
      // The room kept for the page's scrollbar would show as a bright strip.
      'html:has(&), &': { scrollbarGutter: 'auto' },
    },
    picture: {
      width: 'full',
      height: 'full',
      aspectRatio: '[auto]',
      bg: '[transparent]',
      '& > img': { objectFit: 'contain' },
    },
    counter: {
      position: 'absolute',
      left: '4',
      top: '4',
      m: '0',
      px: '3',
      py: '2',
      borderRadius: 'pill',
      bg: 'surface',
      textStyle: 'label',
      fontVariantNumeric: 'tabular-nums',
    },
    closer: { position: 'absolute', right: '3', top: '3', zIndex: 'raised' },
    close: {
      display: 'grid',
      placeItems: 'center',
      width: 'control.md',
      height: 'control.md',
      borderRadius: 'full',
      bg: 'surface',
      color: 'fg',
      _hover: { bg: 'surface.sunken' },
    },
  },
})
