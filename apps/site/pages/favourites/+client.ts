import { connectCards } from '../../client/cards.ts'

connectCards(document)
