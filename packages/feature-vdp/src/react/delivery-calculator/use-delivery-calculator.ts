import { type FormEvent, useRef, useState } from 'react'
import { checkPostcode, type DeliveryAnswer, type LookUpDelivery } from '../../model/index.ts'

export interface UseDeliveryCalculatorOptions {
  /** The car it is about. */
  carId: number
  /** Postcode at first, as the address of the page has it. Default none. */
  initialPostcode?: string
  /** Answer to it. Default none. */
  initialAnswer?: DeliveryAnswer | null
  /** Finds a price. Default none: the form is answered by its own address. */
  lookUp?: LookUpDelivery
}

const refusal = (postcode: string): DeliveryAnswer | null => {
  const checked = checkPostcode(postcode)
  return checked.ok ? null : { kind: 'refused', message: checked.message }
}

/** State of a delivery calculator; the answer to the last question counts, whatever comes later. */
export function useDeliveryCalculator({
  carId,
  initialPostcode = '',
  initialAnswer = null,
  lookUp,
}: UseDeliveryCalculatorOptions) {
  const [postcode, setPostcode] = useState(initialPostcode)
  const [answer, setAnswer] = useState(initialAnswer)
  const [isLoading, setIsLoading] = useState(false)
  const question = useRef(0)

  const settle = (next: DeliveryAnswer | null, loading = false) => {
    setAnswer(next)
    setIsLoading(loading)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!lookUp) return
    event.preventDefault()
    const refused = refusal(postcode)
    question.current += 1
    const asked = question.current
    if (refused) {
      event.currentTarget.querySelector('input')?.focus()
      return settle(refused)
    }
    setIsLoading(true)
    const found = await lookUp({ postcode: postcode.trim(), carId })
    if (asked === question.current) settle(found)
  }

  return { postcode, answer, isLoading, onSubmit, onPostcodeChange: setPostcode }
}
