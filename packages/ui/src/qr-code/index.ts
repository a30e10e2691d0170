export type { QrCodeProps } from './qr-code.tsx'
export { QrCode } from './qr-code.tsx'
export { type QrDrawing, qrDrawing, quietZone } from './qr-drawing.ts'
