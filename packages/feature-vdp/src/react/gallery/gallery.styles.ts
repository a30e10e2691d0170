import { sva } from '@forecourt/styled-system/css'

export const galleryStyles = sva({
  slots: ['root', 'main', 'tag', 'corner', 'thumbnails', 'thumbnail', 'expand'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    main: {
      display: 'block',
      // The lower corners hold the full screen and the counter.
      '--illustration-left': '{spacing.3}',
      '--illustration-top': '{spacing.3}',
      '--illustration-bottom': 'auto',
      cursor: 'zoom-in',
      touchAction: 'pan-y pinch-zoom',
      // A picture that is long in coming says so: the former one fades.
      '&[data-waiting] img': {
        opacity: '0.5',
        transitionProperty: 'opacity',
        transitionDuration: 'fast',
        transitionDelay: '300ms',
      },
    },
    tag: { position: 'absolute', top: '3', left: '3' },
    corner: { position: 'absolute', top: '2', right: '2' },
    expand: {
      position: 'absolute',
      left: '3',
      bottom: '3',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      px: '3',
      py: '1.5',
      borderRadius: 'pill',
      bg: 'surface',
      color: 'fg',
      textStyle: 'caption',
      fontWeight: 'semibold',
      boxShadow: 'raised',
    },
    thumbnails: {
      position: 'relative',
      display: 'flex',
      gap: '2',
      m: '0',
      px: { base: '4', lg: '1' },
      py: '1',
      listStyle: 'none',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      _motionSafe: { scrollBehavior: 'smooth' },
    },
    thumbnail: {
      display: 'block',
      '--illustration-left': '{spacing.1}',
      '--illustration-bottom': '{spacing.1}',
      '--illustration-size': '0.625rem',
      flexShrink: '0',
      width: { base: '20', md: '24' },
      borderRadius: '[min(var(--radii-photo), 8px)]',
      overflow: 'hidden',
      outlineOffset: '2px',
      // The picture steps back, the word over it does not.
      '& img': { opacity: '0.72', transitionProperty: 'opacity', transitionDuration: 'fast' },
      '&:hover img, &[aria-current] img': { opacity: '1' },
      '&[aria-current]': {
        boxShadow: '[0 0 0 2px var(--colors-canvas), 0 0 0 4px var(--colors-action)]',
      },
    },
  },
})
