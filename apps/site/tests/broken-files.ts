import type { SiteInput } from '@forecourt/tenant-config/model'
import { aDealer } from './rows-dealer.ts'

/** A tenant file that cannot be served, and how it is refused. */
export interface BrokenFile {
  /** Fault of it, in words. */
  fault: string
  /** Text of the file; null for one that nobody can read. */
  text: string | null
  /** Key that is named; '' where there is no key to name. */
  key: string
  /** Sentence that is said of it; a part of it where the machine has words of its own. */
  sentence: string
}

/**
 * Ten ways a dealer may break a file that was right.
 * @param id of the dealer
 * @param takenHost host name of a dealer that is served already
 */
export function listBrokenFiles(id: string, takenHost: string): BrokenFile[] {
  const right: SiteInput = aDealer(id)
  const [place] = right.locations ?? []
  const broken = (fault: string, change: object, key: string, sentence: string): BrokenFile => ({
    fault,
    text: JSON.stringify({ ...right, ...change }),
    key,
    sentence,
  })
  return [
    broken(
      'an unknown key',
      { serch: {} },
      'serch',
      'serch is not a known setting; did you mean search?',
    ),
    broken(
      'a wrong type',
      { search: { columns: '3' } },
      'search.columns',
      'search.columns must be 3 or 4, but is "3".',
    ),
    broken(
      'a value out of its range',
      { reserve: { holdMinutes: 100_000 } },
      'reserve.holdMinutes',
      'reserve.holdMinutes must be 1440 or less, but is 100000.',
    ),
    broken(
      'no colour',
      { brand: { color: 'blurple' } },
      'brand.color',
      'brand.color must be an opaque CSS colour such as #0b4f6c, but is "blurple".',
    ),
    broken(
      'an address with a path',
      { url: 'https://rows.example/cars' },
      'url',
      'url must be an address without a path, such as https://www.example.com.au, but is "https://rows.example/cars".',
    ),
    broken(
      'the host name of another dealer',
      { domains: [`${id}.localhost`, takenHost] },
      'domains[1]',
      `domains[1] claims the host name ${takenHost}, which `,
    ),
    {
      fault: 'half of its text',
      text: JSON.stringify(right).slice(0, 40),
      key: '',
      sentence: 'The file is not JSON: ',
    },
    broken('no name', { name: undefined }, 'name', 'name is required.'),
    broken(
      'two settings that contradict each other',
      { locations: [{ ...place, dealership_id: 699 }] },
      'locations[0].dealership_id',
      `locations[0].dealership_id must be 601, the id of ${id}.`,
    ),
    {
      fault: 'nothing that can be read',
      text: null,
      key: '',
      sentence: 'The file cannot be read: ',
    },
  ]
}
