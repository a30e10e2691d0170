export { importDemoStock } from './import-demo-stock.ts'
export { type Developer, openDeveloper } from './pictures/develop.ts'
export {
  bodyKeys,
  parsePicturePath,
  picturePath,
  settingKeys,
  type VehiclePicture,
} from './pictures/vehicle-picture.ts'
