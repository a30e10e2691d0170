/** Address of a comparison, `/compare?ids=1,2,3`. Source: `D-64`, `D-102` */
export function formatComparePath(ids: readonly number[] = []): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`
}
