import { IslandFavouriteButton, WatchButton } from '@forecourt/feature-leads'
import type { Favourite } from '@forecourt/feature-leads/model'
import { CarActions, PhoneReveal, PrintButton } from '@forecourt/feature-vdp'
import type { CarActions as CarActionChoice } from '@forecourt/feature-vdp/model'
import { defineIsland } from '@forecourt/islands'
import type { ChatScript, PhoneLink } from '@forecourt/tenant-config/model'
import { SharePopup, type SharePopupProps } from '@forecourt/ui/share-popup'
import type { MouseEvent } from 'react'

/** Props of the actions of a vehicle page, plain enough for JSON. */
export interface CarActionsIslandProps {
  car: { id: number; dealershipId: number; slug: string; name: string; stockNumber: string | null }
  /** Id of the site. */
  siteId: string
  /** The buttons by weight. */
  actions: CarActionChoice
  /** Number to call; null without one. */
  phone: PhoneLink | null
  /** The page to share; null where sharing is switched off. */
  share: Pick<SharePopupProps, 'url' | 'title' | 'copyNotice'> | null
  /** The car to save; null where saving is switched off. */
  favourite: Favourite | null
  /** True where visitors who are signed in can watch the car. */
  isWatchable: boolean
  /** True when the car can be printed. */
  isPrintable: boolean
  /** The chat behind Instant Message; null where the site has none to load. */
  chat: ChatScript | null
}

/** Things only the browser can do; without it every button is a link. */
export interface CarActionsEffects {
  onReveal: (car: CarActionsIslandProps['car'], siteId: string) => Promise<void>
  onPrint: (car: CarActionsIslandProps['car']) => void
  onInstantMessage: (event: MouseEvent, chat: ChatScript | null) => void
}

type ToolsProps = Pick<
  CarActionsIslandProps,
  'share' | 'favourite' | 'isWatchable' | 'isPrintable' | 'car' | 'siteId'
> &
  Partial<Pick<CarActionsEffects, 'onPrint'>>

function Tools(props: ToolsProps) {
  const { share, favourite, isWatchable, isPrintable, car, siteId, onPrint } = props
  return (
    <>
      {favourite && <IslandFavouriteButton car={favourite} siteId={siteId} label="Favourite" />}
      {isWatchable && <WatchButton car={car} />}
      {share && <SharePopup id="share" {...share} />}
      {isPrintable && <PrintButton slug={car.slug} onPrint={() => onPrint?.(car)} />}
    </>
  )
}

/** Everything a visitor can do about a car. */
function CarActionsIsland({
  actions,
  phone,
  siteId,
  chat,
  onReveal,
  onInstantMessage,
  ...tools
}: CarActionsIslandProps & Partial<CarActionsEffects>) {
  const { car, share, favourite, isWatchable, isPrintable } = tools
  const hasTools = share || favourite || isWatchable || isPrintable
  return (
    <CarActions
      actions={actions}
      onInstantMessage={(event) => onInstantMessage?.(event, chat)}
      call={
        phone && (
          <PhoneReveal
            phone={phone.text}
            href={phone.href}
            stockNumber={car.stockNumber}
            onReveal={() => onReveal?.(car, siteId)}
          />
        )
      }
      tools={hasTools && <Tools {...tools} siteId={siteId} />}
    />
  )
}

export const carActionsIsland = defineIsland<CarActionsIslandProps, CarActionsEffects>({
  name: 'car-actions',
  component: CarActionsIsland,
})
