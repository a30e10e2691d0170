import {
  BatteryIcon,
  CarIcon,
  DriveIcon,
  EngineIcon,
  InteriorIcon,
  ServiceIcon,
  ShieldIcon,
  TagIcon,
  TowingIcon,
  TyreIcon,
} from '@forecourt/ui/icon'
import type { ReactNode } from 'react'

const drawn = { size: 44, strokeWidth: 1.5 }
const icons: readonly { words: RegExp; icon: ReactNode }[] = [
  { words: /tyre|wheel|rim/i, icon: <TyreIcon {...drawn} /> },
  { words: /tow/i, icon: <TowingIcon {...drawn} /> },
  { words: /batter|electric|charg/i, icon: <BatteryIcon {...drawn} /> },
  { words: /filter|engine|oil|fluid|exhaust|belt|cooling/i, icon: <EngineIcon {...drawn} /> },
  {
    words: /brake|suspension|driveline|drive|clutch|transmission/i,
    icon: <DriveIcon {...drawn} />,
  },
  { words: /interior|mat|seat|cabin/i, icon: <InteriorIcon {...drawn} /> },
  { words: /protect|guard|bar|safety|helmet|security/i, icon: <ShieldIcon {...drawn} /> },
  { words: /exterior|body|canop|rack|tray|styling/i, icon: <CarIcon {...drawn} /> },
  { words: /service|kit|tool|workshop|part/i, icon: <ServiceIcon {...drawn} /> },
]
const otherIcon = <TagIcon {...drawn} />

/** The drawing that stands in for a product's photo, by its most special category that has one. */
export function productIcon(categories: readonly string[]): ReactNode {
  const found = categories.map((category) => icons.find(({ words }) => words.test(category)))
  return found.findLast((match) => match !== undefined)?.icon ?? otherIcon
}
