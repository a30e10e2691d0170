import { describe, expect, it } from 'vitest'
import {
  parseAdvertisedText,
  parseBodyText,
  parseCarTypeText,
  parseDriveText,
  parseFuelText,
  parseStatusText,
  parseTransmissionText,
  parseYesNoText,
} from './vocabulary.ts'

const value = <T>(result: { ok: boolean; value?: T | null }) =>
  result.ok ? result.value : 'refused'

describe('parseFuelText', () => {
  it.each([
    ['Petrol - Premium ULP', 'Petrol'],
    ['Unleaded Petrol', 'Petrol'],
    ['Petrol/Electric', 'Hybrid'],
    ['Plug-in Hybrid', 'Hybrid'],
    ['PHEV', 'Hybrid'],
    ['Diesel - Hybrid', 'Hybrid'],
    ['BEV', 'Electric'],
    ['Dual Fuel', 'LPG'],
    ['-', null],
    ['Hydrogen', 'refused'],
  ])('reads %j as %j', (text, expected) => {
    expect(value(parseFuelText(text))).toBe(expected)
  })
})

describe('parseDriveText', () => {
  it.each([
    ['4X4 Dual Range', '4WD'],
    ['Four Wheel Drive', '4WD'],
    ['4x2', 'RWD'],
    ['6x4', 'RWD'],
    ['8x4', 'RWD'],
    ['Front Wheel Drive', 'FWD'],
    ['All Wheel Drive', 'AWD'],
    ['Other', null],
    ['2WD', null],
    ['2WD 4x2', 'RWD'],
    ['Two Wheel Drive', null],
    ['Tracks', 'refused'],
  ])('reads %j as %j', (text, expected) => {
    expect(value(parseDriveText(text))).toBe(expected)
  })
})

describe('parseBodyText', () => {
  it.each([
    ['Double Cab Pick Up', 'Ute'],
    ['Cab Chassis', 'Cab Chassis'],
    ['Double Cab Chassis', 'Cab Chassis'],
    ['Station Wagon', 'Wagon'],
    ['Hatchback', 'Hatch'],
    ['5D Hatch', 'Hatch'],
    ['Cabriolet', 'Convertible'],
    ['Coupé', 'Coupe'],
    ['Tourer Van', 'Wagon'],
    ['Panel Van', 'Van'],
    ['Hardtop', 'Hardtop'],
    ['Caravan', 'Caravan'],
    ['Pop-top Caravan', 'Pop Top'],
    ['Camper Trailer', 'Camper Trailer'],
    ['Campervan', 'Motorhome'],
    ['Prime Mover', 'Prime Mover'],
    ['Tray Truck', 'Light Truck'],
    ['Heavy Truck - Tipper', 'Heavy Truck'],
    ['Adventure', 'Adventure Bike'],
    ['Supersport', 'Sports Bike'],
    ['Cruiser', 'Cruiser'],
    ['Enduro', 'Dirt Bike'],
    ['Submarine', 'refused'],
  ])('reads %j as %j', (text, expected) => {
    expect(value(parseBodyText(text))).toBe(expected)
  })
})

describe('parseTransmissionText', () => {
  it.each([
    ['8 Speed Sports Automatic', 'Automatic'],
    ['Constantly Variable Transmission', 'Automatic'],
    ['7 Speed Dual Clutch', 'Automatic'],
    ['1 Speed Reduction Gear', 'Automatic'],
    ['6 Speed Manual', 'Manual'],
    ['M', 'Manual'],
    ['A', 'Automatic'],
    ['-', null],
    ['Pedals', 'refused'],
  ])('reads %j as %j', (text, expected) => {
    expect(value(parseTransmissionText(text))).toBe(expected)
  })
})

describe('parseCarTypeText', () => {
  it.each([
    ['New', 'new'],
    ['USED', 'used'],
    ['Demonstrator', 'demo'],
    ['Ex-Demo', 'demo'],
    ['Pre-owned', 'used'],
    ['Near New', 'used'],
    ['As new', 'used'],
    ['Brand New', 'new'],
    ['Showroom', 'new'],
    ['N', 'new'],
    ['U', 'used'],
    ['D', 'demo'],
    ['', null],
    ['Boat', 'refused'],
  ])('reads %j as %j', (text, expected) => {
    expect(value(parseCarTypeText(text))).toBe(expected)
  })
})

describe('parseAdvertisedText', () => {
  it.each([
    ['DAP', 'DAP'],
    ['Driveaway, no more to pay', 'DAP'],
    ['EGC', 'EGC'],
    ['Excl. Government Charges', 'EGC'],
    ['Ex Govt Charges', 'EGC'],
    ['Before government charges', 'EGC'],
    ['Plus on road costs', 'EGC'],
    ['+ ORC', 'EGC'],
    ['', null],
    ['Special', 'refused'],
  ])('reads %j as %j', (text, expected) => {
    expect(value(parseAdvertisedText(text))).toBe(expected)
  })
})

describe('parseStatusText', () => {
  it.each([
    ['in_stock', { kind: 'listed', status: 'in_stock', reserved: false }],
    ['For Sale', { kind: 'listed', status: 'in_stock', reserved: false }],
    ['coming_soon', { kind: 'listed', status: 'coming_soon', reserved: false }],
    ['deal_pending', { kind: 'listed', status: 'in_stock', reserved: true }],
    ['sold', { kind: 'listed', status: 'sold', reserved: false }],
    ['withdrawn', { kind: 'gone' }],
    ['incomplete', { kind: 'gone' }],
    ['loaner', { kind: 'gone' }],
    ['', null],
    ['lost', 'refused'],
  ])('reads %j', (text, expected) => {
    expect(value(parseStatusText(text))).toEqual(expected)
  })
})

describe('parseYesNoText', () => {
  it.each([
    ['Y', true],
    ['true', true],
    ['1', true],
    ['No', false],
    ['0', false],
    ['', null],
    ['maybe', 'refused'],
  ])('reads %j as %j', (text, expected) => {
    expect(value(parseYesNoText(text))).toBe(expected)
  })
})
