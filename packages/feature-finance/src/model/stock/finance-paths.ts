/** The finance page, unless the dealer has another (`CFG-024`). Source: `SITE-026` */
export const FINANCE_PATH = '/finance'

/** The finance form. Source: `SITE-027` */
export const FINANCE_ENQUIRY_PATH = '/finance-enquiry'

/** The finance form in steps. Source: `SITE-028` */
export const APPLY_FOR_FINANCE_PATH = '/apply-for-finance'

/** Finance for who is signed in, where a site has it (`CFG-074`). Source: `SITE-030` */
export const PERSONALISED_FINANCE_PATH = '/personalised/finance'

/** Pages with a form that is posted to them without script. */
export const FINANCE_FORM_PATHS = [
  FINANCE_PATH,
  FINANCE_ENQUIRY_PATH,
  APPLY_FOR_FINANCE_PATH,
  PERSONALISED_FINANCE_PATH,
] as const

/** Facts of the car that a finance page looks up by its id. Source: `API-035` */
export const FINANCE_CAR_FIELDS = ['id', 'slug', 'name', 'price', 'price_type'] as const
