export { connectDialogOpeners, type DialogOpener, opensDialog } from '../dialog-openers.ts'
