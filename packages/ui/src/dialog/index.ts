export type { DialogProps } from './dialog.tsx'
export { Dialog } from './dialog.tsx'
export type { DialogOpener } from './dialog-openers.ts'
export { connectDialogOpeners, opensDialog } from './dialog-openers.ts'
