export type { DialogProps } from './dialog.tsx'
export { Dialog } from './dialog.tsx'
export type { DialogLink, DialogOpener } from './dialog-openers.ts'
export { connectDialogOpeners, createDialogLink, opensDialog } from './dialog-openers.ts'
