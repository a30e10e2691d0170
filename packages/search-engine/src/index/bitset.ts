/** A set of document numbers, one bit each. */
export type Bitset = Uint32Array

/** An empty set with space for documents 0 to `capacity - 1`. */
export function createBitset(capacity: number): Bitset {
  return new Uint32Array((capacity + 31) >>> 5)
}

export function setBit(bits: Bitset, doc: number): void {
  bits[doc >>> 5]! |= 1 << (doc & 31)
}

export function clearBit(bits: Bitset, doc: number): void {
  bits[doc >>> 5]! &= ~(1 << (doc & 31))
}

export function hasBit(bits: Bitset, doc: number): boolean {
  return ((bits[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0
}

/** Keeps in `target` what is also in `other`. */
export function intersect(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word]! &= other[word]!
}

/** Adds to `target` what is in `other`. */
export function unite(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word]! |= other[word]!
}

/** Removes from `target` what is in `other`. */
export function subtract(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word]! &= ~other[word]!
}

export function countBits(bits: Bitset): number {
  let count = 0
  for (let index = 0; index < bits.length; index++) count += countWord(bits[index]!)
  return count
}

/** Number of bits set in one 32-bit word. */
export function countWord(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The documents of the set, ascending. */
export function toDocuments(bits: Bitset): Uint32Array {
  const documents = new Uint32Array(countBits(bits))
  let next = 0
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index]!
    while (word !== 0) {
      const lowest = word & -word
      documents[next++] = (index << 5) + (31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
  return documents
}
