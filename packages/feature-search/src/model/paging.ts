/** Cars on a page, whatever the number of columns (`SRCH-097`, `D-23`). */
export const PAGE_SIZE = 21

/** Number of cars before a page (`D-23`); pages count from 1. */
export function findPageOffset(page: number): number {
  return (page - 1) * PAGE_SIZE
}

/** Number of pages that hold `count` cars, 0 without cars (`D-23`). */
export function countPages(count: number): number {
  return Math.ceil(count / PAGE_SIZE)
}

/** The page itself, or the last one when it lies past the end; never below 1 (`D-21`). */
export function clampPage(page: number, pages: number): number {
  return Math.max(1, Math.min(page, pages))
}

const MAX_PAGE = 10_000

/** Page an address names; what is not a positive whole number is 1 (`D-21`). */
export function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
}
