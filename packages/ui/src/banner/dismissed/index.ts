export { formatDismissalCookie, readDismissedBanners } from '../dismissed.ts'
