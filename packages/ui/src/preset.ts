import type { Preset } from '@pandacss/dev'
import { accordionRecipe } from './accordion/accordion.recipe.ts'
import { alertRecipe } from './alert/alert.recipe.ts'
import { badgeRecipe } from './badge/badge.recipe.ts'
import { breadcrumbRecipe } from './breadcrumb/breadcrumb.recipe.ts'
import { buttonRecipe } from './button/button.recipe.ts'
import { cardRecipe } from './card/card.recipe.ts'
import { carouselRecipe } from './carousel/carousel.recipe.ts'
import { checkboxRecipe } from './checkbox/checkbox.recipe.ts'
import { collapsibleRecipe } from './collapsible/collapsible.recipe.ts'
import { countAnimationRecipe } from './count-animation/count-animation.recipe.ts'
import { dialogRecipe } from './dialog/dialog.recipe.ts'
import { drawerRecipe } from './drawer/drawer.recipe.ts'
import { fieldRecipe } from './field/field.recipe.ts'
import { iconButtonRecipe } from './icon-button/icon-button.recipe.ts'
import { lightboxRecipe } from './lightbox/lightbox.recipe.ts'
import { linkRecipe } from './link/link.recipe.ts'
import { menuRecipe } from './menu/menu.recipe.ts'
import { moneyFieldRecipe } from './money-field/money-field.recipe.ts'
import { paginationRecipe } from './pagination/pagination.recipe.ts'
import { pictureRecipe } from './picture/picture.recipe.ts'
import { popoverRecipe } from './popover/popover.recipe.ts'
import { priceRecipe } from './price/price.recipe.ts'
import { qrCodeRecipe } from './qr-code/qr-code.recipe.ts'
import { segmentedControlRecipe } from './segmented-control/segmented-control.recipe.ts'
import { sharePopupRecipe } from './share-popup/share-popup.recipe.ts'
import { sheetRecipe } from './sheet/sheet.recipe.ts'
import { skeletonRecipe } from './skeleton/skeleton.recipe.ts'
import { skipLinkRecipe } from './skip-link/skip-link.recipe.ts'
import { sliderRecipe } from './slider/slider.recipe.ts'
import { spinnerRecipe } from './spinner/spinner.recipe.ts'
import { stepperRecipe } from './stepper/stepper.recipe.ts'
import { tabsRecipe } from './tabs/tabs.recipe.ts'
import { toastRecipe } from './toast/toast.recipe.ts'
import { tooltipRecipe } from './tooltip/tooltip.recipe.ts'
import { vehiclePlaceholderRecipe } from './vehicle-placeholder/vehicle-placeholder.recipe.ts'
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
        iconButton: iconButtonRecipe,
        link: linkRecipe,
        skeleton: skeletonRecipe,
        skipLink: skipLinkRecipe,
        spinner: spinnerRecipe,
        vehiclePlaceholder: vehiclePlaceholderRecipe,
        visuallyHidden: visuallyHiddenRecipe,
      },
      slotRecipes: {
        accordion: accordionRecipe,
        alert: alertRecipe,
        breadcrumb: breadcrumbRecipe,
        carousel: carouselRecipe,
        checkbox: checkboxRecipe,
        collapsible: collapsibleRecipe,
        countAnimation: countAnimationRecipe,
        dialog: dialogRecipe,
        drawer: drawerRecipe,
        field: fieldRecipe,
        lightbox: lightboxRecipe,
        menu: menuRecipe,
        moneyField: moneyFieldRecipe,
        pagination: paginationRecipe,
        picture: pictureRecipe,
        popover: popoverRecipe,
        price: priceRecipe,
        qrCode: qrCodeRecipe,
        segmentedControl: segmentedControlRecipe,
        sharePopup: sharePopupRecipe,
        sheet: sheetRecipe,
        slider: sliderRecipe,
        stepper: stepperRecipe,
        tabs: tabsRecipe,
        toast: toastRecipe,
        tooltip: tooltipRecipe,
      },
    },
  },
}
