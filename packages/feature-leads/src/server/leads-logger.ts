/** Where this feature says what it does on the server. No entry holds personal data (`D-80`). */
export interface LeadsLogger {
  info(message: string, fields?: object): void
  warn(message: string, fields?: object): void
  error(message: string, fields?: object): void
}
