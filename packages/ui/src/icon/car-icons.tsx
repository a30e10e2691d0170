import { drawnIcon } from './drawn-icon.tsx'

/** Distance travelled: a dial with its needle and the counter below. */
export const OdometerIcon = drawnIcon(
  'OdometerIcon',
  <>
    <path d="M4.6 17.5a9 9 0 1 1 14.8 0" />
    <path d="m12 12.5 3.5-4" />
    <path d="M12 5.5v.01M6.3 9.2v.01M17.7 9.2v.01" />
    <rect x="7.5" y="16" width="9" height="5" rx="1.2" />
    <path d="M12 16v5" />
  </>,
)

/** Transmission: the gate of a gear lever. */
export const TransmissionIcon = drawnIcon(
  'TransmissionIcon',
  <>
    <circle cx="5" cy="5" r="2" />
    <circle cx="12" cy="5" r="2" />
    <circle cx="19" cy="5" r="2" />
    <circle cx="5" cy="19" r="2" />
    <circle cx="12" cy="19" r="2" />
    <path d="M5 7v10M12 7v10M19 7v3a2 2 0 0 1-2 2H5" />
  </>,
)

/** Driven wheels: two axles and the shaft between them. */
export const DriveIcon = drawnIcon(
  'DriveIcon',
  <>
    <rect x="3" y="3" width="4" height="6.5" rx="1.4" />
    <rect x="17" y="3" width="4" height="6.5" rx="1.4" />
    <rect x="3" y="14.5" width="4" height="6.5" rx="1.4" />
    <rect x="17" y="14.5" width="4" height="6.5" rx="1.4" />
    <path d="M7 6.2h10M7 17.8h10M12 6.2v11.6" />
  </>,
)

/** Engine: the block with its pulley and manifold. */
export const EngineIcon = drawnIcon(
  'EngineIcon',
  <>
    <path d="M8 8h6l3 3h1.5a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17l-1.5 1H9l-2.5-2H5.5V9.5Z" />
    <path d="M7.5 4.5h6M10.5 4.5V8M2.5 10.5v6M2.5 13.5h3M19.5 13.5h2M21.5 11.5v5" />
  </>,
)

/** Seats. */
export const SeatIcon = drawnIcon(
  'SeatIcon',
  <>
    <path d="M8.2 3.2h2.3a1.6 1.6 0 0 1 1.6 1.8l-.3 2" />
    <path d="M8.2 3.2a1.7 1.7 0 0 0-1.7 1.9l1.3 9.1a2 2 0 0 0 2 1.7h6.7a1.8 1.8 0 0 0 0-3.6h-3.7l-1-5.3" />
    <path d="M7 20.5h9.5M8.8 16v4.5M15.5 16v4.5" />
  </>,
)

/** Doors. */
export const DoorIcon = drawnIcon(
  'DoorIcon',
  <>
    <path d="M4.5 20.5v-8.2L12.4 4a2 2 0 0 1 1.4-.6h4.7a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1Z" />
    <path d="M4.5 12h15M15.5 15.5h-2.5" />
  </>,
)
