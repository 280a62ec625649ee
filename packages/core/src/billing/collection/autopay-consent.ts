import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { AuthorizationPart } from './debit-authorization.ts';
import { bankMandate } from './bank-mandate.ts';
import { type CollectionTerms, termsForMethod } from './collect.ts';
import type { PaymentMethodKind } from '../vocabulary.ts';

/** The wordings by which a card is charged, and a bank account debited, by itself: by the day on which each was written. None is of both. */
export const autopayVersions: Readonly<Record<PaymentMethodKind, string>> = {
  card: '2026-11-28',
  bank: '2026-11-28 bank',
};

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
        '{company} keeps this card and charges each payment of this policy to it on the day that it is due, until you stop this. When the policy ends, what it still owes is charged too, and nothing after that.',
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

/** What is agreed to before later payments are taken by themselves, from a card or from a bank account. */
export function autopayWording(
  kind: PaymentMethodKind,
  { country, ...facts }: AutopayFacts & { readonly country: 'US' | 'CA' },
): { readonly version: string; readonly parts: readonly AuthorizationPart[] } {
  const { company, phone } = facts;
  const { announceDays } = termsForMethod(facts, kind);
  const parts = kind === 'card' ? autopayConsent(facts) : bankMandate({ country, company, phone, announceDays });
  return { version: autopayVersions[kind], parts };
}

/**
 * Whether automatic payments of a policy may be stopped: whenever they are made, as its owner was promised, and the card
 * is no longer kept for them. A payment that is under way goes on.
 */
export function decideStopAutopay(autopay: boolean): Decision<{ readonly autopay: false }, 'autopay_off'> {
  return autopay ? accept({ autopay: false }) : refuse('autopay_off', 'No payment of this policy is made by itself.');
}

/** The wordings that end with the policy: what it leaves unpaid is none of what their owners agreed to. */
const endingWithPolicy: readonly string[] = ['2026-11-23', '2026-11-27'];

/** Whether the owner of a method agreed that it is charged as well for what a policy leaves unpaid when it ends. */
export const allowsAfterEnd = (version: string | null): boolean =>
  version !== null && !endingWithPolicy.includes(version);

/** Whether what somebody agreed to is the wording in force for what they pay with. */
export function checkAutopayConsent(
  version: string,
  kind: PaymentMethodKind,
): Decision<{ readonly version: string }, 'autopay_wording_outdated'> {
  return version === autopayVersions[kind]
    ? accept({ version })
    : refuse(
        'autopay_wording_outdated',
        'The text about automatic payments has changed. Read it again.',
        'autopay_consent',
      );
}
