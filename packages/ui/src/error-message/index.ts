export {
  COPY_FAILED,
  ERROR_LIST_HEADING,
  FILE_EMPTY,
  FILE_KIND_REFUSED,
  formatFileTooLarge,
  PICTURE_MISSING,
} from './error-message.ts'
