import { aSite } from '@forecourt/tenant-config/testing'
import { Children, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createEnquiryForm } from '../../model/enquiry-form.ts'
import { anEnquiry, anEnquiryCar } from '../../testing/index.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryFormView } from './enquiry-form-view.tsx'
import type { EnquiryFormProps } from './use-enquiry-form.ts'

const car = anEnquiryCar()
const props: EnquiryFormProps = {
  site: aSite(),
  subject: { car },
  action: '/cars/2021-toyota-corolla-ascent-sport-u10482/enquire',
  context: {
    idempotency_key: 'page-key-1',
    rendered_at: 'mhsw0000',
    url: 'http://harbour.localhost/cars/x',
    car_name: car.name,
    car_path: car.path,
  },
  send: () => Promise.reject(new Error('nothing is sent from a server')),
  onSuccess: () => {},
}
const render = (changes: Partial<EnquiryFormProps> = {}) =>
  renderToString(<EnquiryForm {...props} {...changes} />)
const tagOf = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

describe('EnquiryForm', () => {
  it('is a complete form in the HTML of the server [PLUS-024]', () => {
    const html = render()
    expect(html).toContain(`action="${props.action}" method="post"`)
    expect(html).not.toContain('noValidate')
    for (const name of ['name', 'message']) expect(tagOf(html, name)).toContain('required=""')
    for (const name of ['last_name', 'email', 'phone', 'postcode'])
      expect(tagOf(html, name)).not.toContain('required')
    expect(tagOf(html, 'car_id')).toContain('value="40817"')
    expect(tagOf(html, 'idempotency_key')).toContain('value="page-key-1"')
    expect(tagOf(html, 'opt_in')).toContain('checked=""')
  })

  it('comes back from the server with every typed word beside its errors [PLUS-024] [ERR-005]', () => {
    const values = anEnquiry({ name: ' <b>Ann</b> ', email: 'ann@', car_id: car.id })
    const html = render({
      refused: {
        values,
        fields: { email: 'Please enter a valid email address.' },
        error: 'Please enter a valid email address.',
      },
    })
    expect(tagOf(html, 'name')).toContain('value=" &lt;b&gt;Ann&lt;/b&gt; "')
    expect(tagOf(html, 'email')).toContain('aria-invalid="true"')
    expect(html.match(/Please enter a valid email address\./g)).toHaveLength(2)
    expect(html).toContain('Is it still available?')
  })

  it('leads to the privacy policy of the app it stands in', () => {
    expect(render()).toContain('href="/privacy-policy"')
    expect(render({ privacyHref: '/legal/privacy' })).toContain('href="/legal/privacy"')
  })

  it('says why a sending failed that had no mistake', () => {
    const html = render({ refused: { values: anEnquiry(), error: 'Please try again shortly.' } })
    expect(html).toContain('An error occurred when submitting this form')
    expect(html).toContain('Please try again shortly.')
  })
})

describe('EnquiryFormView', () => {
  it('gives each of its parts a key of its own, whatever the step and the attempt', () => {
    const form = createEnquiryForm(props.site, props.subject)
    const { context, action } = props
    for (const attempt of [0, 1, 2])
      for (const stepIndex of [0, 1, 2]) {
        const values = form.defaults
        const { children } = EnquiryFormView({
          form,
          values,
          context,
          action,
          attempt,
          stepIndex,
        }).props as { children: ReactNode }
        const keys = Children.toArray(children).map((part) => (part as ReactElement).key)
        expect(keys).toEqual([...new Set(keys)])
      }
  })
})
