import { drawnIcon } from './drawn-icon.tsx'

/** Distance travelled: a dial with its needle and the counter below. */
export const OdometerIcon = drawnIcon(
  'OdometerIcon',
  'M4.6 17.5a9 9 0 1 1 14.8 0M12 12.5l3.5-4M12 5.5v.01M6.3 9.2v.01M17.7 9.2v.01M8.7 16h6.6a1.2 1.2 0 0 1 1.2 1.2v2.6a1.2 1.2 0 0 1 -1.2 1.2h-6.6a1.2 1.2 0 0 1 -1.2 -1.2v-2.6a1.2 1.2 0 0 1 1.2 -1.2ZM12 16v5',
)

/** Transmission: the gate of a gear lever. */
export const TransmissionIcon = drawnIcon(
  'TransmissionIcon',
  'M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM10 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM17 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM3 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM10 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM5 7v10M12 7v10M19 7v3a2 2 0 0 1-2 2H5',
)

/** Driven wheels: two axles and the shaft between them. */
export const DriveIcon = drawnIcon(
  'DriveIcon',
  'M4.4 3h1.2a1.4 1.4 0 0 1 1.4 1.4v3.7a1.4 1.4 0 0 1 -1.4 1.4h-1.2a1.4 1.4 0 0 1 -1.4 -1.4v-3.7a1.4 1.4 0 0 1 1.4 -1.4ZM18.4 3h1.2a1.4 1.4 0 0 1 1.4 1.4v3.7a1.4 1.4 0 0 1 -1.4 1.4h-1.2a1.4 1.4 0 0 1 -1.4 -1.4v-3.7a1.4 1.4 0 0 1 1.4 -1.4ZM4.4 14.5h1.2a1.4 1.4 0 0 1 1.4 1.4v3.7a1.4 1.4 0 0 1 -1.4 1.4h-1.2a1.4 1.4 0 0 1 -1.4 -1.4v-3.7a1.4 1.4 0 0 1 1.4 -1.4ZM18.4 14.5h1.2a1.4 1.4 0 0 1 1.4 1.4v3.7a1.4 1.4 0 0 1 -1.4 1.4h-1.2a1.4 1.4 0 0 1 -1.4 -1.4v-3.7a1.4 1.4 0 0 1 1.4 -1.4ZM7 6.2h10M7 17.8h10M12 6.2v11.6',
)

/** Engine: the block with its pulley and manifold. */
export const EngineIcon = drawnIcon(
  'EngineIcon',
  'M8 8h6l3 3h1.5a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17l-1.5 1H9l-2.5-2H5.5V9.5ZM7.5 4.5h6M10.5 4.5V8M2.5 10.5v6M2.5 13.5h3M19.5 13.5h2M21.5 11.5v5',
)

/** Seats. */
export const SeatIcon = drawnIcon(
  'SeatIcon',
  'M8.2 3.2h2.3a1.6 1.6 0 0 1 1.6 1.8l-.3 2M8.2 3.2a1.7 1.7 0 0 0-1.7 1.9l1.3 9.1a2 2 0 0 0 2 1.7h6.7a1.8 1.8 0 0 0 0-3.6h-3.7l-1-5.3M7 20.5h9.5M8.8 16v4.5M15.5 16v4.5',
)

/** Doors. */
export const DoorIcon = drawnIcon(
  'DoorIcon',
  'M4.5 20.5v-8.2L12.4 4a2 2 0 0 1 1.4-.6h4.7a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1ZM4.5 12h15M15.5 15.5h-2.5',
)

/** A car from the side: the body type. */
export const CarIcon = drawnIcon(
  'CarIcon',
  'M4 16H2.5v-3.6l2.6-.9 2.6-4h6.6l3.6 4 3.6.9V16H20M9.5 16h5M5.5 11.5h12M11.5 7.5v4M5 16.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM15 16.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
)

/** Interior: the steering wheel. */
export const InteriorIcon = drawnIcon(
  'InteriorIcon',
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM9.5 12.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM9.5 12.2 3.1 10.8M14.5 12.2l6.4-1.4M12 15v6',
)

/** Tyres and wheels. */
export const TyreIcon = drawnIcon(
  'TyreIcon',
  <>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="4.5" />
    <path
      d="M12 12V7.5M12 12l4.3 1.4M12 12l2.6 3.6M12 12l-2.6 3.6M12 12l-4.3-1.4"
      strokeWidth="1.5"
    />
  </>,
)

/** Towing: a trailer on the ball of a hitch. */
export const TowingIcon = drawnIcon(
  'TowingIcon',
  'M10 5h10a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1 -1.5 1.5h-10a1.5 1.5 0 0 1 -1.5 -1.5v-7a1.5 1.5 0 0 1 1.5 -1.5ZM8.5 13H4v-2.2M12.5 15H11M2.2 9a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0ZM12.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z',
)

/** Axles: two wheels and the differential between them. */
export const AxleIcon = drawnIcon(
  'AxleIcon',
  'M4 6h1a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-1a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5ZM19 6h1a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-1a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5ZM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM6.5 12h3M14.5 12h3',
)

const carFromTheFront = 'M6 10.5 7.4 6a2 2 0 0 1 1.9-1.4h5.4A2 2 0 0 1 16.6 6l1.4 4.5V15H6Z'

/** Width of the body: a car from the front above an arrow across. */
export const WidthIcon = drawnIcon(
  'WidthIcon',
  <>
    <path d={carFromTheFront} />
    <path d="M6 10.5h12M3 20h18M5 18l-2 2 2 2M19 18l2 2-2 2" />
  </>,
)

/** Length of the body: a car from the side above an arrow along. */
export const LengthIcon = drawnIcon(
  'LengthIcon',
  'M5.2 13H2.5v-2.8l3-.8L8 6h6l3.4 3.3 4.1.9V13h-2.7M9.2 13h5.6M5.2 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM14.8 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM3 20h18M5 18l-2 2 2 2M19 18l2 2-2 2',
)

/** Height of the body: a car from the front beside an arrow upward. */
export const HeightIcon = drawnIcon(
  'HeightIcon',
  'M9 11.5 10.3 7a2 2 0 0 1 1.9-1.4h4.6A2 2 0 0 1 18.7 7l1.3 4.5V17H9ZM9 11.5h11M4 4v16M2 6l2-2 2 2M2 18l2 2 2-2M11 17v2M18 17v2',
)

/** Number plate. */
export const PlateIcon = drawnIcon(
  'PlateIcon',
  <>
    <rect x="2" y="6" width="20" height="12" rx="2" />
    <path
      d="m5.8 14.2 1.9-4.4 1.9 4.4M6.5 12.8h2.4M13 9.8v4.4M16 9.8h2.5L17 14.2"
      strokeWidth="1.6"
    />
  </>,
)

/** Hybrid: a drop of fuel with a bolt in it. */
export const HybridIcon = drawnIcon(
  'HybridIcon',
  'M12 2.5c3.8 4 6.5 7.4 6.5 11.5a6.5 6.5 0 0 1-13 0c0-4.1 2.7-7.5 6.5-11.5ZM12.9 9.8l-2.7 3.7h3.6l-2.7 3.7',
)

/** Diesel: a jerry can. */
export const DieselIcon = drawnIcon(
  'DieselIcon',
  'M5 8.5 9 4.6V3h3v1.5h6a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1ZM9 11.5l6 5.5M15 11.5 9 17M13 8h2.5',
)

/** LPG: a gas bottle. */
export const LpgIcon = drawnIcon(
  'LpgIcon',
  'M9 8h6a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM9 8V5.5h6V8M12 5.5V3M10 3h4M6 14.5h12',
)

/** Hydrogen: a molecule of two atoms. */
export const HydrogenIcon = drawnIcon(
  'HydrogenIcon',
  <>
    <circle cx="7" cy="12" r="4.5" />
    <circle cx="17" cy="12" r="4.5" />
    <path
      d="M5.8 10.5v3M8.2 10.5v3M5.8 12h2.4M15.8 10.5v3M18.2 10.5v3M15.8 12h2.4"
      strokeWidth="1.4"
    />
  </>,
)
