import type { Preset } from '@pandacss/dev'
import { accordionRecipe } from './accordion/accordion.recipe.ts'
import { alertRecipe } from './alert/alert.recipe.ts'
import { badgeRecipe } from './badge/badge.recipe.ts'
import { bannerRecipe } from './banner/banner.recipe.ts'
import { breadcrumbRecipe } from './breadcrumb/breadcrumb.recipe.ts'
import { buttonRecipe } from './button/button.recipe.ts'
import { cardRecipe } from './card/card.recipe.ts'
import { carouselRecipe } from './carousel/carousel.recipe.ts'
import { checkboxRecipe } from './checkbox/checkbox.recipe.ts'
import { checkboxGroupRecipe } from './checkbox-group/checkbox-group.recipe.ts'
import { chipRecipe } from './chip/chip.recipe.ts'
import { codeFieldRecipe } from './code-field/code-field.recipe.ts'
import { collapsibleRecipe } from './collapsible/collapsible.recipe.ts'
import { comboboxRecipe } from './combobox/combobox.recipe.ts'
import { countAnimationRecipe } from './count-animation/count-animation.recipe.ts'
import { dateFieldRecipe } from './date-field/date-field.recipe.ts'
import { dateTimeFieldRecipe } from './date-time-field/date-time-field.recipe.ts'
import { descriptionListRecipe } from './description-list/description-list.recipe.ts'
import { dialogRecipe } from './dialog/dialog.recipe.ts'
import { dividerRecipe } from './divider/divider.recipe.ts'
import { drawerRecipe } from './drawer/drawer.recipe.ts'
import { emptyStateRecipe } from './empty-state/empty-state.recipe.ts'
import { featureListRecipe } from './feature-list/feature-list.recipe.ts'
import { fieldRecipe } from './field/field.recipe.ts'
import { fileFieldRecipe } from './file-field/file-field.recipe.ts'
import { gaugeRecipe } from './gauge/gauge.recipe.ts'
import { iconButtonRecipe } from './icon-button/icon-button.recipe.ts'
import {
  clusterLayoutRecipe,
  gridLayoutRecipe,
  pageContainerRecipe,
  pageSectionRecipe,
  stackLayoutRecipe,
} from './layout/layout.recipe.ts'
import { lightboxRecipe } from './lightbox/lightbox.recipe.ts'
import { linkRecipe } from './link/link.recipe.ts'
import { logoStripRecipe } from './logo-strip/logo-strip.recipe.ts'
import { mapPictureRecipe } from './map-picture/map-picture.recipe.ts'
import { menuRecipe } from './menu/menu.recipe.ts'
import { moneyFieldRecipe } from './money-field/money-field.recipe.ts'
import { monogramRecipe } from './monogram/monogram.recipe.ts'
import { optionLinkRecipe } from './option-link/option-link.recipe.ts'
import { paginationRecipe } from './pagination/pagination.recipe.ts'
import { illustrationLabelRecipe } from './picture/illustration-label.recipe.ts'
import { pictureRecipe } from './picture/picture.recipe.ts'
import { popoverRecipe } from './popover/popover.recipe.ts'
import { priceRecipe } from './price/price.recipe.ts'
import { progressRecipe } from './progress/progress.recipe.ts'
import { qrCodeRecipe } from './qr-code/qr-code.recipe.ts'
import { quoteRecipe } from './quote/quote.recipe.ts'
import { radioCardsRecipe } from './radio-cards/radio-cards.recipe.ts'
import { ratingStarsRecipe } from './rating-stars/rating-stars.recipe.ts'
import { searchFieldRecipe } from './search-field/search-field.recipe.ts'
import { segmentedControlRecipe } from './segmented-control/segmented-control.recipe.ts'
import { sharePopupRecipe } from './share-popup/share-popup.recipe.ts'
import { sheetRecipe } from './sheet/sheet.recipe.ts'
import { skeletonRecipe } from './skeleton/skeleton.recipe.ts'
import { skipLinkRecipe } from './skip-link/skip-link.recipe.ts'
import { sliderRecipe } from './slider/slider.recipe.ts'
import { spinnerRecipe } from './spinner/spinner.recipe.ts'
import { statRecipe } from './stat/stat.recipe.ts'
import { stepperRecipe } from './stepper/stepper.recipe.ts'
import { switchRecipe } from './switch/switch.recipe.ts'
import { tableRecipe } from './table/table.recipe.ts'
import { tabsRecipe } from './tabs/tabs.recipe.ts'
import { tagRecipe } from './tag/tag.recipe.ts'
import { toastRecipe } from './toast/toast.recipe.ts'
import { tooltipRecipe } from './tooltip/tooltip.recipe.ts'
import { vehiclePlaceholderRecipe } from './vehicle-placeholder/vehicle-placeholder.recipe.ts'
import { videoRecipe } from './video/video.recipe.ts'
import { visuallyHiddenRecipe } from './visually-hidden/visually-hidden.recipe.ts'

/** Recipes of the parts; used beside the preset of `@forecourt/tokens`. */
export const preset: Preset = {
  name: '@forecourt/ui',
  theme: {
    extend: {
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        card: cardRecipe,
        clusterLayout: clusterLayoutRecipe,
        dividerLine: dividerRecipe,
        illustrationLabel: illustrationLabelRecipe,
        gridLayout: gridLayoutRecipe,
        hiddenText: visuallyHiddenRecipe,
        iconButton: iconButtonRecipe,
        link: linkRecipe,
        monogram: monogramRecipe,
        pageContainer: pageContainerRecipe,
        searchField: searchFieldRecipe,
        skeleton: skeletonRecipe,
        skipLink: skipLinkRecipe,
        spinner: spinnerRecipe,
        stackLayout: stackLayoutRecipe,
        tag: tagRecipe,
        vehiclePlaceholder: vehiclePlaceholderRecipe,
      },
      slotRecipes: {
        accordion: accordionRecipe,
        alert: alertRecipe,
        banner: bannerRecipe,
        breadcrumb: breadcrumbRecipe,
        carousel: carouselRecipe,
        checkbox: checkboxRecipe,
        checkboxGroup: checkboxGroupRecipe,
        chip: chipRecipe,
        codeField: codeFieldRecipe,
        collapsible: collapsibleRecipe,
        combobox: comboboxRecipe,
        countAnimation: countAnimationRecipe,
        dateField: dateFieldRecipe,
        dateTimeField: dateTimeFieldRecipe,
        descriptionList: descriptionListRecipe,
        dialog: dialogRecipe,
        drawer: drawerRecipe,
        emptyState: emptyStateRecipe,
        featureList: featureListRecipe,
        field: fieldRecipe,
        fileField: fileFieldRecipe,
        gauge: gaugeRecipe,
        lightbox: lightboxRecipe,
        logoStrip: logoStripRecipe,
        mapPicture: mapPictureRecipe,
        menu: menuRecipe,
        moneyField: moneyFieldRecipe,
        optionLink: optionLinkRecipe,
        pageSection: pageSectionRecipe,
        pagination: paginationRecipe,
        picture: pictureRecipe,
        popover: popoverRecipe,
        price: priceRecipe,
        progress: progressRecipe,
        qrCode: qrCodeRecipe,
        quote: quoteRecipe,
        radioCards: radioCardsRecipe,
        ratingStars: ratingStarsRecipe,
        segmentedControl: segmentedControlRecipe,
        sharePopup: sharePopupRecipe,
        sheet: sheetRecipe,
        slider: sliderRecipe,
        stat: statRecipe,
        stepper: stepperRecipe,
        switchControl: switchRecipe,
        table: tableRecipe,
        tabs: tabsRecipe,
        toast: toastRecipe,
        tooltip: tooltipRecipe,
        video: videoRecipe,
      },
    },
  },
}
