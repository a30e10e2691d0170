import { sva } from '@forecourt/styled-system/css'

/** Frame of every view of a vehicle. */
export const stageStyles = sva({
  slots: ['root', 'arrow', 'counter'],
  base: {
    root: { position: 'relative', overflow: 'hidden', borderRadius: { base: 'none', lg: 'card' } },
    arrow: {
      position: 'absolute',
      top: '[50%]',
      transform: 'translateY(-50%)',
      display: 'grid',
      placeItems: 'center',
      width: 'control.md',
      height: 'control.md',
      borderRadius: 'full',
      bg: 'surface',
      color: 'fg',
      boxShadow: 'raised',
      _hover: { bg: 'surface.sunken' },
      '&[rel~=prev]': { left: '3' },
      '&[rel~=next]': { right: '3' },
    },
    counter: {
      position: 'absolute',
      right: '3',
      bottom: '3',
      m: '0',
      px: '2.5',
      py: '1',
      borderRadius: 'pill',
      bg: 'surface.inverse',
      color: 'fg.inverse',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
