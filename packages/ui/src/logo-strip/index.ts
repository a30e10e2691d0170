export type { Logo, LogoStripProps } from './logo-strip.tsx'
export { LogoStrip } from './logo-strip.tsx'
