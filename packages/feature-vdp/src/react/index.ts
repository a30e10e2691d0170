export { CarPage, type CarPageProps, type CarPageSite } from './car-page/car-page.tsx'
export { TrustItem, type TrustItemProps } from './car-page/trust-item.tsx'
export { DealerComments, type DealerCommentsProps } from './dealer-comments/dealer-comments.tsx'
export { FeatureLists, type FeatureListsProps } from './feature-lists/feature-lists.tsx'
export {
  Gallery,
  type GalleryProps,
  GalleryView,
  type GalleryViewProps,
} from './gallery/gallery.tsx'
export type { GalleryImageSet } from './gallery/image-set.ts'
export { KeyInformation, type KeyInformationProps } from './key-information/key-information.tsx'
export { PriceBlock, type PriceBlockProps } from './price-block/price-block.tsx'
export { SoldNotice, type SoldNoticeProps } from './sold-notice/sold-notice.tsx'
export { VehicleDetails, type VehicleDetailsProps } from './vehicle-details/vehicle-details.tsx'
