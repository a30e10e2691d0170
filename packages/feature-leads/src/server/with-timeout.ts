/**
 * The answer of something outside, unless it takes too long.
 * @throws DOMException named `TimeoutError` after `timeoutMs` milliseconds
 */
export async function withTimeout<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('no answer in time', 'TimeoutError')),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
