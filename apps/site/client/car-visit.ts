import { countPrice, type VisitedCar, visitCar } from '@forecourt/feature-vdp/car-visit'

/** Counts the view, puts right what changed since the page was rendered, and lets the price count up. */
export function visit(
  page: Document,
  car: VisitedCar,
  onRenewed: (parts: readonly Element[]) => void,
): void {
  countPrice(page)
  void visitCar(page, car, onRenewed)
}
