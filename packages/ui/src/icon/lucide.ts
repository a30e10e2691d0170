import { drawnIcon } from './drawn-icon.tsx'

/* Drawings of Lucide, each as one path: one element of a page in place of up to nine. The test compares. */

export const ArrowDownIcon = /* @__PURE__ */ drawnIcon('ArrowDownIcon', 'M12 5v14M19 12l-7 7-7-7')
export const ArrowLeftIcon = /* @__PURE__ */ drawnIcon('ArrowLeftIcon', 'M12 19l-7-7 7-7M19 12H5')
export const ArrowRightIcon = /* @__PURE__ */ drawnIcon('ArrowRightIcon', 'M5 12h14M12 5l7 7-7 7')
export const ArrowUpIcon = /* @__PURE__ */ drawnIcon('ArrowUpIcon', 'M5 12l7-7 7 7M12 19V5')
export const SortIcon = /* @__PURE__ */ drawnIcon(
  'SortIcon',
  'M21 16l-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16',
)
export const WarrantyIcon = /* @__PURE__ */ drawnIcon(
  'WarrantyIcon',
  'M15.477 12.89l1.515 8.526a.5.5 0 0 1-.81.47l-3.58-2.687a1 1 0 0 0-1.197 0l-3.586 2.686a.5.5 0 0 1-.81-.469l1.514-8.526M6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z',
)
export const CertifiedIcon = /* @__PURE__ */ drawnIcon(
  'CertifiedIcon',
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
)
export const CashIcon = /* @__PURE__ */ drawnIcon(
  'CashIcon',
  'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2ZM10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM6 12h.01M18 12h.01',
)
export const BatteryIcon = /* @__PURE__ */ drawnIcon(
  'BatteryIcon',
  'M11 7l-3 5h4l-3 5M14.856 6H16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.935M22 14v-4M5.14 18H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h2.936',
)
export const BedIcon = /* @__PURE__ */ drawnIcon(
  'BedIcon',
  'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
)
export const BellIcon = /* @__PURE__ */ drawnIcon(
  'BellIcon',
  'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
)
export const BuildingIcon = /* @__PURE__ */ drawnIcon(
  'BuildingIcon',
  'M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16',
)
export const BusIcon = /* @__PURE__ */ drawnIcon(
  'BusIcon',
  'M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
)
export const CalculatorIcon = /* @__PURE__ */ drawnIcon(
  'CalculatorIcon',
  'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2ZM8 6L16 6M16 14L16 18M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
)
export const CalendarIcon = /* @__PURE__ */ drawnIcon(
  'CalendarIcon',
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2ZM3 9h18',
)
export const BookingIcon = /* @__PURE__ */ drawnIcon(
  'BookingIcon',
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2ZM3 9h18M9 15l2 2 4-4',
)
export const CameraIcon = /* @__PURE__ */ drawnIcon(
  'CameraIcon',
  'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4zM9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
)
export const CaptionsIcon = /* @__PURE__ */ drawnIcon(
  'CaptionsIcon',
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2ZM7 15h4M15 15h2M7 11h2M13 11h4',
)
export const CarFrontIcon = /* @__PURE__ */ drawnIcon(
  'CarFrontIcon',
  'M21 8l-2 2-1.5-3.7A2 2 0 0 0 15.646 5H8.4a2 2 0 0 0-1.903 1.257L5 10 3 8M7 14h.01M17 14h.01M5 10h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM5 18v2M19 18v2',
)
export const CaravanIcon = /* @__PURE__ */ drawnIcon(
  'CaravanIcon',
  'M18 19V9a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v8a2 2 0 0 0 2 2h2M2 9h3a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H2M22 17v1a1 1 0 0 1-1 1H10v-9a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v9M6 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
)
export const CheckIcon = /* @__PURE__ */ drawnIcon('CheckIcon', 'M20 6 9 17l-5-5')
export const ChevronDownIcon = /* @__PURE__ */ drawnIcon('ChevronDownIcon', 'M6 9l6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ drawnIcon('ChevronLeftIcon', 'M15 18l-6-6 6-6')
export const ChevronRightIcon = /* @__PURE__ */ drawnIcon('ChevronRightIcon', 'M9 18l6-6-6-6')
export const ChevronUpIcon = /* @__PURE__ */ drawnIcon('ChevronUpIcon', 'M18 15l-6-6-6 6')
export const CircleAlertIcon = /* @__PURE__ */ drawnIcon(
  'CircleAlertIcon',
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 8L12 12M12 16L12.01 16',
)
export const CircleCheckIcon = /* @__PURE__ */ drawnIcon(
  'CircleCheckIcon',
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM16 9l-5.5 5.5L8 12',
)
export const HelpIcon = /* @__PURE__ */ drawnIcon(
  'HelpIcon',
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01',
)
export const ClockIcon = /* @__PURE__ */ drawnIcon(
  'ClockIcon',
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 6v6l4 2',
)
export const CompassIcon = /* @__PURE__ */ drawnIcon(
  'CompassIcon',
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM16.24 7.76l-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z',
)
export const CopyIcon = /* @__PURE__ */ drawnIcon(
  'CopyIcon',
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2ZM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)
export const DownloadIcon = /* @__PURE__ */ drawnIcon(
  'DownloadIcon',
  'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
)
export const MoreIcon = /* @__PURE__ */ drawnIcon(
  'MoreIcon',
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0ZM11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0ZM11 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z',
)
export const ExternalLinkIcon = /* @__PURE__ */ drawnIcon(
  'ExternalLinkIcon',
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
)
export const EyeIcon = /* @__PURE__ */ drawnIcon(
  'EyeIcon',
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
)
export const DocumentIcon = /* @__PURE__ */ drawnIcon(
  'DocumentIcon',
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
)
export const FuelIcon = /* @__PURE__ */ drawnIcon(
  'FuelIcon',
  'M14 13h2a2 2 0 0 1 2 2v2a2 2 0 0 0 4 0v-6.998a2 2 0 0 0-.59-1.42L18 5M14 21V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v16M2 21h13M3 9h11',
)
export const GaugeIcon = /* @__PURE__ */ drawnIcon(
  'GaugeIcon',
  'M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0',
)
export const GlobeIcon = /* @__PURE__ */ drawnIcon(
  'GlobeIcon',
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
)
export const HandshakeIcon = /* @__PURE__ */ drawnIcon(
  'HandshakeIcon',
  'M11 17l2 2a1 1 0 1 0 3-3M14 14l2.5 2.5a1 1 0 1 0 3-3l-3.88-3.88a3 3 0 0 0-4.24 0l-.88.88a1 1 0 1 1-3-3l2.81-2.81a5.79 5.79 0 0 1 7.06-.87l.47.28a2 2 0 0 0 1.42.25L21 4M21 3l1 11h-2M3 3 2 14l6.5 6.5a1 1 0 1 0 3-3M3 4h8',
)
export const HeartIcon = /* @__PURE__ */ drawnIcon(
  'HeartIcon',
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
)
export const HistoryIcon = /* @__PURE__ */ drawnIcon(
  'HistoryIcon',
  'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2',
)
export const HomeIcon = /* @__PURE__ */ drawnIcon(
  'HomeIcon',
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
)
export const ImageIcon = /* @__PURE__ */ drawnIcon(
  'ImageIcon',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2ZM7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
)
export const InfoIcon = /* @__PURE__ */ drawnIcon(
  'InfoIcon',
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 16v-4M12 8h.01',
)
export const KeyIcon = /* @__PURE__ */ drawnIcon(
  'KeyIcon',
  'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0Z',
)
export const GridIcon = /* @__PURE__ */ drawnIcon(
  'GridIcon',
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1ZM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1ZM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1ZM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1Z',
)
export const EcoIcon = /* @__PURE__ */ drawnIcon(
  'EcoIcon',
  'M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.281 1 1 0 00-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0011 20M2 21a5 5 0 012.911-4.544C7.613 15.212 8.351 15.24 11 13',
)
export const LinkIcon = /* @__PURE__ */ drawnIcon(
  'LinkIcon',
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
)
export const ListIcon = /* @__PURE__ */ drawnIcon(
  'ListIcon',
  'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
)
export const LockIcon = /* @__PURE__ */ drawnIcon(
  'LockIcon',
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2ZM7 11V7a5 5 0 0 1 10 0v4',
)
export const LogInIcon = /* @__PURE__ */ drawnIcon(
  'LogInIcon',
  'M10 17l5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4',
)
export const LogOutIcon = /* @__PURE__ */ drawnIcon(
  'LogOutIcon',
  'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
)
export const MailIcon = /* @__PURE__ */ drawnIcon(
  'MailIcon',
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2Z',
)
export const MapPinIcon = /* @__PURE__ */ drawnIcon(
  'MapPinIcon',
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
)
export const ExpandIcon = /* @__PURE__ */ drawnIcon(
  'ExpandIcon',
  'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6',
)
export const MegaphoneIcon = /* @__PURE__ */ drawnIcon(
  'MegaphoneIcon',
  'M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14M8 6v8',
)
export const MenuIcon = /* @__PURE__ */ drawnIcon('MenuIcon', 'M4 5h16M4 12h16M4 19h16')
export const MessageIcon = /* @__PURE__ */ drawnIcon(
  'MessageIcon',
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
)
export const MinusIcon = /* @__PURE__ */ drawnIcon('MinusIcon', 'M5 12h14')
export const MotorcycleIcon = /* @__PURE__ */ drawnIcon(
  'MotorcycleIcon',
  'M18 14l-1-3M3 9l6 2a2 2 0 0 1 2-2h2a2 2 0 0 1 1.99 1.81M8 17h3a1 1 0 0 0 1-1 6 6 0 0 1 6-6 1 1 0 0 0 1-1v-.75A5 5 0 0 0 17 5M16 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM2 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
)
export const DirectionsIcon = /* @__PURE__ */ drawnIcon(
  'DirectionsIcon',
  'M3 11L22 2 13 21 11 13 3 11Z',
)
export const ErrorIcon = /* @__PURE__ */ drawnIcon(
  'ErrorIcon',
  'M12 16h.01M12 8v4M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z',
)
export const PaletteIcon = /* @__PURE__ */ drawnIcon(
  'PaletteIcon',
  'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0ZM17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0ZM6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0ZM8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0Z',
)
export const PauseIcon = /* @__PURE__ */ drawnIcon(
  'PauseIcon',
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1ZM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1Z',
)
export const EditIcon = /* @__PURE__ */ drawnIcon(
  'EditIcon',
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
)
export const PercentIcon = /* @__PURE__ */ drawnIcon(
  'PercentIcon',
  'M19 5L5 19M4 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM15 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z',
)
export const PhoneIcon = /* @__PURE__ */ drawnIcon(
  'PhoneIcon',
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
)
export const PlayIcon = /* @__PURE__ */ drawnIcon(
  'PlayIcon',
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
)
export const ElectricIcon = /* @__PURE__ */ drawnIcon(
  'ElectricIcon',
  'M12 22v-5M15 8V2M17 8a1 1 0 0 1 1 1v4a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1zM9 8V2',
)
export const ChargerIcon = /* @__PURE__ */ drawnIcon(
  'ChargerIcon',
  'M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4ZM2 22l3-3M7.5 13.5 10 11M10.5 16.5 13 14M18 3l-4 4h6l-4 4',
)
export const PlusIcon = /* @__PURE__ */ drawnIcon('PlusIcon', 'M5 12h14M12 5v14')
export const PrintIcon = /* @__PURE__ */ drawnIcon(
  'PrintIcon',
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1Z',
)
export const QuoteIcon = /* @__PURE__ */ drawnIcon(
  'QuoteIcon',
  'M16 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2zM5 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z',
)
export const RefreshIcon = /* @__PURE__ */ drawnIcon(
  'RefreshIcon',
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
)
export const SpinIcon = /* @__PURE__ */ drawnIcon(
  'SpinIcon',
  'M15.194 13.707l3.814 1.86-1.86 3.814M16.47214 7.52786 A 5 10 0 1 0 13 21.79796M21.79796 11 A 10 5 0 1 0 19 15.57071',
)
export const RulerIcon = /* @__PURE__ */ drawnIcon(
  'RulerIcon',
  'M21.3 15.3a2.4 2.4 0 0 1 0 3.4l-2.6 2.6a2.4 2.4 0 0 1-3.4 0L2.7 8.7a2.41 2.41 0 0 1 0-3.4l2.6-2.6a2.41 2.41 0 0 1 3.4 0ZM14.5 12.5l2-2M11.5 9.5l2-2M8.5 6.5l2-2M17.5 15.5l2-2',
)
export const CompareIcon = /* @__PURE__ */ drawnIcon(
  'CompareIcon',
  'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10',
)
export const SearchIcon = /* @__PURE__ */ drawnIcon(
  'SearchIcon',
  'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
)
export const ShareIcon = /* @__PURE__ */ drawnIcon(
  'ShareIcon',
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49',
)
export const ShieldIcon = /* @__PURE__ */ drawnIcon(
  'ShieldIcon',
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)
export const FiltersIcon = /* @__PURE__ */ drawnIcon(
  'FiltersIcon',
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
)
export const StarIcon = /* @__PURE__ */ drawnIcon(
  'StarIcon',
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
)
export const TagIcon = /* @__PURE__ */ drawnIcon(
  'TagIcon',
  'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0Z',
)
export const ThumbsUpIcon = /* @__PURE__ */ drawnIcon(
  'ThumbsUpIcon',
  'M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88ZM7 10v12',
)
export const TrashIcon = /* @__PURE__ */ drawnIcon(
  'TrashIcon',
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
export const TrendIcon = /* @__PURE__ */ drawnIcon(
  'TrendIcon',
  'M16 17h6v-6M22 17l-8.5-8.5-5 5L2 7',
)
export const TriangleAlertIcon = /* @__PURE__ */ drawnIcon(
  'TriangleAlertIcon',
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)
export const TruckIcon = /* @__PURE__ */ drawnIcon(
  'TruckIcon',
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
)
export const UploadIcon = /* @__PURE__ */ drawnIcon(
  'UploadIcon',
  'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
)
export const PersonIcon = /* @__PURE__ */ drawnIcon(
  'PersonIcon',
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
)
export const UsersIcon = /* @__PURE__ */ drawnIcon(
  'UsersIcon',
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
)
export const VanIcon = /* @__PURE__ */ drawnIcon(
  'VanIcon',
  'M13 6v5a1 1 0 0 0 1 1h6.102a1 1 0 0 1 .712.298l.898.91a1 1 0 0 1 .288.702V17a1 1 0 0 1-1 1h-3M5 18H3a1 1 0 0 1-1-1V8a2 2 0 0 1 2-2h12c1.1 0 2.1.8 2.4 1.8l1.176 4.2M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
)
export const WeightIcon = /* @__PURE__ */ drawnIcon(
  'WeightIcon',
  'M9 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM6.5 8a2 2 0 0 0-1.905 1.46L2.1 18.5A2 2 0 0 0 4 21h16a2 2 0 0 0 1.925-2.54L19.4 9.5A2 2 0 0 0 17.48 8Z',
)
export const ServiceIcon = /* @__PURE__ */ drawnIcon(
  'ServiceIcon',
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.106-3.105c.32-.322.863-.22.983.218a6 6 0 0 1-8.259 7.057l-7.91 7.91a1 1 0 0 1-2.999-3l7.91-7.91a6 6 0 0 1 7.057-8.259c.438.12.54.662.219.984z',
)
export const CloseIcon = /* @__PURE__ */ drawnIcon('CloseIcon', 'M18 6 6 18M6 6l12 12')
