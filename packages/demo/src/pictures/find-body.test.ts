import { describe, expect, it } from 'vitest'
import { findBody } from './find-body.ts'

describe('findBody', () => {
  it.each([
    ['Hatchback', 'hatch'],
    ['Sedan', 'sedan'],
    ['SUV', 'suv'],
    ['Wagon', 'wagon'],
    ['Ute', 'ute'],
    ['Cab Chassis', 'cab-chassis'],
    ['Double Cab Pick Up', 'ute'],
    ['Van', 'van'],
    ['People Mover', 'people-mover'],
    ['Coupe', 'coupe'],
    ['Convertible', 'convertible'],
    ['Caravan', 'caravan'],
    ['Pop-top Caravan', 'pop-top'],
    ['Camper Trailer', 'camper-trailer'],
    ['Motorhome', 'motorhome'],
    ['Campervan', 'campervan'],
    ['Naked', 'motorcycle'],
    ['Cruiser', 'cruiser'],
    ['Touring Bike', 'touring-bike'],
    ['Sports Bike', 'sports-bike'],
    ['Adventure', 'adventure-bike'],
    ['Dirt Bike', 'dirt-bike'],
    ['Scooter', 'scooter'],
    ['Motor Scooter', 'scooter'],
    ['Prime Mover', 'prime-mover'],
    ['Tipper Truck', 'tipper'],
    ['Tray Truck', 'light-truck'],
    ['Pantech Truck', 'pantech'],
    ['Curtain-sider Truck', 'curtain-sider'],
    ['Bus', 'bus'],
  ])('knows a %s', (body, found) => {
    expect(findBody({ body })).toBe(found)
  })

  it.each([
    ['Yaris Cross', 5, 'suv-small'],
    ['LandCruiser Prado', 7, 'four-wheel-drive'],
    ['LandCruiser Prado', 5, 'four-wheel-drive'],
    ['Sorento', 7, 'suv-large'],
    ['X-Trail', 7, 'suv-large'],
    ['X-Trail', 5, 'suv-sharp'],
    ['Tucson', 5, 'suv'],
    ['CX-5', 5, 'suv'],
    ['Nobody knows', 6, 'suv'],
  ])('tells SUVs apart: a %s of %i seats', (model, seats, found) => {
    expect(findBody({ body: 'SUV', model, seats })).toBe(found)
  })

  it('shows what runs on its battery alone with a closed nose', () => {
    expect(findBody({ body: 'SUV', model: 'EV5', seats: 5, isElectric: true })).toBe('suv-electric')
    expect(findBody({ body: 'Hatchback', model: 'Dolphin', isElectric: true })).toBe('hatch')
  })

  it.each([
    ['Ute', 'HiLux', 'ute-rugged'],
    ['Ute', 'Ranger', 'ute'],
    ['Hatchback', 'Swift', 'hatch-small'],
    ['Hatchback', '3', 'hatch-sharp'],
    ['Hatchback', 'Corolla', 'hatch'],
    ['Sports Bike', 'Continental GT 650', 'motorcycle'],
    ['Touring Bike', 'Ninja 1000SX', 'sports-bike'],
    ['Touring Bike', 'Gold Wing', 'touring-bike'],
    ['Prime Mover', 'FH', 'prime-mover-cabover'],
    ['Prime Mover', 'T909', 'prime-mover'],
    ['Caravan', 'Road Owl', 'caravan-offroad'],
    ['Caravan', 'X-Country', 'caravan-offroad'],
    ['Caravan', 'Starcraft', 'caravan'],
    ['Caravan', 'Big Red', 'caravan'],
    ['Pop-top Caravan', 'Starcraft', 'pop-top'],
    ['Sedan', 'Camry', 'sedan-large'],
    ['Sedan', 'Corolla', 'sedan'],
  ])('tells models of a %s apart: %s', (body, model, found) => {
    expect(findBody({ body, model })).toBe(found)
  })

  it('shows a caravan on one axle with one', () => {
    const compact = { body: 'Caravan', model: 'CrossTrak', axles: 'Single' }
    expect(findBody(compact)).toBe('caravan-compact')
    expect(findBody({ ...compact, model: 'Silverline', axles: 'Tandem' })).toBe('caravan-offroad')
    expect(findBody({ ...compact, body: 'Pop-top Caravan' })).toBe('pop-top')
  })

  it.each([
    ['Van', 'HiAce', 'SLWB', 'van-high'],
    ['Van', 'HiAce', 'LWB', 'van'],
    ['Van', 'Kangoo', 'Maxi', 'van-small'],
    ['Van', 'Transit Custom', '290S', 'van'],
    ['Heavy Truck', 'F Series', 'FVD 165-300', 'curtain-sider'],
    ['Heavy Truck - Tipper', 'F Series', 'FVZ 260-300', 'tipper'],
    ['Light Truck', 'N Series', 'NPS 75-155 4x4 Crew', 'light-truck'],
  ])('tells badges of a %s apart: %s %s', (body, model, badge, found) => {
    expect(findBody({ body, model, badge })).toBe(found)
  })

  it('refuses what it does not know', () => {
    expect(() => findBody({ body: 'Submarine' })).toThrow('Submarine')
  })
})
