import type { CssKeyframes } from '@pandacss/dev'

/** Movements shared by several parts. */
export const keyframes: CssKeyframes = {
  spin: { to: { transform: 'rotate(1turn)' } },
  pulse: { '50%': { opacity: '0.55' } },
  shimmer: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-200% 0' } },
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  fadeOut: { from: { opacity: '1' }, to: { opacity: '0' } },
  riseIn: {
    from: { opacity: '0', transform: 'translateY(12px)' },
    to: { opacity: '1', transform: 'none' },
  },
  slideInFromEnd: { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  slideInFromStart: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  slideInFromBottom: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  expandHeight: { from: { height: '0' }, to: { height: 'var(--height, auto)' } },
  collapseHeight: { from: { height: 'var(--height, auto)' }, to: { height: '0' } },
}
