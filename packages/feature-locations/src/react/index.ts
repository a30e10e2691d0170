export { type DepartmentTab, DepartmentTabs } from './department-tabs/department-tabs.tsx'
export {
  LocationCard,
  type LocationCardProps,
  type LocationCardSite,
  type LocationLinks,
} from './location-card/location-card.tsx'
export { LocationHours, type LocationHoursProps } from './location-page/location-hours.tsx'
export { LocationPage, type LocationPageProps } from './location-page/location-page.tsx'
export { LocationsBlock, type LocationsBlockProps } from './locations-block/locations-block.tsx'
export {
  type ListedLocation,
  LocatorView,
  type LocatorViewProps,
} from './locator/locator-view.tsx'
export { MainPhone, type MainPhoneProps } from './main-phone/main-phone.tsx'
export { connectOpeningWords } from './opening/connect-opening-words.ts'
export { OpeningWords, type OpeningWordsProps } from './opening/opening-words.tsx'
export {
  PickedReviewList,
  type PickedReviewListProps,
  ReviewList,
  type ReviewListProps,
  ReviewSummary,
  type ReviewSummaryProps,
} from './review-list/review-list.tsx'
export {
  SpecialDays,
  SpecialDaysDialog,
  type SpecialDaysDialogProps,
  type SpecialDaysProps,
} from './special-days/special-days.tsx'
export { DayList, type DayListProps } from './week-hours/day-list.tsx'
export { WeekHours, type WeekHoursProps } from './week-hours/week-hours.tsx'
