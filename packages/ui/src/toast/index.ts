export type {
  ShownToast,
  StartTimer,
  ToastHold,
  ToastMessage,
  ToastStore,
  ToastStoreOptions,
} from './toast-store.ts'
export { createToastStore, pageToasts, showToast, toastDurationMs } from './toast-store.ts'
export type { ToasterProps } from './toaster.tsx'
export { Toaster } from './toaster.tsx'
