import { defineRecipe } from '@pandacss/dev'

/** The quiet word over a picture that is not of that very thing. */
export const illustrationLabelRecipe = defineRecipe({
  className: 'fc-illustration',
  description: 'Label of an illustration, over the corner of its picture',
  base: {
    position: 'absolute',
    // Where no tag, counter or button of a picture stands.
    left: 'var(--illustration-left, {spacing.2})',
    top: 'var(--illustration-top, auto)',
    bottom: 'var(--illustration-bottom, {spacing.2})',
    maxWidth: 'calc(100% - 2 * var(--illustration-left, {spacing.2}))',
    px: '1.5',
    py: '0.5',
    borderRadius: 'min(var(--radii-control), 4px)',
    bg: 'surface',
    color: 'fg.muted',
    textStyle: 'caption',
    fontSize: 'var(--illustration-size, 0.6875rem)',
    lineHeight: 'snug',
    letterSpacing: '0.01em',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    pointerEvents: 'none',
  },
  staticCss: ['*'],
})
