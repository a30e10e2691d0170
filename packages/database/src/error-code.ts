/** The code of an error of Node or PostgreSQL, such as `ENOENT` or `57P01`; '' without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Words of an error. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
