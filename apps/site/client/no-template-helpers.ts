/** Stands in for InstantSearch's helpers of text templates, which the search page has none of. */
export default function noTemplateHelpers() {
  return {}
}
