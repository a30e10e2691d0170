/** The little of a Node stream that is needed. */
interface PipeStream {
  on(event: 'error', listener: (error: Error & { code?: string }) => void): unknown
}

/**
 * Lets the server outlive whoever read its log, and a command end its work behind `| head`: a write into a
 * pipe that is closed would be an uncaught error, and reporting that error is another such write, without end.
 * Other errors are thrown.
 * @param streams default the standard output and the standard error
 */
export function ignoreBrokenPipes(
  streams: readonly PipeStream[] = [process.stdout, process.stderr],
): void {
  for (const stream of streams) {
    stream.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
