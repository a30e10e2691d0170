export type { BannerProps } from './banner.tsx'
export { Banner } from './banner.tsx'
export { dismissalCookie, dismissedBanners } from './dismissed.ts'
