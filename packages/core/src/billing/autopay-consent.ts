import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
import type { AuthorizationPart } from './debit-authorization.ts';
import type { CollectionTerms } from './collect.ts';

/** The wording by which a card is charged by itself, by the day on which it was written. */
export const autopayVersion = '2026-11-23';

export type AutopayFacts = CollectionTerms & {
  /** Who charges, and how they are reached. */
  readonly company: string;
  readonly phone: string;
};

/** What the owner of a card agrees to before instalments are charged to it; its French stands in `french.ts`. */
export function autopayConsent({ company, phone, announceDays, retryDays }: AutopayFacts): AuthorizationPart[] {
  const [second = 0, third = second] = retryDays;
  return [
    {
      title: 'What you allow',
      text: sentence(
        '{company} keeps this card and charges each payment of this policy to it on the day that it is due, until you stop this or the policy ends.',
        { company },
      ),
    },
    {
      title: 'Before each payment',
      text: sentence('You get an e-mail with amount and day {days} days before.', { days: announceDays }),
    },
    {
      title: 'If your bank says no',
      text: sentence(
        'We tell you why and try again {second} and {third} days later, unless the bank says that the card will not work. The amount stays due.',
        { second, third },
      ),
    },
    {
      title: 'Stopping it',
      text: sentence(
        'You can stop automatic payments at any time on the billing page of your policy, or by calling {phone}. What is due is then yours to pay by its day.',
        { phone },
      ),
    },
  ];
}

/**
 * Whether automatic payments of a policy may be stopped: whenever they are made, as its owner was promised, and the card
 * is no longer kept for them. A payment that is under way goes on.
 */
export function decideStopAutopay(autopay: boolean): Decision<{ readonly autopay: false }, 'autopay_off'> {
  return autopay ? accept({ autopay: false }) : refuse('autopay_off', 'No payment of this policy is made by itself.');
}

/** Whether what somebody agreed to is the wording in force. */
export function checkAutopayConsent(
  version: string,
): Decision<{ readonly version: string }, 'autopay_wording_outdated'> {
  return version === autopayVersion
    ? accept({ version })
    : refuse(
        'autopay_wording_outdated',
        'The text about automatic payments has changed. Read it again.',
        'autopay_consent',
      );
}
