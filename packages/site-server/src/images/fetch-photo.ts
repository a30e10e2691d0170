import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookUpPublic, PrivateAddressError } from './public-address.ts'

/** Marks by which a host tells whether a photo has changed. */
export interface PhotoMarks {
  etag?: string
  lastModified?: string
}

/** A photo as its host has it; null bytes when it is the one of the marks given. */
export interface FetchedPhoto {
  bytes: Buffer | null
  marks: PhotoMarks
}

/** Refusal of what a host answers, whereas any other error says that the host itself cannot be reached. */
export class PhotoError extends Error {
  override name = 'PhotoError'
}

/**
 * Fetches a photo.
 * @throws PhotoError for an answer that is no photo within the limits, and what the connection throws
 */
export type FetchPhoto = (url: URL, marks: PhotoMarks) => Promise<FetchedPhoto>

/** Limits of one photo. */
interface PhotoLimits {
  /** Bytes at most. */
  mostBytes: number
  /** Milliseconds from the first look-up to the last byte. */
  patienceMs: number
}

/** Limits of photographs: 20 MB in ten seconds. */
const photoLimits: PhotoLimits = { mostBytes: 20 * 1024 * 1024, patienceMs: 10_000 }

const marksOf = ({ headers }: IncomingMessage): PhotoMarks => ({
  etag: headers.etag,
  lastModified: headers['last-modified'],
})

const conditionsOf = ({ etag, lastModified }: PhotoMarks) => ({
  ...(etag !== undefined && { 'if-none-match': etag }),
  ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
})

function open(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestPlain : requestSecure
  return new Promise((resolve, reject) => {
    request(url, options, resolve).once('error', reject).end()
  })
}

async function readAll(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  // A host that says too much is not listened to; the answer is destroyed as the loop ends.
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > mostBytes) throw new PhotoError(`more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Fetches photos over https from hosts at public addresses; redirects are not followed.
 * @param origins where the server asks for photos of a host instead, at any address. Default none
 */
export function createPhotoFetch(
  origins: ReadonlyMap<string, string> = new Map(),
  { mostBytes, patienceMs } = photoLimits,
): FetchPhoto {
  const addressOf = (url: URL): { url: URL; options: RequestOptions } => {
    const origin = origins.get(url.host)
    if (origin !== undefined)
      return { url: new URL(origin + url.pathname + url.search), options: {} }
    // The name of an address is not looked up.
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host)
    return { url, options: { lookup: lookUpPublic } }
  }

  return async (asked, marks) => {
    const { url, options } = addressOf(asked)
    const signal = AbortSignal.timeout(patienceMs)
    const headers = { accept: 'image/*', ...conditionsOf(marks) }
    const answer = await open(url, { ...options, headers, signal, agent: false })
    try {
      if (answer.statusCode === 304) return { bytes: null, marks }
      if (answer.statusCode !== 200) throw new PhotoError(`status ${answer.statusCode}`)
      if (Number(answer.headers['content-length'] ?? 0) > mostBytes)
        throw new PhotoError(`more than ${mostBytes} bytes`)
      return { bytes: await readAll(answer, mostBytes), marks: marksOf(answer) }
    } finally {
      answer.destroy()
    }
  }
}
