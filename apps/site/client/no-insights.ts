/**
 * Stands in for InstantSearch's insights middleware, which would load a script of another host as
 * soon as an index asks for it (`_automaticInsights`). The site reports its own events.
 */
export function createInsightsMiddleware() {
  return () => ({})
}
