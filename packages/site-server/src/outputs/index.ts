export { groundMark, printMark } from './dealer-mark.ts'
export { printFonts } from './print-fonts.ts'
export { createSharePictureHandler, type SharePicturePorts } from './share-picture.ts'
export { createStockPhoto, type StockPhoto, type StockPhotoPorts } from './stock-photo.ts'
