import { digestText } from '../../model/sign-in/verification-code.ts'

/**
 * Digest by which a phone is known at the wheel: without the key nobody can tell whose it is. Migration
 * `0019_spinners.sql` writes the same.
 * @param key secret of the site, of a fixed length
 * @param phone in the form of `normalisePhone`
 */
export const digestSpinner = (key: string, phone: string): Promise<string> =>
  digestText(`${key}\nspin\n${phone}`)
