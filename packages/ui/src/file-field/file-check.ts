import {
  FILE_EMPTY,
  FILE_KIND_REFUSED,
  formatFileTooLarge,
} from '../error-message/error-message.ts'

/** Facts that can be known of a file before it is sent. */
export interface FileFacts {
  name: string
  /** Media type as the browser says; may be empty. */
  type: string
  /** Size in bytes. */
  size: number
}

/** Data a field takes. */
export interface FileLimits {
  /** As the `accept` of an input: `image/*,.pdf`. Default anything. */
  accept?: string
  /** Largest file, in bytes. Default none. */
  maxBytes?: number
}

const KB = 1000

/** Size in words, in steps of 1,000: "840 kB", "2.4 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < KB * KB - KB / 2) return `${Math.round(bytes / KB)} kB`
  const megabytes = bytes / KB / KB
  return `${megabytes < 10 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`
}

/** True when a file is one of the kinds of an `accept`: an ending, a type, or all types of a group. */
export function isAccepted({ name, type }: FileFacts, accept = ''): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  if (kinds.length === 0) return true
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
    return type === kind
  })
}

/** Why a file cannot be sent, in a sentence, or null. */
export function fileProblem(file: FileFacts, { accept, maxBytes }: FileLimits): string | null {
  if (!isAccepted(file, accept)) return FILE_KIND_REFUSED
  if (file.size === 0) return FILE_EMPTY
  if (maxBytes !== undefined && file.size > maxBytes) {
    return formatFileTooLarge(formatFileSize(maxBytes))
  }
  return null
}

/** True when it is the same file of the visitor's disk, chosen again. */
export function isSameFile(
  one: FileFacts & { lastModified: number },
  other: FileFacts & { lastModified: number },
): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}
