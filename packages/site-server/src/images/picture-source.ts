import type { Visitor } from '../limits/work-queue.ts'

/** How a picture is cut and written. */
export interface PictureFile {
  /** Pixels; a picture is never enlarged, so the file may be narrower. */
  width: number
  /** Width to height. */
  ratio: number
  /** 1 to 100. */
  quality: number
  format: 'avif' | 'webp' | 'jpeg'
}

/** A picture that the image service can send. */
export interface SourcePicture {
  /** Name that changes with whatever the picture is made of; its files are stored under it. */
  key: string
  /** Seconds for which its address shows this very picture. Default for ever. */
  freshFor?: number
  /**
   * One file of it.
   * @throws PictureElsewhereError when what it is made of can be had only at its own address, and any other
   *   error when it cannot be made
   */
  write(file: PictureFile): Promise<Uint8Array>
}

/** A picture that cannot be made at the moment: browsers are sent to where it is. */
export interface PictureElsewhere {
  address: string
}

/** A picture that was found and can no longer be made: browsers are sent to where it is. */
export class PictureElsewhereError extends Error implements PictureElsewhere {
  override name = 'PictureElsewhereError'
  readonly address: string

  constructor(address: string) {
    super(`the picture is at ${address} alone`)
    this.address = address
  }
}

/** A picture, or the way to it; null for none. */
export type FoundPicture = SourcePicture | PictureElsewhere | null

/** Pictures below the folder of the image service. The service knows none itself. */
export interface PictureSource {
  /**
   * The picture at the path of an address, `/images/…`; null when this source has none there.
   * @param visitor who it is for
   */
  find(path: string, visitor: Visitor): FoundPicture | Promise<FoundPicture>
}
