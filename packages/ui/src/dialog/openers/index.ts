export {
  connectDialogOpeners,
  createDialogLink,
  type DialogLink,
  type DialogOpener,
  opensDialog,
} from '../dialog-openers.ts'
