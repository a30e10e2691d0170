import { ACCOUNT_DELETION_PATH, UNSUBSCRIBE_PATH } from '@forecourt/feature-leads/model'

/** One part of the privacy policy. */
export interface PrivacySection {
  heading: string
  paragraphs: readonly string[]
  /** Where to do what the last paragraph says. Default nowhere. */
  link?: { label: string; href: string }
  /** True where the visitor may change here whether others count. Default false. */
  changesConsent?: boolean
}

const countedByOthers: PrivacySection = {
  heading: 'Who counts visits',
  paragraphs: [
    'If you agree, Google Tag Manager counts which pages and vehicles you look at, and sets cookies for that. Nothing of it is loaded before you agree. We ask again after a year, and you can change your answer here at any time.',
  ],
  changesConsent: true,
}

/**
 * Handling of personal information, in the dealer's name. It describes the platform as it runs.
 * @param isCounted true where a container of tags counts visits of those who agree
 */
export function privacySections(dealer: string, isCounted: boolean): readonly PrivacySection[] {
  return [
    {
      heading: 'What we collect',
      paragraphs: [
        `When you send an enquiry, ${dealer} keeps what you type into the form: your name, email address, phone number, your message, and the vehicle or dealership it is about. With it we keep the page you sent it from, the time, and whether you asked to receive news from us.`,
        'You can browse every vehicle without telling us anything about yourself.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        `To spare you typing the same details twice, your browser remembers your contact details, a half-finished form, and the vehicles you saved, compared and viewed. This stays on your device; clear your browser’s site data to remove it. Only the page of saved vehicles tells our server which they are, so that it can show them.${isCounted ? '' : ' We use no advertising cookies.'}`,
      ],
    },
    ...(isCounted ? [countedByOthers] : []),
    {
      heading: 'How we use it',
      paragraphs: [
        'Our sales team uses your details to answer you. Your enquiry may pass through the customer system of the dealership that has the vehicle. We do not sell personal information.',
        'We send news and offers only if you ticked the box, and every message says how to stop them. You can also stop them here, at any time.',
      ],
      link: { label: 'Unsubscribe', href: UNSUBSCRIBE_PATH },
    },
    {
      heading: 'Your account',
      paragraphs: [
        'If you sign in with your mobile, we keep that number, your name and email address, and the vehicles and searches you save with it. You can delete your account yourself, at any time; the page says what goes with it.',
      ],
      link: { label: 'Delete my account', href: ACCOUNT_DELETION_PATH },
    },
    {
      heading: 'Seeing, correcting or deleting it',
      paragraphs: [
        'Under the Privacy Act 1988 you may ask what we hold about you, and ask us to correct or delete it. Call, write or visit us; we answer within 30 days and there is no charge.',
        'If you are not satisfied with our answer you may complain to the Office of the Australian Information Commissioner at oaic.gov.au.',
      ],
    },
  ]
}
