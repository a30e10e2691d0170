export type { BannerProps } from './banner.tsx'
export { Banner } from './banner.tsx'
export { formatDismissalCookie, readDismissedBanners } from './dismissed.ts'
