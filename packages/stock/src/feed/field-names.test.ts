import { describe, expect, it } from 'vitest'
import { fieldOfColumn } from './field-names.ts'

describe('fieldOfColumn', () => {
  it.each([
    ['Stock number*', 'stocknum'],
    ['stocknum', 'stocknum'],
    ['Car type (new, used, demo)', 'car_type'],
    ['DAP Price', 'dap_price'],
    ['dapprice', 'dap_price'],
    ['EGC Price', 'egc_price'],
    ['Rego expiry (dd/mm/yyyy)', 'rego_expiry'],
    ['rego_expiry', 'rego_expiry'],
    ['Engine size (cc or litres)', 'engine_size'],
    ['engine_capacity', 'engine_size'],
    ['Exterior Colour', 'colour'],
    ['colour', 'colour'],
    ['Location code', 'location_code'],
    ['Dealercomments', 'comments'],
    ['NVIC code', 'nvic'],
    ['Spin images', 'spin_images'],
    ['spin_images', 'spin_images'],
    ['external_video_url', 'video_url'],
    ['Walkaround video', 'walkaround_videos'],
    ['walkaround_videos', 'walkaround_videos'],
    ['Video URLs', 'videos'],
    ['Spin interior image', 'spin_interior_image'],
    ['spin_code', 'spin_code'],
    ['Hotspots', 'hotspots'],
    ['History report', 'history_report'],
    ['file', 'history_report'],
    ['Average market price', 'market_price'],
    ['state_average_market_price', 'state_market_price'],
    ['fuel_type', 'fuel'],
    ['show_on_dealer_website', 'show_on_website'],
  ])('knows %j', (column, field) => {
    expect(fieldOfColumn(column)).toBe(field)
  })

  it.each(['Purchase cost', 'Autograb ID', 'Encrypted Redbook code', 'engine_number', ''])(
    'has no use for %j',
    (column) => {
      expect(fieldOfColumn(column)).toBeNull()
    },
  )
})
