export { CarActions, type CarActionsProps, opensForm } from './actions/car-actions.tsx'
export { openChat, showChat } from './actions/open-chat.ts'
export {
  AnnouncementBar,
  type AnnouncementBarProps,
} from './announcement-bar/announcement-bar.tsx'
export { BlogTeasers, type BlogTeasersProps } from './blog-teasers/blog-teasers.tsx'
export { CallsToAction, type CallsToActionProps } from './calls-to-action/calls-to-action.tsx'
export { CarPage } from './car-page/car-page.tsx'
export { CarPageWays, type CarPageWaysProps } from './car-page/car-page-end.tsx'
export type { CarPageProps, CarPageSite } from './car-page/car-page-props.ts'
export { TrustItem, type TrustItemProps } from './car-page/trust-item.tsx'
export { VisitedCarMarker, type VisitedCarMarkerProps } from './car-visit/visited-car-marker.tsx'
export { DealerComments, type DealerCommentsProps } from './dealer-comments/dealer-comments.tsx'
export {
  DeliveryCalculator,
  type DeliveryCalculatorProps,
  DeliveryCalculatorView,
  type DeliveryCalculatorViewProps,
} from './delivery-calculator/delivery-calculator.tsx'
export { FeatureLists, type FeatureListsProps } from './feature-lists/feature-lists.tsx'
export { FeaturesBanner, type FeaturesBannerProps } from './features-banner/features-banner.tsx'
export {
  FuelCalculator,
  type FuelCalculatorProps,
  FuelCalculatorView,
  type FuelCalculatorViewProps,
} from './fuel-calculator/fuel-calculator.tsx'
export {
  Gallery,
  type GalleryProps,
  GalleryView,
} from './gallery/gallery.tsx'
export type { GalleryViewProps } from './gallery/gallery-view-props.ts'
export type { GalleryImageSet } from './gallery/image-set.ts'
export { KeyInformation, type KeyInformationProps } from './key-information/key-information.tsx'
export { MapSection, type MapSectionProps } from './map-section/map-section.tsx'
export { MarketIndicator, type MarketIndicatorProps } from './market-indicator/market-indicator.tsx'
export {
  PhoneReveal,
  type PhoneRevealProps,
  PhoneRevealView,
  type PhoneRevealViewProps,
} from './phone-reveal/phone-reveal.tsx'
export { PriceBlock, type PriceBlockProps } from './price-block/price-block.tsx'
export {
  PriceComparison,
  PriceComparisonPanel,
  type PriceComparisonPanelProps,
  type PriceComparisonProps,
  PriceComparisonView,
  type PriceComparisonViewProps,
} from './price-comparison/price-comparison.tsx'
export type { PriceComparisonState } from './price-comparison/use-price-comparison.ts'
export { PrintButton, type PrintButtonProps } from './print-button/print-button.tsx'
export { PrintPage, type PrintPageProps } from './print-page/print-page.tsx'
export { SoldNotice, type SoldNoticeProps } from './sold-notice/sold-notice.tsx'
export { UsedCarChecks, type UsedCarChecksProps } from './used-car-checks/used-car-checks.tsx'
export { VehicleDetails, type VehicleDetailsProps } from './vehicle-details/vehicle-details.tsx'
export { MovingView, type MovingViewProps } from './viewer/moving-view.tsx'
export type { OnViewerProblem, ViewerProblem } from './viewer/use-code.ts'
export type { MovingViewPart } from './viewer/use-moving-view.ts'
export { Viewer, type ViewerProps, ViewerView, type ViewerViewProps } from './viewer/viewer.tsx'
export { ViewsCount, type ViewsCountProps } from './views-count/views-count.tsx'
export { WhyChooseUs, type WhyChooseUsProps } from './why-choose-us/why-choose-us.tsx'
