import { defineSlotRecipe } from '@pandacss/dev'

/* A car in outline, where no words tell of the picture that did not come. */
const outline =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%2393a0ad' stroke-width='.8' stroke-linejoin='round'%3E%3Cpath d='M4 16H2.5v-3.6l2.6-.9 2.6-4h6.6l3.6 4 3.6.9V16H20M9.5 16h5M5.5 11.5h12M11.5 7.5v4M5 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM15 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z'/%3E%3C/svg%3E\")"

/** A picture in a box of its final size, and what stands there when it cannot be shown. */
export const pictureRecipe = defineSlotRecipe({
  className: 'fc-picture',
  description: 'Picture in a box of its final size',
  slots: ['root', 'image', 'missing', 'missingText'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      width: 'full',
      overflow: 'hidden',
      bg: 'placeholder.bg',
      color: 'placeholder.fg',
    },
    image: {
      display: 'block',
      width: 'full',
      height: 'full',
      objectFit: 'var(--photo-fit)',
      filter: 'var(--photo-filter)',
      // Drawn only where the browser could not load the picture and no script has replaced it.
      _after: {
        content: 'attr(alt)',
        position: 'absolute',
        inset: '0',
        display: 'grid',
        placeItems: 'center',
        padding: '4',
        textAlign: 'center',
        textStyle: 'caption',
        bg: 'placeholder.bg',
        color: 'placeholder.fg',
      },
      '&[alt=""]::after': {
        bgImage: outline,
        bgSize: '45%',
        bgPosition: 'center',
        bgRepeat: 'no-repeat',
      },
    },
    missing: {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      padding: '4',
      textAlign: 'center',
      '& svg': { width: '22%', maxWidth: '72px', height: 'auto' },
    },
    missingText: { textStyle: 'caption', fontWeight: 'medium' },
  },
  variants: {
    ratio: {
      '3:2': { root: { aspectRatio: 'photo' } },
      '4:3': { root: { aspectRatio: '4 / 3' } },
      '16:9': { root: { aspectRatio: 'wide' } },
      '1:1': { root: { aspectRatio: 'square' } },
    },
  },
  defaultVariants: { ratio: '3:2' },
  staticCss: ['*'],
})
