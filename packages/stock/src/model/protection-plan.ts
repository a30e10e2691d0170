import type { Site } from '@forecourt/tenant-config/model'

/** Part of a site that its mechanical protection plan stands in. */
export type ProtectionPlanSettings = Pick<Site['warranty'], 'protectionPlanYears'>

/** "3-year mechanical protection plan", or 5-year. Source: `CFG-093` */
export const formatProtectionPlan = ({ protectionPlanYears }: ProtectionPlanSettings): string =>
  `${protectionPlanYears}-year mechanical protection plan`

/** A text of a dealer with its plan in place of `{protectionPlan}`. Source: `CFG-093` */
export const formatDealerText = (text: string, warranty: ProtectionPlanSettings): string =>
  text.replaceAll('{protectionPlan}', formatProtectionPlan(warranty))
