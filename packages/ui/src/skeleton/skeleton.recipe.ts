import { defineRecipe } from '@pandacss/dev'

/** The shape of what is still to come. */
export const skeletonRecipe = defineRecipe({
  className: 'fc-skeleton',
  description: 'Shape of what is still to come',
  base: {
    display: 'block',
    maxWidth: 'full',
    bg: 'surface.sunken',
    backgroundImage:
      'linear-gradient(100deg, transparent 30%, {colors.border} 50%, transparent 70%)',
    backgroundSize: '200% 100%',
    animation: 'shimmer 1600ms linear infinite',
    _motionReduce: { animation: 'none', backgroundImage: 'none' },
    _forcedColors: { border: '1px solid GrayText' },
  },
  variants: {
    shape: {
      text: { width: 'full', height: '4', borderRadius: 'control' },
      title: { width: '70%', height: '6', borderRadius: 'control' },
      picture: { width: 'full', aspectRatio: 'photo', borderRadius: 'none' },
      control: { width: 'full', height: 'control.md', borderRadius: 'control' },
      circle: { width: '10', height: '10', borderRadius: 'full' },
    },
  },
  defaultVariants: { shape: 'text' },
  staticCss: ['*'],
})
