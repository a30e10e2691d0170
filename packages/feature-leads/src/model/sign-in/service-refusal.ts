/** A service outside that did not do what it was asked. Neither text nor code names a person (`D-80`). */
export class ServiceRefusal extends Error {
  override name = 'ServiceRefusal'
  /** Status and number of the answer, for the log. */
  readonly code: string
  constructor(service: string, code: string) {
    super(`${service}: ${code}`)
    this.code = code
  }
}
