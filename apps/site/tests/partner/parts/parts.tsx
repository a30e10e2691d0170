'use client'
import { FinanceCalculator } from '@forecourt/feature-finance'
import {
  createCalculatorSetup,
  formatCalculationText,
  readCalculation,
} from '@forecourt/feature-finance/model/calculation'
import { EnquiryForm } from '@forecourt/feature-leads'
import { LocationCard } from '@forecourt/feature-locations'
import { listLocations } from '@forecourt/feature-locations/model'
import { CarCard } from '@forecourt/feature-search'
import { toStockRecord } from '@forecourt/feature-search/model'
import { FuelCalculator } from '@forecourt/feature-vdp'
import { resolveFuelCalculator } from '@forecourt/feature-vdp/model'
import { islandStore } from '@forecourt/islands/store'
import { createCar, formatPrice } from '@forecourt/stock/model'
import { button } from '@forecourt/styled-system/recipes'
import { aSite } from '@forecourt/tenant-config/testing'
import { formatBrandStyle } from '@forecourt/tokens'
import { Button } from '@forecourt/ui/button'
import { atom, useAtom } from 'jotai'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

const site = aSite()
const car = createCar({
  id: 1,
  stocknum: 'U10482',
  year: 2021,
  make: 'Toyota',
  model: 'HiLux',
  price: 54_990,
  km: 41_250,
  car_type: 'used',
  simple_body: 'Ute',
  simple_fuel: 'Diesel',
  dealership_id: 1,
  dealership_slug: 'example-motors',
  created_at: '2026-11-02T00:00:00Z',
})
const today = '2026-11-20'
const now = new Date(`${today}T10:00:00+10:00`)

/** A part by the name of its package, which says once it is hydrated. */
function Part({ of, children }: { of: string; children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <section aria-label={of} data-hydrated={isHydrated}>
      {children}
    </section>
  )
}

function PressCount() {
  const [count, setCount] = useState(0)
  return <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>
}

const isSaved = atom(false)

function Heart() {
  const [isOn, setIsOn] = useAtom(isSaved, { store: islandStore })
  return (
    <button type="button" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
      Save
    </button>
  )
}

function Calculator() {
  const setup = createCalculatorSetup(site.finance, { priceDollars: car.price }, today)
  const text = formatCalculationText(setup.initial)
  const start = { text, ...readCalculation(text, setup.fields, setup.initial) }
  return (
    <FinanceCalculator setup={setup} start={start} action="/calculator" enquireHref="/finance" />
  )
}

const enquiryContext = {
  idempotency_key: 'page-1',
  rendered_at: '',
  url: '',
  car_name: '',
  car_path: '',
}

/** A part of every package that shows something. */
export function Parts() {
  const fuel = resolveFuelCalculator(car, site, new URLSearchParams())
  return (
    <main>
      <style>{formatBrandStyle({ color: '#0b4f6c' })}</style>
      <Part of="@forecourt/ui">
        <PressCount />
      </Part>
      <Part of="@forecourt/styled-system">
        <a className={button()} href="/search">
          Search
        </a>
      </Part>
      <Part of="@forecourt/islands">
        <Heart />
      </Part>
      <Part of="@forecourt/stock">{formatPrice(car.price ?? 0)}</Part>
      <Part of="@forecourt/tenant-config">{site.name}</Part>
      <Part of="@forecourt/feature-locations">
        {listLocations(site).map((location) => (
          <LocationCard key={location.id} location={location} site={site} now={now} />
        ))}
      </Part>
      <Part of="@forecourt/feature-search">
        <CarCard
          car={toStockRecord(car, site)}
          site={site}
          nowMs={now.getTime()}
          hrefFor={{ enquiry: () => '/enquire' }}
        />
      </Part>
      <Part of="@forecourt/feature-finance">
        <Calculator />
      </Part>
      <Part of="@forecourt/feature-leads">
        <EnquiryForm
          site={site}
          subject={{ car }}
          context={enquiryContext}
          action="/enquire"
          send={() => Promise.reject(new Error('nothing is sent'))}
          onSuccess={() => {}}
        />
      </Part>
      <Part of="@forecourt/feature-vdp">{fuel && <FuelCalculator {...fuel} />}</Part>
    </main>
  )
}
