/*
 * Sentences of the parts themselves, whatever they are about, each once and spelt as it is fixed. Every
 * package has its own; a test goes over the sources and finds none elsewhere (`ERR-001`).
 */

/** A kind of file the field does not take. */
export const FILE_KIND_REFUSED = 'This kind of file cannot be sent.'

/** A file of 0 bytes. */
export const FILE_EMPTY = 'The file is empty.'

/**
 * A file above the limit.
 * @param limit the limit in words, such as "2.4 MB"
 */
export const formatFileTooLarge = (limit: string): string =>
  `Larger than ${limit}. Choose a smaller file.`

/** Above a list of two or more mistakes. Source: `D-67`, `LEAD-022` */
export const ERROR_LIST_HEADING = 'Please fix the following errors:'

/** Clipboard refused. Source: `D-85` */
export const COPY_FAILED = 'Unable to copy the link.'

/** In place of a picture that does not come. Source: `VDP-123` */
export const PICTURE_MISSING = 'Image not available'
