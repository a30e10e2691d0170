export type { QrCodeProps } from './qr-code.tsx'
export { QrCode } from './qr-code.tsx'
export { drawQrCode, type QrDrawing, quietZone } from './qr-drawing.ts'
