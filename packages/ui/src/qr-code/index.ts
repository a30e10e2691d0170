export type { QrCodeProps } from './qr-code.tsx'
export { QrCode } from './qr-code.tsx'
