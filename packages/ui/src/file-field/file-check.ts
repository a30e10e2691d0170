import {
  FILE_EMPTY,
  FILE_KIND_REFUSED,
  formatFileTooLarge,
} from '../error-message/error-message.ts'

/** Limits of a field. */
export interface FileRules {
  /** As the `accept` of an input: `image/*,.pdf`. Default anything. */
  accept?: string
  /** Largest file, in bytes. Default none. */
  maxBytes?: number
  maxFiles: number
  /** Looks at a file before it is taken: what is wrong with it, in a sentence, or null. */
  problemOf?: (file: File) => string | null
}

/** Files of one choice as Ark checks them, the same object for each. */
interface Choice {
  acceptedFiles: readonly File[]
}

const KB = 1000

const isSame = (one: File, other: File) => one.name === other.name && one.size === other.size

/** Size in words, in steps of 1,000: "840 kB", "2.4 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < KB * KB - KB / 2) return `${Math.round(bytes / KB)} kB`
  const megabytes = bytes / KB / KB
  return `${megabytes < 10 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`
}

/**
 * Check for Ark's `validate`: takes the first files of a choice that go over the limit, where Ark by itself
 * would take none of them.
 * @returns the problem of a file in a list, or null
 */
export function acceptUpTo({ maxFiles, maxBytes = Infinity, problemOf }: FileRules) {
  const counts = new WeakMap<Choice, number>()
  return (file: File, choice: Choice): string[] | null => {
    const problem = problemOf?.(file)
    if (problem) return [problem]
    const isRefused = file.size === 0 || file.size > maxBytes
    const isChosen = choice.acceptedFiles.some((other) => isSame(other, file))
    if (maxFiles === 1 || isRefused || isChosen) return null
    const count = (counts.get(choice) ?? choice.acceptedFiles.length) + 1
    counts.set(choice, count)
    return count > maxFiles ? ['TOO_MANY_FILES'] : null
  }
}

/** Why a file cannot be sent, in a sentence, from the first of Ark's codes or a sentence of `problemOf`. */
export function formatFileProblem([code = '']: readonly string[], rules: FileRules): string {
  const sentences: Readonly<Record<string, string>> = {
    FILE_INVALID_TYPE: FILE_KIND_REFUSED,
    FILE_TOO_SMALL: FILE_EMPTY,
    FILE_TOO_LARGE: formatFileTooLarge(formatFileSize(rules.maxBytes ?? 0)),
    TOO_MANY_FILES: `Only ${rules.maxFiles} can be sent.`,
  }
  return sentences[code] ?? code
}
