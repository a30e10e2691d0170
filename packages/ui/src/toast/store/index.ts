export {
  createToastStore,
  pageToasts,
  type ShownToast,
  type StartTimer,
  showToast,
  type ToastMessage,
  type ToastStore,
  toastDurationMs,
} from '../toast-store.ts'
