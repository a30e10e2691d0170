export {
  AccountDeletionPage,
  type AccountDeletionPageProps,
} from './account-deletion-page/account-deletion-page.tsx'
export { ApplicationForm } from './application-form/application-form.tsx'
export {
  ApplicationFormView,
  type ApplicationFormViewProps,
} from './application-form/application-form-view.tsx'
export {
  type ApplicationFormProps,
  useApplicationForm,
} from './application-form/use-application-form.ts'
export { AppointmentPage, type AppointmentPageProps } from './appointment-page/appointment-page.tsx'
export { CheckoutForm } from './checkout/checkout-form.tsx'
export { CheckoutFormView, type CheckoutFormViewProps } from './checkout/checkout-form-view.tsx'
export {
  type CheckoutLinks,
  CheckoutPage,
  type CheckoutPageProps,
} from './checkout/checkout-page.tsx'
export type { CheckoutChange, CheckoutValues } from './checkout/checkout-values.ts'
export { DemoBankPage, type DemoBankPageProps } from './checkout/demo-bank-page.tsx'
export { type CheckoutFormProps, useCheckout } from './checkout/use-checkout.ts'
export { type ClientAtoms, getClientAtoms, type StoredAtom } from './client-atoms/client-atoms.ts'
export { useCompared } from './client-atoms/use-compared.ts'
export { useFavourite } from './client-atoms/use-favourite.ts'
export { CompareBar, type CompareBarProps } from './compare-button/compare-bar.tsx'
export { CompareButton, type CompareButtonProps } from './compare-button/compare-button.tsx'
export {
  IslandCompareButton,
  type IslandCompareButtonProps,
} from './compare-button/island-compare-button.tsx'
export {
  RemoveFromComparison,
  type RemoveFromComparisonProps,
} from './compare-button/remove-from-comparison.tsx'
export { ConsentBanner, type ConsentBannerProps } from './consent/consent-banner.tsx'
export {
  EnquiryDialog,
  type EnquiryDialogProps,
  formatEnquiryHeading,
} from './enquiry-dialog/enquiry-dialog.tsx'
export { type BrowserStorages, findBrowserStorages } from './enquiry-form/browser-storage.ts'
export { browserConnection, type Connection } from './enquiry-form/connection.ts'
export { EnquiryForm } from './enquiry-form/enquiry-form.tsx'
export {
  EnquiryFormView,
  type EnquiryFormViewProps,
  type EnquiryStatus,
} from './enquiry-form/enquiry-form-view.tsx'
export type { EnquiryRefusal } from './enquiry-form/enquiry-state.ts'
export { loadEnquiryFields } from './enquiry-form/late-appointment-field.tsx'
export { type EnquiryFormProps, useEnquiryForm } from './enquiry-form/use-enquiry-form.ts'
export { EnquiryPage, type EnquiryPageProps } from './enquiry-page/enquiry-page.tsx'
export {
  CarListsForm,
  carListsFormId,
  FavouriteButton,
  type FavouriteButtonProps,
} from './favourite-button/favourite-button.tsx'
export {
  IslandFavouriteButton,
  type IslandFavouriteButtonProps,
} from './favourite-button/island-favourite-button.tsx'
export { GaragePage, type GaragePageProps } from './garage-page/garage-page.tsx'
export { JourneyForm } from './journey/journey-form.tsx'
export { JourneyFormView, type JourneyFormViewProps } from './journey/journey-form-view.tsx'
export { JourneyPage, type JourneyPageProps } from './journey/journey-page.tsx'
export { type JourneyFormProps, useJourney } from './journey/use-journey.ts'
export { MailPreview, type MailPreviewProps } from './mail/mail-preview.tsx'
export { PaymentPage, type PaymentPageProps } from './payment-page/payment-page.tsx'
export {
  type PhoneVerificationStatus,
  PhoneVerificationView,
  type PhoneVerificationViewProps,
} from './phone-verification/phone-verification-view.tsx'
export {
  type PhoneVerification,
  type PhoneVerificationOptions,
  type PhoneVerificationStart,
  usePhoneVerification,
} from './phone-verification/use-phone-verification.ts'
export { PromoPopup, type PromoPopupProps } from './promo-popup/promo-popup.tsx'
export { SalesCounter, type SalesCounterProps } from './sales-counter/sales-counter.tsx'
export { SavedCars, type SavedCarsProps } from './saved-cars/saved-cars.tsx'
export {
  type ListedSearch,
  SavedSearchesPage,
  type SavedSearchesPageProps,
  type SearchDraft,
} from './saved-searches-page/saved-searches-page.tsx'
export { SignInPage } from './sign-in-page/sign-in-page.tsx'
export type { SignInPageProps } from './sign-in-page/use-sign-in.ts'
export { SpinPage, type SpinPageProps } from './spin-page/spin-page.tsx'
export { SuccessPage, type SuccessPageProps } from './success-page/success-page.tsx'
export { SuccessView, type SuccessViewProps } from './success-page/success-view.tsx'
export { TradeInForm } from './trade-in/trade-in-form.tsx'
export { TradeInFormView, type TradeInFormViewProps } from './trade-in/trade-in-form-view.tsx'
export { TradeInPageView, type TradeInPageViewProps } from './trade-in/trade-in-page-view.tsx'
export { TradeInSummary, type TradeInSummaryProps } from './trade-in/trade-in-summary.tsx'
export type { TradeInChange } from './trade-in/trade-in-values.ts'
export { type TradeInFormProps, useTradeIn } from './trade-in/use-trade-in.ts'
export { UnsubscribePage, type UnsubscribePageProps } from './unsubscribe-page/unsubscribe-page.tsx'
export { ViewedCarMarker, ViewedCars, type ViewedCarsProps } from './viewed-cars/viewed-cars.tsx'
export { WatchButton, type WatchButtonProps } from './watch-button/watch-button.tsx'
export { MoveToWatchlist, type MoveToWatchlistProps } from './watchlist-page/move-to-watchlist.tsx'
export { WatchlistPage, type WatchlistPageProps } from './watchlist-page/watchlist-page.tsx'
