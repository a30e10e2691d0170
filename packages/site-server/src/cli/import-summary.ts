import type { FeedProblem } from '@forecourt/stock/feed'
import { describeHiddenPictures } from '@forecourt/stock/model'
import type { StockImportReport } from '@forecourt/stock/server'
import { formatCount } from './command.ts'

/** Problems shown of each kind; the rest is counted. */
const shownProblems = 50

/**
 * Report of an import, for a person at a terminal: the outcome, then each refused row and each value
 * left out, as "line 7, Odometer: "lots" is not a distance in kilometres", equal ones once. Pictures
 * nobody will see and columns that say nothing come first: they are about the whole file.
 */
export function formatImportSummary(report: StockImportReport): string {
  return [
    ...outcome(report),
    ...(report.ok ? wholeFile(report) : []),
    ...section('Rejected', report.problems),
    ...section('Warnings', report.warnings),
  ].join('\n')
}

function outcome(report: StockImportReport): string[] {
  const { rows, rejected, durationMs } = report
  const read = `${formatCount(rows, 'row')} read, ${rejected} rejected`
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

function wholeFile({ hiddenPictures, placeholders }: StockImportReport): string[] {
  const blank = placeholders.map(({ column, cars }) => `${column} (${cars})`)
  return [
    ...(hiddenPictures.length > 0 ? ['', 'Pictures:'] : []),
    ...hiddenPictures.map((pictures) => `  ${describeHiddenPictures(pictures)}`),
    ...(blank.length > 0 ? ['', `Without a fact, by column: ${blank.join(', ')}`] : []),
  ]
}

function section(title: string, all: readonly FeedProblem[]): string[] {
  if (all.length === 0) return []
  const problems = gather(all)
  const shown = problems.slice(0, shownProblems).map(describeProblem)
  const hidden = problems.length - shown.length
  return ['', `${title}:`, ...shown, ...(hidden > 0 ? [`  and ${hidden} more`] : [])]
}

interface GatheredProblem extends FeedProblem {
  /** Further lines with the same. */
  more: number
}

function gather(all: readonly FeedProblem[]): GatheredProblem[] {
  const gathered = new Map<string, GatheredProblem>()
  for (const problem of all) {
    const key = [problem.column, problem.value, problem.reason].join('\n')
    const first = gathered.get(key)
    if (first) first.more += 1
    else gathered.set(key, { ...problem, more: 0 })
  }
  return [...gathered.values()]
}

function describeProblem({ line, column, value, reason, more }: GatheredProblem): string {
  const quoted = value === '' ? '' : `"${value}" `
  const others = more === 0 ? '' : ` and ${more} more`
  return `  line ${line}${others}, ${column}: ${quoted}${reason}`
}
