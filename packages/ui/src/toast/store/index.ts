export {
  createToastStore,
  pageToasts,
  type ShownToast,
  type StartTimer,
  showToast,
  type ToastHold,
  type ToastMessage,
  type ToastStore,
  type ToastStoreOptions,
  toastDurationMs,
} from '../toast-store.ts'
