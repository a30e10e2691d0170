/**
 * Sheet that begins with the place of our layers among those of Tailwind: where it comes before Tailwind's, that
 * one's reset would else come after our rules and undo them.
 */
export declare function placeLayers(sheet: string): string
