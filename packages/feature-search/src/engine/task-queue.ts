interface Task {
  id: number
  run: () => Promise<void>
}

/**
 * Work done one piece after the other, in the order it came. A piece begins at once when nothing is
 * before it, and runs until it waits for something.
 */
export class TaskQueue {
  private readonly waiting: Task[] = []
  private readonly onFailed: (error: unknown) => void
  private latest = 0
  private done = 0
  private work: Promise<void> | null = null

  /** @param onFailed is told of a piece that threw; the next ones are done all the same */
  constructor(onFailed: (error: unknown) => void) {
    this.onFailed = onFailed
  }

  /** @returns the number of the piece, rising from 1 */
  add(run: () => Promise<void>): number {
    const id = ++this.latest
    this.waiting.push({ id, run })
    this.work ??= this.workThrough()
    return id
  }

  /** Whether a piece is over; null for a number that was never given. */
  isDone(id: number): boolean | null {
    return id >= 1 && id <= this.latest ? id <= this.done : null
  }

  /** Resolves once everything added so far is over. */
  async settled(): Promise<void> {
    await this.work
  }

  private async workThrough(): Promise<void> {
    for (let task = this.waiting.shift(); task; task = this.waiting.shift()) {
      try {
        await task.run()
      } catch (error) {
        this.onFailed(error)
      }
      this.done = task.id
    }
    this.work = null
  }
}
