/** An unsigned integer array as narrow as its largest value allows. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

/** An empty code array able to hold values up to `largest`. */
export function createCodes(length: number, largest: number): Codes {
  if (largest < 0x100) return new Uint8Array(length)
  if (largest < 0x10000) return new Uint16Array(length)
  return new Uint32Array(length)
}

/** The same array, or a wider or longer copy when `length` or `largest` do not fit. */
export function fitCodes(codes: Codes, length: number, largest: number): Codes {
  const limit = 2 ** (codes.BYTES_PER_ELEMENT * 8)
  if (length <= codes.length && largest < limit) return codes
  const wider = createCodes(Math.max(length, codes.length), Math.max(largest, limit - 1))
  wider.set(codes)
  return wider
}

/** A list of unsigned 32-bit numbers that grows by doubling. */
export class NumberList {
  private values = new Uint32Array(64)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.values.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length++] = value
  }

  at(index: number): number {
    return this.values[index]!
  }

  set(index: number, value: number): void {
    this.values[index] = value
  }

  /** Gives the spare capacity back. */
  trim(): void {
    this.values = this.values.slice(0, Math.max(this.length, 1))
  }
}

const CHUNK_BITS = 15
const CHUNK_MASK = (1 << CHUNK_BITS) - 1

/** A long list of unsigned numbers in pieces, so that it grows without copying. */
export class ChunkedList {
  private readonly chunks: Uint32Array[] = []
  length = 0

  push(value: number): void {
    if ((this.length & CHUNK_MASK) === 0) this.chunks.push(new Uint32Array(CHUNK_MASK + 1))
    this.chunks[this.length >>> CHUNK_BITS]![this.length & CHUNK_MASK] = value
    this.length++
  }

  at(index: number): number {
    return this.chunks[index >>> CHUNK_BITS]![index & CHUNK_MASK]!
  }

  set(index: number, value: number): void {
    this.chunks[index >>> CHUNK_BITS]![index & CHUNK_MASK] = value
  }

  /** Adds zeros up to a length, pausing at each `yield`. */
  *extend(length: number): Generator<void, void> {
    while (this.chunks.length << CHUNK_BITS < length) {
      this.chunks.push(new Uint32Array(CHUNK_MASK + 1))
      yield
    }
    this.length = length
  }
}
