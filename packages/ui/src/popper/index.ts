export { getPlacement, getPlacementSide, getPlacementStyles } from './popper.ts'
