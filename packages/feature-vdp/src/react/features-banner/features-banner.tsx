import type { TradeInNoun } from '@forecourt/feature-leads/model'
import { css, cx } from '@forecourt/styled-system/css'
import type { FeaturesBannerConfig } from '@forecourt/tenant-config/model'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'

const styles = {
  list: css({
    display: 'grid',
    gap: '3',
    m: '0',
    p: '0',
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  }),
  link: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '0.5',
    height: 'full',
    minHeight: '[4.5rem]',
    px: '5',
    py: '4',
    bg: 'surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'surface.sunken' },
    '--icon-size': '24px',
    _after: { gridArea: '1 / 1 / span 2', color: 'action.fg' },
  }),
  label: css({ gridColumn: '2', textStyle: 'label' }),
  text: css({ gridColumn: '2', textStyle: 'bodySm', color: 'fg.muted' }),
  arrow: css({
    display: 'grid',
    gridArea: '1 / 3 / span 2',
    color: 'fg.muted',
    '--icon-size': '20px',
    _rtl: { rotate: '180deg' },
  }),
}

const entries = [
  {
    key: 'latestOffers',
    label: 'Latest offers',
    text: 'See what is on offer now',
    icon: 'condition',
  },
  {
    key: 'bookService',
    label: 'Book a service',
    text: 'Workshop times that suit you',
    icon: 'service',
  },
  {
    key: 'sellYourCar',
    label: 'Sell your car',
    text: 'A price for yours, no obligation',
    icon: 'cash',
  },
] as const

export interface FeaturesBannerProps {
  /** Where each link leads; one without an address is left out. */
  links: FeaturesBannerConfig
  /** Name of a visitor's own vehicle, in "Sell your vehicle". Default "car". */
  noun?: TradeInNoun
}

/** True when the banner has a link at all. */
export const hasFeaturesBanner = (links: FeaturesBannerConfig): boolean =>
  entries.some(({ key }) => links[key] !== null)

/** Three ways on: latest offers, book a service, sell your car. Source: VDP-064 */
export function FeaturesBanner({ links, noun = 'car' }: FeaturesBannerProps) {
  if (!hasFeaturesBanner(links)) return null
  return (
    <nav aria-label="Offers, service and selling">
      <ul className={styles.list}>
        {entries.map(({ key, label, text, icon }) => {
          const href = links[key]
          return (
            href !== null && (
              <li key={key}>
                <a href={href} className={cx(styles.link, createMaskIconClass(icon))}>
                  <span className={styles.label}>
                    {key === 'sellYourCar' ? `Sell your ${noun}` : label}
                  </span>
                  <span className={styles.text}>{text}</span>
                  <span className={cx(styles.arrow, createMaskIconClass('chevronRight'))} />
                </a>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
