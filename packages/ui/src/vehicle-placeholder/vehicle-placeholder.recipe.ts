import { defineRecipe } from '@pandacss/dev'

/** A lit stage with a vehicle on it. */
export const vehiclePlaceholderRecipe = defineRecipe({
  className: 'fc-vehicle',
  description: 'Lit stage with a drawn vehicle',
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'block',
    width: 'full',
    aspectRatio: 'photo',
    containerType: 'inline-size',
    overflow: 'hidden',
    bg: 'placeholder.bg',
    color: 'placeholder.fg',
    backgroundImage:
      'radial-gradient(62% 52% at 50% 42%, color-mix(in oklab, {colors.surface} 85%, transparent), transparent), linear-gradient(to top, color-mix(in oklab, {colors.placeholder.fg} 16%, transparent), transparent 34%)',
    _before: {
      content: '""',
      position: 'absolute',
      zIndex: '-1',
      left: '5%',
      right: '5%',
      top: '66.5%',
      height: '10%',
      bgImage:
        'radial-gradient(closest-side, rgb(0 0 0 / 0.42), rgb(0 0 0 / 0.16) 55%, transparent)',
    },
    '& svg': { display: 'block', width: 'full', height: 'full', fill: 'none' },
    _forcedColors: { border: '1px solid GrayText' },
    '& > span': {
      position: 'absolute',
      insetInline: '0',
      bottom: '6%',
      px: '3',
      textAlign: 'center',
      textStyle: 'caption',
      fontWeight: 'medium',
      // Words would cover a small vehicle.
      '@container (width < 10rem)': { display: 'none' },
    },
  },
  staticCss: ['*'],
})
