import { defineSlotRecipe } from '@pandacss/dev'
import { PICTURE_MISSING } from '../error-message/error-message.ts'
import { createDrawingUrl } from '../mask-icon/drawing-url.ts'
import { maskDrawings } from '../mask-icon/mask-drawings.ts'

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
      // A box that could scroll has no height of its own in the rows of a card outside a grid.
      overflow: 'clip',
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
        content: `attr(alt) "\\A ${PICTURE_MISSING}"`,
        whiteSpace: 'pre-line',
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
        content: '""',
        bgImage: createDrawingUrl(maskDrawings.body, { stroke: '#93a0ad', strokeWidth: 0.8 }),
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
      '32:9': { root: { aspectRatio: '32 / 9' } },
      '1:1': { root: { aspectRatio: 'square' } },
    },
  },
  defaultVariants: { ratio: '3:2' },
  staticCss: ['*'],
})
