import { isPlainClick } from '@forecourt/ui/plain-click'
import { type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  formatClientStorageKey,
  readClientStorage,
  writeClientStorage,
} from '../../model/client-storage.ts'
import { readEnquiryDraft, writeEnquiryDraft } from '../../model/enquiry-draft.ts'
import type { SiteEvent } from '../../model/event-number.ts'
import { leadMessage } from '../../model/lead-message.ts'
import {
  readTradeInValues,
  type TradeInPage,
  type TradeInSender,
  type TradeInValues,
} from '../../model/trade-in/trade-in-page.ts'
import type { TradeInStep } from '../../model/trade-in/trade-in-step.ts'
import { pickUserDetails, readUserDetails, type UserDetails } from '../../model/user-details.ts'
import { emptyVisit } from '../../model/visit.ts'
import { type BrowserStorages, findBrowserStorages } from '../enquiry-form/browser-storage.ts'
import { findEnteredField } from '../enquiry-form/enquiry-sending.ts'
import { useTakeUp } from '../enquiry-form/use-take-up.ts'
import { recordVisit } from '../events/record-visit.ts'
import type { TradeInFormViewProps } from './trade-in-form-view.tsx'
import {
  applyTradeInChange,
  createCarDraft,
  fieldOfChange,
  restoreCarDraft,
  type TradeInChange,
} from './trade-in-values.ts'

export interface TradeInFormProps {
  /** The page as it was rendered. */
  page: TradeInPage
  /** Sends a step when there is script. */
  send: TradeInSender
  /** Called with the page that follows a call-back; goes there. */
  onElsewhere: (path: string) => void
  /** Called with the event of a lead that was taken (`EVT-010`). */
  onEvent: (event: SiteEvent) => void
  /** Called with an offer that is to be posted (`D-70`). */
  onValued: (page: TradeInPage) => void
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string | undefined
  /** Where drafts and details are stored. Default: the browser's storages. */
  storages?: () => BrowserStorages
}

const contactNames = ['name', 'last_name', 'email', 'phone'] as const

const pickFilled = (details: Partial<Record<string, unknown>>) =>
  Object.fromEntries(
    contactNames.flatMap((name) => {
      const text = details[name]
      return typeof text === 'string' && text !== '' ? [[name, text]] : []
    }),
  )

/** Values as the page shows them now: a visitor, or the browser, may have filled fields before React came. */
function adoptTyped(values: TradeInValues, form: HTMLFormElement | null): TradeInValues {
  if (!form) return values
  const data = new FormData(form)
  const typed = readTradeInValues(Object.fromEntries(data))
  const shown = Object.entries(typed).filter(([name]) => data.has(name))
  const isDetails = form.elements.namedItem('opt_in') !== null
  return {
    ...values,
    ...Object.fromEntries(shown),
    answers: { ...values.answers, ...typed.answers },
    opt_in: isDetails ? typed.opt_in : values.opt_in,
  }
}

/** Steps that need nothing more than what the page knows. */
const openSteps: readonly TradeInStep[] = ['rego', 'by-hand']

/** State of a trade-in: sends each step, shows the next, and loses nothing that was typed. Source: `LEAD-085` */
export function useTradeIn(props: TradeInFormProps): TradeInFormViewProps {
  const { send, onElsewhere, onEvent, onValued, storages = findBrowserStorages } = props
  const [page, setPage] = useState(props.page)
  const [view, setView] = useState({ attempt: 0, isStepNew: false, isScripted: false })
  const [reported, setReported] = useState(props.page.errors)
  const [isSending, setIsSending] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const visit = useRef(emptyVisit)
  const pages = useRef(new Map<string, TradeInPage>())
  const { values, site, action } = page

  /** @param step where fields of the car were typed that are not sent yet; null for none */
  function storeDraft(draft: TradeInValues, step: TradeInStep | null) {
    const values = { ...pickFilled({ ...draft }), ...(step && createCarDraft(draft, step)) }
    writeEnquiryDraft(storages().session, site.id, action, { values, pendingKey: null })
  }

  const forgetDraft = () => writeEnquiryDraft(storages().session, site.id, action, null)

  /** Shows a page with everything that was typed before; details are the browser's own. */
  function show(next: TradeInPage, { isStepNew }: { isStepNew: boolean }) {
    setPage(({ values: { name, last_name, email, phone, opt_in } }) => {
      const own = pickFilled({ name, last_name, email, phone })
      return { ...next, values: { ...next.values, ...own, opt_in } }
    })
    setReported(next.errors)
    setView((before) => ({ ...before, isStepNew, attempt: before.attempt + 1 }))
    pages.current.set(next.hrefs[next.step], next)
  }

  async function submit(fields: Record<string, unknown>) {
    setIsSending(true)
    try {
      const answer = await send(action, { ...fields, lead_attributes: visit.current })
      if ('event' in answer && answer.event) onEvent(answer.event)
      if ('location' in answer) {
        forgetDraft()
        return onElsewhere(answer.location)
      }
      if ('error' in answer) return fail(answer.error)
      finish(answer.page)
    } catch {
      fail(navigator.onLine ? leadMessage.unexpected : leadMessage.offlineTryAgain)
    } finally {
      setIsSending(false)
    }
  }

  function fail(text: string) {
    setPage((before) => ({ ...before, errors: {}, notice: { tone: 'destructive', text } }))
    setReported({})
    setView((before) => ({ ...before, attempt: before.attempt + 1 }))
  }

  function finish(next: TradeInPage) {
    const isNext = next.step !== page.step
    const isValued = next.step === 'offer' && page.step === 'details'
    if (isValued) saveDetails()
    if (isValued && next.postsValuation) onValued(next)
    show(next, { isStepNew: isNext })
    if (isNext && !isValued) storeDraft(values, null)
    if (isNext) history.pushState(null, '', next.hrefs[next.step])
  }

  function saveDetails() {
    const { local } = storages()
    const key = formatClientStorageKey(site.id, 'user-details')
    const { postcode = '' }: Partial<UserDetails> =
      readClientStorage(local, key, readUserDetails) ?? {}
    writeClientStorage(local, key, pickUserDetails({ ...values, postcode }))
    forgetDraft()
  }

  useTakeUp({
    form: formRef,
    adopt() {
      visit.current = recordVisit(site.id, storages())
      pages.current.set(window.location.pathname + window.location.search, page)
      pages.current.set(page.hrefs[page.step], page)
      const typed = adoptTyped(values, formRef.current)
      setPage((before) => ({ ...before, values: typed }))
      setView((before) => ({ ...before, isScripted: true }))
    },
    fill() {
      const { local, session } = storages()
      const key = formatClientStorageKey(site.id, 'user-details')
      const known = readClientStorage(local, key, readUserDetails) ?? {}
      const draft = readEnquiryDraft(session, site.id, action)?.values ?? {}
      const entered = findEnteredField(formRef.current)
      const others = { ...known, ...(entered !== null && { [entered]: '' }) }
      const filled = { ...pickFilled(others), ...pickFilled({ ...draft }) }
      setPage((before) => {
        const typed = pickFilled({ ...before.values })
        const values = { ...before.values, ...filled, ...typed }
        return { ...before, values: restoreCarDraft(values, draft, props.page) }
      })
    },
    keep: () => storeDraft(values, page.step),
  })

  const goBack = useEffectEvent(() => {
    const known = pages.current.get(window.location.pathname + window.location.search)
    if (!known) return window.location.reload()
    show({ ...known, errors: {}, notice: null, values }, { isStepNew: true })
  })
  useEffect(() => {
    const onPop = () => goBack()
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  return {
    page,
    reported,
    isSending,
    privacyHref: props.privacyHref,
    formRef,
    ...view,
    onChange: (change: TradeInChange) => {
      // Two changes may come before the first is shown.
      setPage((before) => {
        const { [fieldOfChange(change)]: _, ...errors } = before.errors
        return { ...before, errors, values: applyTradeInChange(before.values, change) }
      })
      storeDraft(applyTradeInChange(values, change), page.step)
    },
    onStep: (event: MouseEvent, step: TradeInStep) => {
      const known = pages.current.get(page.hrefs[step])
      const made = openSteps.includes(step) ? { ...page, step, offer: null } : null
      const next = known ?? made
      if (!next || !isPlainClick(event)) return
      event.preventDefault()
      show({ ...next, errors: {}, notice: null, values }, { isStepNew: true })
      history.pushState(null, '', page.hrefs[step])
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isSending) return
      const { submitter } = event.nativeEvent as SubmitEvent
      const data = new FormData(event.currentTarget, submitter)
      void submit(Object.fromEntries(data))
    },
  }
}
