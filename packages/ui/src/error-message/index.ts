export {
  COPY_FAILED,
  ERROR_LIST_HEADING,
  FILE_EMPTY,
  FILE_KIND_REFUSED,
  fileTooLarge,
  PICTURE_MISSING,
} from './error-message.ts'
