import { Table } from '@forecourt/ui/table'
import { memo, useId } from 'react'
import { type ChartBar, createRepaymentChart } from '../../model/calculation/index.ts'
import type { YearPoint } from '../../model/index.ts'
import { formatWholeDollars, formatYears } from './dollar-format.ts'
import { calculatorStyles } from './finance-calculator.styles.ts'

/** Units of the drawing: its bars, with the words of the scale around them. */
const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [720, 280, 104, 16, 40]
const [WIDE, HIGH] = [WIDTH - LEFT, HEIGHT - TOP - BOTTOM]

function Bar({ bar }: { bar: ChartBar }) {
  const classes = calculatorStyles()
  const x = LEFT + (bar.center - bar.width / 2) * WIDE
  const principal = bar.principalHeight * HIGH
  const interest = bar.interestHeight * HIGH
  const floor = TOP + HIGH
  const width = bar.width * WIDE
  return (
    <>
      <rect
        className={classes.principal}
        {...{ x, width, y: floor - principal, height: principal }}
      />
      <rect
        className={classes.interest}
        {...{ x, width, y: floor - principal - interest, height: interest }}
      />
      <text
        className={classes.axis}
        x={LEFT + bar.center * WIDE}
        y={HEIGHT - 10}
        textAnchor="middle"
      >
        {bar.year}
      </text>
    </>
  )
}

function Scale({ topDollars }: { topDollars: number }) {
  const classes = calculatorStyles()
  return [0, 0.5, 1].map((share) => {
    const y = TOP + (1 - share) * HIGH
    return (
      <g key={share}>
        <line className={classes.grid} x1={LEFT} x2={WIDTH} y1={y} y2={y} />
        <text className={classes.axis} x={LEFT - 10} y={y + 6} textAnchor="end">
          {formatWholeDollars(share * topDollars)}
        </text>
      </g>
    )
  })
}

interface RepaymentChartProps {
  /** Points of `listYearPoints`. */
  years: readonly YearPoint[]
}

/** Principal and interest of each year of a loan, drawn without script. Source: `PLUS-111` */
function RepaymentChart({ years }: RepaymentChartProps) {
  const id = useId()
  const classes = calculatorStyles()
  const chart = createRepaymentChart(years)
  if (!chart) return null
  const [first, last] = [chart.bars[0], chart.bars.at(-1)]
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend} id={`${id}-legend`}>
        <strong>Paid each year</strong>
        <span className={classes.swatch} data-of="principal">
          Principal
        </span>
        <span className={classes.swatch}>Interest</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={classes.svg}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with a name
        role="img"
        aria-labelledby={`${id}-words`}
      >
        <title id={`${id}-words`}>
          {`Principal and interest paid each year over ${formatYears(last?.year ?? 0)}: interest falls from ${formatWholeDollars(first?.interestDollars ?? 0)} in the first to ${formatWholeDollars(last?.interestDollars ?? 0)} in the last. The table has all years.`}
        </title>
        <Scale topDollars={chart.topDollars} />
        {chart.bars.map((bar) => (
          <Bar key={bar.year} bar={bar} />
        ))}
      </svg>
    </figure>
  )
}

const columns = [
  { id: 'year', header: 'Year' },
  { id: 'principal', header: 'Principal', align: 'end' },
  { id: 'interest', header: 'Interest', align: 'end' },
  { id: 'balance', header: 'Owing at the end', align: 'end' },
] as const

/** The same years for those who would rather read, behind a disclosure. Source: `PLUS-111` */
function RepaymentTable({ years }: RepaymentChartProps) {
  const classes = calculatorStyles()
  const dollars = (cents: number) => formatWholeDollars(cents / 100)
  if (years.length < 2) return null
  return (
    <details className={classes.rows}>
      <summary>Year by year as a table</summary>
      <Table
        caption="Principal and interest year by year"
        hideCaption
        density="compact"
        columns={columns}
        rows={years.slice(1).map((point) => ({
          id: String(point.year),
          cells: {
            year: point.year,
            principal: dollars(point.principalCents),
            interest: dollars(point.interestCents),
            balance: dollars(point.balanceCents),
          },
        }))}
      />
    </details>
  )
}

/** Chart and table of the years of a loan; drawn anew only for other years. */
export const RepaymentSchedule = memo(function RepaymentSchedule({ years }: RepaymentChartProps) {
  return (
    <>
      <RepaymentChart years={years} />
      <RepaymentTable years={years} />
    </>
  )
})
