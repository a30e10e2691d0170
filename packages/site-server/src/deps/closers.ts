/** Closes what was opened, the last first. */
export function createClosers() {
  const closers: (() => unknown)[] = []
  return {
    add: (close: () => unknown) => void closers.push(close),
    close: async () => {
      for (const closeOne of closers.splice(0).toReversed()) await closeOne()
    },
  }
}

/** Ends of what was opened. */
export type Closers = ReturnType<typeof createClosers>
