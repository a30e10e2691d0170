import type { FeedProblem, StockImportReport } from '@forecourt/feature-search/server'

/** Problems shown of each kind; the rest is counted. */
const shownProblems = 50

/**
 * What an import did, for a person at a terminal: the outcome, then each refused row and each value
 * left out, as "line 7, Odometer: "lots" is not a distance in kilometres".
 */
export function importSummary(report: StockImportReport): string {
  return [
    ...outcome(report),
    ...section('Rejected', report.problems),
    ...section('Warnings', report.warnings),
  ].join('\n')
}

function outcome(report: StockImportReport): string[] {
  const { rows, rejected, durationMs } = report
  const read = `${count(rows, 'row')} read, ${rejected} rejected`
  if (report.ok) {
    const { added, changed, unchanged, withdrawn, generation } = report
    const speed = Math.round(rows / Math.max(durationMs / 1000, 0.001))
    return [
      `${added} added, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn`,
      `${read}; ${(durationMs / 1000).toFixed(1)} s, ${speed} rows a second; stock generation ${generation}`,
    ]
  }
  if (report.reason === 'unreadable') return [`Stopped, nothing was changed: ${report.message}`]
  return [
    `Stopped, nothing was changed: ${report.wouldWithdraw} of ${report.stockBefore} cars would be withdrawn, which is more than half.`,
    'Is the file complete? If it is, run the same command with --force.',
    read,
  ]
}

function section(title: string, problems: readonly FeedProblem[]): string[] {
  if (problems.length === 0) return []
  const shown = problems.slice(0, shownProblems).map(describeProblem)
  const hidden = problems.length - shown.length
  return ['', `${title}:`, ...shown, ...(hidden > 0 ? [`  and ${hidden} more`] : [])]
}

function describeProblem({ line, column, value, reason }: FeedProblem): string {
  const quoted = value === '' ? '' : `"${value}" `
  return `  line ${line}, ${column}: ${quoted}${reason}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
