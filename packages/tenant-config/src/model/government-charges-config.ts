import * as v from 'valibot'
import { serverField, serverSetting } from './setting.ts'
import { dollars, percent, stateCode } from './setting-values.ts'

const dutyBandSchema = v.strictObject({
  upToDollars: serverSetting(
    v.nullable(v.pipe(v.number(), v.minValue(1, 'must be 1 or more'))),
    null,
    'Price the band ends at, included; default null for the last band, which has no end.',
  ),
  percent: serverField(
    percent,
    'Duty on the part of the price inside the band, 0 to 100; 3 is $3 on each $100.',
  ),
})

type DutyBand = v.InferOutput<typeof dutyBandSchema>

const endOf = ({ upToDollars }: DutyBand) => upToDollars ?? Number.POSITIVE_INFINITY

const isLadder = (bands: DutyBand[]) =>
  bands.at(-1)?.upToDollars === null &&
  bands.every((band, index) => index === 0 || endOf(band) > endOf(bands[index - 1]!))

/**
 * Charges of a state on a vehicle whose price leaves them out.
 * Source: D-114
 */
export const governmentChargesSchema = v.strictObject({
  state: serverField(stateCode, 'State the vehicles stand in; each is listed once.'),
  stampDuty: serverField(
    v.pipe(
      v.array(dutyBandSchema),
      v.check(isLadder, 'must be bands with rising upToDollars, the last of them without one'),
    ),
    'Stamp duty by bands of the price, cheapest first, each on its own part of the price.',
  ),
  newVehicleDollars: serverField(
    dollars,
    'Added to a new vehicle: registration, plates and compulsory third party insurance.',
  ),
  usedVehicleDollars: serverField(
    dollars,
    'Added to a used or demonstrator vehicle: the transfer, or its registration where it is sold without.',
  ),
})

/** Charges of a state on a vehicle whose price leaves them out. */
export type GovernmentCharges = v.InferOutput<typeof governmentChargesSchema>
