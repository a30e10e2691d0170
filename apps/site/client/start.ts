import { type Islands, startIslands } from '@forecourt/islands/client'
import { connectDialogOpeners } from '@forecourt/ui/dialog/openers'
import { connectCards } from './cards.ts'

/**
 * First and only script before intent: opens native dialogs, brings cards to life, and wires every island to its code.
 * @returns what wires the islands of a part that came into the page later
 */
export function start(islands: Islands): (root: ParentNode) => void {
  connectDialogOpeners(document)
  connectCards(document)
  startIslands(islands)
  return (root) => startIslands(islands, root)
}
