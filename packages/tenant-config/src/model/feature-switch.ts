import type { FeatureName, Features, Plugins } from './features-config.ts'

/** The plugin each plugin feature needs (D-88); any other feature needs none. */
export const pluginOfFeature: Readonly<Partial<Record<FeatureName, keyof Plugins>>> = {
  priceComparison: 'autogauge',
  carAnalysis: 'carAnalysis',
  ppsrReport: 'ppsrReport',
}

/**
 * True when visitors of the site have the feature: its switch is on and, for a plugin feature, its
 * plugin is enabled too. A plugin can switch no other feature.
 * Source: CFG-006 to CFG-012, D-88
 */
export function isFeatureOn(
  site: { features: Features; plugins: Plugins },
  feature: FeatureName,
): boolean {
  const plugin = pluginOfFeature[feature]
  return site.features[feature] && (plugin === undefined || site.plugins[plugin])
}
