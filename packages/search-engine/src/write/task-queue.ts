/** A piece of work: one that runs by itself, or a part that may be done together with its neighbours. */
type Work<Part> = { run: () => Promise<void> } | { parts: readonly Part[] }

type Task<Part> = Work<Part> & { id: number }

/** How a queue does its work. */
export interface TaskQueueOptions<Part> {
  /** Does the parts of one task, or of several that waited one behind the other, in order. */
  doParts: (parts: readonly Part[]) => Promise<void>
  /** Called with work that threw; what comes behind it is done all the same. */
  onFailed: (error: unknown) => void
}

/**
 * Work done in the order it came. A task begins at once when nothing is before it, and runs until it
 * waits for something.
 */
export class TaskQueue<Part> {
  private readonly waiting: Task<Part>[] = []
  private readonly options: TaskQueueOptions<Part>
  private latest = 0
  private done = 0
  private work: Promise<void> | null = null

  constructor(options: TaskQueueOptions<Part>) {
    this.options = options
  }

  /** @returns the number of the task, rising from 1 */
  add(work: Work<Part>): number {
    const id = ++this.latest
    this.waiting.push({ ...work, id })
    this.work ??= this.workThrough()
    return id
  }

  /** True when a task is over; null for a number that was never given. */
  isDone(id: number): boolean | null {
    return id >= 1 && id <= this.latest ? id <= this.done : null
  }

  /** Resolves once everything added so far is over. */
  async settled(): Promise<void> {
    await this.work
  }

  private async workThrough(): Promise<void> {
    for (let task = this.waiting.shift(); task; task = this.waiting.shift()) {
      const { run, lastId } = this.withNeighbours(task)
      try {
        await run()
      } catch (error) {
        this.options.onFailed(error)
      }
      this.done = lastId
    }
    this.work = null
  }

  /** A task together with those behind it that can be done with it. */
  private withNeighbours(task: Task<Part>): { run: () => Promise<void>; lastId: number } {
    if ('run' in task) return { run: task.run, lastId: task.id }
    const parts = [...task.parts]
    let lastId = task.id
    for (let next = this.waiting[0]; next && 'parts' in next; next = this.waiting[0]) {
      for (const part of next.parts) parts.push(part)
      lastId = next.id
      this.waiting.shift()
    }
    return { run: () => this.options.doParts(parts), lastId }
  }
}
