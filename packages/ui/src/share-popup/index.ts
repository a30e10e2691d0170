export type { SharedPage, ShareLink, ShareService } from './share-links.ts'
export { createShareLinks } from './share-links.ts'
export type { SharePopupProps } from './share-popup.tsx'
export { SharePopup } from './share-popup.tsx'
