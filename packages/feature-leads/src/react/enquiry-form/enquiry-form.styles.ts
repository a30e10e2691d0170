import { css } from '@forecourt/styled-system/css'

export const enquiryFormStyles = {
  // A page with more space than a dialog sets the two properties.
  form: css({
    display: 'grid',
    gap: '5',
    width: 'full',
    maxWidth: '[var(--enquiry-width, token(sizes.dialog))]',
  }),
  // Who asks stands in one row, so that a phone's first screen holds the whole form.
  briefForm: css({
    '--enquiry-columns': 'repeat(2, minmax(0, 1fr))',
    display: 'grid',
    gap: '3',
    width: 'full',
    maxWidth: '[var(--enquiry-width, token(sizes.dialog))]',
    '& > div': { gap: '3' },
    '& > div > :is(details, :has([type=email], select))': { gridColumn: '1 / -1' },
  }),
  details: css({ minWidth: '0' }),
  more: css({
    cursor: 'pointer',
    width: 'fit-content',
    minHeight: 'touch',
    display: 'flex',
    alignItems: 'center',
    textStyle: 'label',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  }),
  detailFields: css({ display: 'grid', gap: '5', paddingTop: '3' }),
  focusable: css({ borderRadius: 'card', minWidth: '0', overflowWrap: 'anywhere' }),
  note: css({ margin: '0', textStyle: 'bodySm', color: 'fg.muted' }),
  group: css({
    margin: '0',
    padding: '0',
    border: 'none',
    minWidth: '0',
    display: 'grid',
    gap: '2',
  }),
  legend: css({ padding: '0', marginBottom: '2', textStyle: 'label' }),
  groupError: css({ textStyle: 'bodySm', color: 'danger.fg' }),
  step: css({
    display: 'grid',
    gridTemplateColumns: '[var(--enquiry-columns, minmax(0, 1fr))]',
    gap: '5',
    alignItems: 'start',
    minWidth: '0',
    borderRadius: 'card',
    // A row of its own for what is long, and for the third of three about a loan, so that names stand in pairs.
    '& > :is(fieldset, :has(textarea, [type=checkbox], [type=radio], [name=selfAssessedCreditScore]))':
      { gridColumn: '1 / -1' },
  }),
  buttons: css({ display: 'grid', gap: '3' }),
  terms: css({ display: 'grid', gap: '2' }),
  termsText: css({
    margin: '0',
    padding: '4',
    maxHeight: '240px',
    overflowY: 'auto',
    textStyle: 'bodySm',
    color: 'fg.muted',
    bg: 'surface.sunken',
    borderRadius: 'card',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
  honeypot: css({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
}
