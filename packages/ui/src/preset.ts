import type { Preset } from '@pandacss/dev'
import { accordionRecipe } from './accordion/accordion.recipe.ts'
import { alertRecipe } from './alert/alert.recipe.ts'
import { badgeRecipe } from './badge/badge.recipe.ts'
import { breadcrumbRecipe } from './breadcrumb/breadcrumb.recipe.ts'
import { buttonRecipe } from './button/button.recipe.ts'
import { cardRecipe } from './card/card.recipe.ts'
import { checkboxRecipe } from './checkbox/checkbox.recipe.ts'
import { collapsibleRecipe } from './collapsible/collapsible.recipe.ts'
import { dialogRecipe } from './dialog/dialog.recipe.ts'
import { drawerRecipe } from './drawer/drawer.recipe.ts'
import { fieldRecipe } from './field/field.recipe.ts'
import { iconButtonRecipe } from './icon-button/icon-button.recipe.ts'
import { linkRecipe } from './link/link.recipe.ts'
import { moneyFieldRecipe } from './money-field/money-field.recipe.ts'
import { paginationRecipe } from './pagination/pagination.recipe.ts'
import { pictureRecipe } from './picture/picture.recipe.ts'
import { priceRecipe } from './price/price.recipe.ts'
import { skeletonRecipe } from './skeleton/skeleton.recipe.ts'
import { skipLinkRecipe } from './skip-link/skip-link.recipe.ts'
import { sliderRecipe } from './slider/slider.recipe.ts'
import { spinnerRecipe } from './spinner/spinner.recipe.ts'
import { toastRecipe } from './toast/toast.recipe.ts'
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
        checkbox: checkboxRecipe,
        collapsible: collapsibleRecipe,
        dialog: dialogRecipe,
        drawer: drawerRecipe,
        field: fieldRecipe,
        moneyField: moneyFieldRecipe,
        pagination: paginationRecipe,
        picture: pictureRecipe,
        price: priceRecipe,
        slider: sliderRecipe,
        toast: toastRecipe,
      },
    },
  },
}
