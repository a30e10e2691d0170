import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as icons from './lucide.ts'

/** Lucide's name of each drawing. */
const sources = {
  ArrowDownIcon: 'arrow-down',
  ArrowLeftIcon: 'arrow-left',
  ArrowRightIcon: 'arrow-right',
  ArrowUpIcon: 'arrow-up',
  SortIcon: 'arrow-up-down',
  WarrantyIcon: 'award',
  CertifiedIcon: 'badge-check',
  CashIcon: 'banknote',
  BatteryIcon: 'battery-charging',
  BedIcon: 'bed-double',
  BellIcon: 'bell',
  BuildingIcon: 'building-2',
  BusIcon: 'bus',
  CalculatorIcon: 'calculator',
  CalendarIcon: 'calendar',
  BookingIcon: 'calendar-check',
  CameraIcon: 'camera',
  CaptionsIcon: 'captions',
  CarFrontIcon: 'car-front',
  CaravanIcon: 'caravan',
  CheckIcon: 'check',
  ChevronDownIcon: 'chevron-down',
  ChevronLeftIcon: 'chevron-left',
  ChevronRightIcon: 'chevron-right',
  ChevronUpIcon: 'chevron-up',
  CircleAlertIcon: 'circle-alert',
  CircleCheckIcon: 'circle-check',
  HelpIcon: 'circle-question-mark',
  ClockIcon: 'clock',
  CompassIcon: 'compass',
  CopyIcon: 'copy',
  DownloadIcon: 'download',
  MoreIcon: 'ellipsis-vertical',
  ExternalLinkIcon: 'external-link',
  EyeIcon: 'eye',
  DocumentIcon: 'file-text',
  FuelIcon: 'fuel',
  GaugeIcon: 'gauge',
  GlobeIcon: 'globe',
  HandshakeIcon: 'handshake',
  HeartIcon: 'heart',
  HistoryIcon: 'history',
  HomeIcon: 'house',
  ImageIcon: 'image',
  InfoIcon: 'info',
  KeyIcon: 'key-round',
  GridIcon: 'layout-grid',
  EcoIcon: 'leaf',
  LinkIcon: 'link',
  ListIcon: 'list',
  LockIcon: 'lock',
  LogInIcon: 'log-in',
  LogOutIcon: 'log-out',
  MailIcon: 'mail',
  MapPinIcon: 'map-pin',
  ExpandIcon: 'maximize-2',
  MegaphoneIcon: 'megaphone',
  MenuIcon: 'menu',
  MessageIcon: 'message-circle',
  MinusIcon: 'minus',
  MotorcycleIcon: 'motorbike',
  DirectionsIcon: 'navigation',
  ErrorIcon: 'octagon-alert',
  PaletteIcon: 'palette',
  PauseIcon: 'pause',
  EditIcon: 'pencil',
  PercentIcon: 'percent',
  PhoneIcon: 'phone',
  PlayIcon: 'play',
  ElectricIcon: 'plug',
  ChargerIcon: 'plug-zap',
  PlusIcon: 'plus',
  PrintIcon: 'printer',
  QuoteIcon: 'quote',
  RefreshIcon: 'refresh-cw',
  SpinIcon: 'rotate-3d',
  RulerIcon: 'ruler',
  CompareIcon: 'scale',
  SearchIcon: 'search',
  ShareIcon: 'share-2',
  ShieldIcon: 'shield-check',
  FiltersIcon: 'sliders-horizontal',
  StarIcon: 'star',
  TagIcon: 'tag',
  ThumbsUpIcon: 'thumbs-up',
  TrashIcon: 'trash-2',
  TrendIcon: 'trending-down',
  TriangleAlertIcon: 'triangle-alert',
  TruckIcon: 'truck',
  UploadIcon: 'upload',
  PersonIcon: 'user',
  UsersIcon: 'users',
  VanIcon: 'van',
  WeightIcon: 'weight',
  ServiceIcon: 'wrench',
  CloseIcon: 'x',
} satisfies Record<keyof typeof icons, string>

const markupOf = (Icon: ComponentType) => renderToStaticMarkup(<Icon />)
const round = (value: number) => String(Number(value.toFixed(3)))

/** Numbers of a shape, 0 for those it leaves out. */
const numbersOf = (shape: Record<string, string>, names: string) =>
  names.split(' ').map((name) => Number(shape[name] ?? 0))

/* The first point of a path is absolute however it is written; after others it would not be. */
function fromAbsolute(d: string): string {
  const [, x, y, rest = ''] = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(.*)$/s.exec(d) ?? []
  return x === undefined ? d : `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`
}

function fromCircle(shape: Record<string, string>): string {
  const [cx = 0, cy = 0, r = 0] = numbersOf(shape, 'cx cy r')
  const half = (width: number) => `a${round(r)} ${round(r)} 0 1 0 ${round(width)} 0`
  return `M${round(cx - r)} ${round(cy)}${half(2 * r)}${half(-2 * r)}Z`
}

function fromRect(shape: Record<string, string>): string {
  const [x = 0, y = 0, width = 0, height = 0, rx = 0, ry = rx] = numbersOf(
    { ry: shape.rx ?? '0', ...shape },
    'x y width height rx ry',
  )
  const [right, down] = [width - 2 * rx, height - 2 * ry]
  const line = (name: string, length: number) => (length === 0 ? '' : name + round(length))
  const arc = (dx: number, dy: number) =>
    rx === 0 ? '' : `a${round(rx)} ${round(ry)} 0 0 1 ${round(dx)} ${round(dy)}`
  return [
    `M${round(x + rx)} ${round(y)}${line('h', right)}${arc(rx, ry)}${line('v', down)}`,
    `${arc(-rx, ry)}${line('h', -right)}${arc(-rx, -ry)}`,
    rx === 0 ? 'Z' : `${line('v', -down)}${arc(rx, -ry)}Z`,
  ].join('')
}

function fromPolygon(shape: Record<string, string>): string {
  const [x, y, ...others] = (shape.points ?? '').split(/[\s,]+/)
  return `M${x} ${y}L${others.join(' ')}Z`
}

const fromLine = ({ x1, y1, x2, y2 }: Record<string, string>) => `M${x1} ${y1}L${x2} ${y2}`

const toPath: Record<string, (shape: Record<string, string>) => string> = {
  path: ({ d = '' }) => fromAbsolute(d),
  circle: fromCircle,
  rect: fromRect,
  polygon: fromPolygon,
  line: fromLine,
}

/** All shapes of an SVG as the data of one path. */
function joinShapes(markup: string): string {
  const shapes = markup.replace(/^<svg[^>]*>/, '').matchAll(/<([a-z]+) ([^>]*)>/g)
  return Array.from(shapes, ([, tag = '', attributes = '']) => {
    const pairs = attributes.matchAll(/([\w-]+)="([^"]*)"/g)
    return toPath[tag]?.(Object.fromEntries(Array.from(pairs, ([, key, value]) => [key, value])))
  }).join('')
}

const drawn: Readonly<Record<string, ComponentType>> = icons

describe('icons of Lucide', () => {
  it.each(Object.entries(sources))('draws %s as Lucide does, in one path', async (name, source) => {
    const { default: Lucide } = await import(`lucide-react/icons/${source}`)
    const markup = markupOf(drawn[name] ?? Lucide)
    const [, d] = /<path d="([^"]*)"><\/path><\/svg>$/.exec(markup) ?? []
    expect(d).toBe(joinShapes(markupOf(Lucide)))
  })
})
