import type { OwedMail } from '../mail/mail-outbox.ts'

/** The mail that carries the link to a purchase, to whoever asked for it. Source: `PLUS-109` */
export function createJourneyMail(facts: {
  to: string
  siteName: string
  carName: string
  url: string
}): OwedMail['message'] {
  const { to, siteName, carName, url } = facts
  return {
    to,
    subject: `Your purchase of the ${carName}`,
    text: [
      `You began to buy the ${carName} at ${siteName} and asked for a link to go on with it on another device.`,
      '',
      url,
      '',
      'The link opens your purchase once, and counts for 7 days. Do not pass it on: whoever opens it sees what you typed.',
      'If you did not ask for it, somebody mistyped their address, and you need do nothing.',
      '',
      siteName,
      '',
    ].join('\n'),
  }
}
