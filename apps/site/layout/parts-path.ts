/** Address of the parts search. */
export const PARTS_PATH = '/parts/search'
