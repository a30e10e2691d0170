import type { VehiclePictures } from '../pictures/choose-pictures.ts'

/** Points of interest as a CSV file holds them: JSON in one cell, nothing without any. */
export const hotspotsCell = ({ hotspots }: VehiclePictures): string =>
  hotspots === null ? '' : JSON.stringify(hotspots)
