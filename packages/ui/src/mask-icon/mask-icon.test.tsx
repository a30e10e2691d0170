import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as icons from '../icon/index.ts'
import type { MaskIconName } from './index.ts'
import { maskDrawings } from './mask-drawings.ts'

/** Marks of services have a drawing only. */
type Mark = 'facebookRound' | 'whatsapp' | 'x'

const drawn = {
  axles: icons.DriveIcon,
  body: icons.CarIcon,
  booking: icons.BookingIcon,
  bus: icons.BusIcon,
  calculator: icons.CalculatorIcon,
  camera: icons.CameraIcon,
  caravan: icons.CaravanIcon,
  cash: icons.CashIcon,
  certified: icons.CertifiedIcon,
  chevronDown: icons.ChevronDownIcon,
  chevronRight: icons.ChevronRightIcon,
  clock: icons.ClockIcon,
  colour: icons.PaletteIcon,
  compare: icons.CompareIcon,
  condition: icons.TagIcon,
  directions: icons.DirectionsIcon,
  document: icons.DocumentIcon,
  doors: icons.DoorIcon,
  engine: icons.EngineIcon,
  eye: icons.EyeIcon,
  fuel: icons.FuelIcon,
  heart: icons.HeartIcon,
  info: icons.InfoIcon,
  key: icons.KeyIcon,
  length: icons.RulerIcon,
  message: icons.MessageIcon,
  motorcycle: icons.MotorcycleIcon,
  odometer: icons.OdometerIcon,
  person: icons.PersonIcon,
  phone: icons.PhoneIcon,
  location: icons.MapPinIcon,
  print: icons.PrintIcon,
  refresh: icons.RefreshIcon,
  seats: icons.SeatIcon,
  service: icons.ServiceIcon,
  share: icons.ShareIcon,
  shield: icons.ShieldIcon,
  sleeps: icons.BedIcon,
  transmission: icons.TransmissionIcon,
  truck: icons.TruckIcon,
  warranty: icons.WarrantyIcon,
  weight: icons.WeightIcon,
  facebook: icons.FacebookIcon,
  instagram: icons.InstagramIcon,
  youtube: icons.YoutubeIcon,
  tiktok: icons.TiktokIcon,
  linkedin: icons.LinkedinIcon,
  mail: icons.MailIcon,
} satisfies Record<Exclude<MaskIconName, Mark>, unknown>

const contentOf = (icon: ReactElement) =>
  renderToStaticMarkup(icon)
    .replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/(?:path|circle|rect)>/g, '/>')
    .replaceAll('"', "'")

describe('maskDrawings', () => {
  it.each(Object.entries(drawn))('draws %s as its icon does', (name, Icon) => {
    const path = maskDrawings[name as MaskIconName]
    expect(contentOf(<Icon />)).toBe(`<path d='${path}'/>`)
  })
})
