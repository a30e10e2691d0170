import { type BodyKey, type FaceKey, faceKeys } from './vehicle-picture.ts'

/** Makes that wear a face of a body, by face. */
type FaceRow = Partial<Record<FaceKey, string>>

/**
 * Faces of makes, body by body: a make in no row of a body wears the body's own face. Of the makes that a dealer
 * has most of on one body, no two wear the same.
 */
const faceTable: Partial<Record<BodyKey, FaceRow>> = {
  // Hyundai, Volvo, Land Rover
  suv: { b: 'Subaru, Nissan, Renault', c: 'Mazda, Jeep, Audi', e: 'Honda, Ford, BMW' },
  // Toyota, Suzuki, MG
  'suv-small': {
    b: 'Hyundai, GWM, Honda, Peugeot, Volkswagen',
    c: 'Mazda, Ford, Mercedes-Benz, Skoda, Holden',
    d: 'Kia, Mitsubishi, Nissan, Chery, Renault',
  },
  // Kia, Aurelia, MG, Mazda, Renault
  'suv-sharp': {
    c: 'Nissan, Audi, Mitsubishi, Volkswagen, Holden, Land Rover',
    e: 'Toyota, Lexus, Mercedes-Benz, GWM',
  },
  // Hyundai, Mazda, Aurelia, Volvo, Audi
  'suv-large': {
    b: 'Toyota, Mitsubishi, Nissan, Skoda',
    d: 'Kia, Honda, Ford, Holden, Mercedes-Benz',
  },
  // Toyota, Land Rover
  'four-wheel-drive': {
    b: 'Mitsubishi, Nissan',
    d: 'Ford, Holden',
    e: 'Isuzu, Suzuki, Jeep, LDV',
  },
  // Ford
  ute: { c: 'Mazda, LDV', d: 'Holden, Volkswagen' },
  // Toyota, Nissan
  'ute-rugged': { b: 'Isuzu, GWM', c: 'Mitsubishi, Jeep, Ram', d: 'Kia' },
  // Hyundai, Aurelia, BMW, MG, Holden
  hatch: { c: 'Volkswagen, Subaru, Nissan', e: 'Toyota, GWM, Peugeot' },
  // Kia, MINI, MG, Holden
  'hatch-small': {
    b: 'Suzuki, Mazda, Hyundai, Audi',
    c: 'Toyota, Mitsubishi, Volkswagen, Ford, Skoda, Honda',
  },
  // Mazda, Holden
  'hatch-sharp': { c: 'Ford, Mercedes-Benz, Audi', e: 'Kia, Honda' },
  // Aurelia, Kia, BMW, Audi, Mitsubishi
  sedan: { d: 'Hyundai, Mazda, Mercedes-Benz, MG', e: 'Toyota, Subaru, Lexus, Tesla, BYD' },
}

/** The face a make wears on a body; null for the body's own. */
export const findFace = (body: BodyKey, make = ''): FaceKey | null =>
  faceKeys.find((face) => faceTable[body]?.[face]?.split(', ').includes(make)) ?? null
