import { Button, ButtonLink } from '@forecourt/ui/button'
import { DownloadIcon, PrintIcon } from '@forecourt/ui/icon'
import { ILLUSTRATION, IllustrationLabel } from '@forecourt/ui/picture'
import { Price } from '@forecourt/ui/price'
import { QrCode } from '@forecourt/ui/qr-code'
import type { ReactNode } from 'react'
import type { PrintSheet } from '../../model/index.ts'
import { type GalleryImageSet, imageSetOf } from '../gallery/image-set.ts'
import { printPageStyles } from './print-page.styles.ts'

export interface PrintPageProps {
  /** Words of the sheet. */
  sheet: PrintSheet
  /** The dealer's logo. Default the dealer's name. */
  logo?: ReactNode
  /** Widths a picture is available in. Default the picture's own address. */
  imageSet?: GalleryImageSet
  /** Address of the vehicle page. */
  carHref: string
  /** Address of the same sheet as a PDF. */
  pdfHref: string
}

/** Widths of the pictures in pixels, enough for paper. */
const leadWidths = [640, 960, 1280] as const
const smallWidths = [320, 640] as const

/**
 * The printable page of a car: who sells it, what it is and costs, and the way back to its page. A
 * script opens the print dialog; without one the browser's own command prints the same sheet.
 * Source: `D-43`, `SITE-021`
 */
export function PrintPage({ sheet, logo, imageSet, carHref, pdfHref }: PrintPageProps) {
  const classes = printPageStyles()
  return (
    <div className={classes.root} data-surface="light">
      <div className={classes.tools}>
        <div className={classes.tool}>
          <ButtonLink href={carHref} variant="outline" size="sm">
            Back to the vehicle
          </ButtonLink>
        </div>
        <ButtonLink
          href={pdfHref}
          variant="outline"
          size="sm"
          startIcon={<DownloadIcon size={18} aria-hidden="true" />}
        >
          Save as PDF
        </ButtonLink>
        <Button
          size="sm"
          data-print=""
          hidden
          startIcon={<PrintIcon size={18} aria-hidden="true" />}
        >
          Print
        </Button>
      </div>
      <article className={classes.sheet}>
        <header className={classes.top}>
          {logo ?? <strong>{sheet.dealer.name}</strong>}
          <p className={classes.date}>Printed {sheet.printedOn}</p>
        </header>
        <div className={classes.lead}>
          <Pictures sheet={sheet} imageSet={imageSet} />
          <Summary sheet={sheet} />
        </div>
        <Facts sheet={sheet} />
        <Content sheet={sheet} />
        <FinePrint sheet={sheet} />
      </article>
    </div>
  )
}

function FinePrint({ sheet: { repaymentNotes, disclaimer } }: Pick<PrintPageProps, 'sheet'>) {
  const notes = disclaimer ? [...repaymentNotes, disclaimer] : repaymentNotes
  if (notes.length === 0) return null
  return (
    <div className={printPageStyles().fine}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function Pictures({ sheet, imageSet }: Pick<PrintPageProps, 'sheet' | 'imageSet'>) {
  const classes = printPageStyles()
  const [lead, ...others] = sheet.pictures
  if (lead === undefined) return null
  const photo = (url: string, widths: readonly number[]) => imageSetOf(url, imageSet, widths)
  const { src, srcSet } = photo(lead, leadWidths)
  const altOf = (url: string, alt: string) =>
    sheet.illustrations.includes(url) ? `${ILLUSTRATION}: ${alt}` : alt
  const labelOf = (url: string) => sheet.illustrations.includes(url) && <IllustrationLabel />
  return (
    <div>
      {src && (
        <span className={classes.framed}>
          <img
            className={classes.photo}
            src={src}
            srcSet={srcSet}
            sizes="(min-width: 768px) 110mm, 100vw"
            alt={altOf(lead, sheet.name)}
            width={960}
            height={640}
            fetchPriority="high"
          />
          {labelOf(lead)}
        </span>
      )}
      {others.length > 0 && (
        <div className={classes.photos}>
          {others.map((url, index) => {
            const small = photo(url, smallWidths)
            return (
              small.src && (
                <span key={url} className={classes.framed}>
                  <img
                    className={classes.photo}
                    src={small.src}
                    srcSet={small.srcSet}
                    sizes="36mm"
                    alt={altOf(url, `${sheet.name}, view ${index + 2}`)}
                    width={320}
                    height={213}
                  />
                  {labelOf(url)}
                </span>
              )
            )
          })}
        </div>
      )}
    </div>
  )
}

function Summary({ sheet }: Pick<PrintPageProps, 'sheet'>) {
  const classes = printPageStyles()
  const { price } = sheet
  return (
    <div className={classes.summary}>
      <div>
        <h1 className={classes.title}>{sheet.title}</h1>
        {sheet.badge && <p className={classes.badge}>{sheet.badge}</p>}
      </div>
      {sheet.state && <p className={classes.state}>{sheet.state}</p>}
      {price.kind === 'price' ? (
        <Price price={price} type={sheet.priceType} size="lg" />
      ) : (
        <p className={classes.none}>{price.text}</p>
      )}
      {sheet.priceNote && <p className={classes.note}>{sheet.priceNote}</p>}
      {sheet.repayment && (
        <p className={classes.note}>
          <strong>{sheet.repayment.payment}</strong> {sheet.repayment.terms}
        </p>
      )}
      {sheet.stockNumber && <p className={classes.note}>Stock number {sheet.stockNumber}</p>}
      <Dealer sheet={sheet} />
    </div>
  )
}

function Facts({ sheet: { facts } }: Pick<PrintPageProps, 'sheet'>) {
  const classes = printPageStyles()
  if (facts.length === 0) return null
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Content({ sheet: { groups, features, comments } }: Pick<PrintPageProps, 'sheet'>) {
  const classes = printPageStyles()
  return (
    <>
      {groups.length > 0 && (
        <section className={classes.section}>
          <h2 className={classes.heading}>Specification</h2>
          <div className={classes.groups}>
            {groups.map((group) => (
              <div key={group.title}>
                <h3 className={classes.groupTitle}>{group.title}</h3>
                <dl className={classes.rows}>
                  {group.facts.map((fact) => (
                    <div key={fact.label} className={classes.row}>
                      <dt>{fact.label}</dt>
                      <dd className={classes.value}>{fact.value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </section>
      )}
      {features.length > 0 && (
        <section className={classes.section}>
          <h2 className={classes.heading}>Features</h2>
          <ul className={classes.features}>
            {[...new Set(features.flatMap((list) => list.features))].map((feature) => (
              <li key={feature} className={classes.feature}>
                {feature}
              </li>
            ))}
          </ul>
        </section>
      )}
      {comments && (
        <section className={classes.section}>
          <h2 className={classes.heading}>Dealer comments</h2>
          <p className={classes.text}>{comments}</p>
        </section>
      )}
    </>
  )
}

function Dealer({ sheet: { dealer, url } }: Pick<PrintPageProps, 'sheet'>) {
  const classes = printPageStyles()
  return (
    <div className={classes.dealer}>
      <h2 className={classes.dealerName}>{dealer.name}</h2>
      {[dealer.place, dealer.address, dealer.phone, dealer.licences.join(' · ')]
        .filter((line) => line !== null && line !== '')
        .map((line) => (
          <p key={line} className={classes.line}>
            {line}
          </p>
        ))}
      <QrCode
        className={classes.code}
        href={url}
        label="See it online"
        linkText="Open the page"
        sizePx={128}
      >
        All pictures, and whether it is still here.
      </QrCode>
    </div>
  )
}
