import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { type AuthorizationPart, whatYouAllow } from './debit-authorization.ts';
import { bankMandate, stoppingIt } from './bank-mandate.ts';
import { type CollectionTerms, termsForMethod } from './collect.ts';
import type { PaymentMethodKind } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';

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
      title: whatYouAllow,
      text: sentence(
        words(
          '{company} keeps this card and charges each payment of this policy to it on the day that it is due, until you stop this. When the policy ends, what it still owes is charged too, and nothing after that.',
          '{company} conserve cette carte et y porte chaque paiement de cette police le jour où il est dû, jusqu’à ce que vous y mettiez fin. Quand la police se termine, ce qu’elle doit encore y est porté aussi, et rien après.',
        ),
        { company },
      ),
    },
    {
      title: words('Before each payment', 'Avant chaque paiement'),
      text: sentence(
        words(
          'You get an e-mail with amount and day {days} days before.',
          'Vous recevez un courriel indiquant le montant et la date {days} jours à l’avance.',
        ),
        { days: announceDays },
      ),
    },
    {
      title: words('If your bank says no', 'Si votre banque refuse'),
      text: sentence(
        words(
          'We tell you why and try again {second} and {third} days later, unless the bank says that the card will not work. The amount stays due.',
          'Nous vous disons pourquoi et réessayons {second} et {third} jours plus tard, sauf si la banque indique que la carte ne fonctionnera pas. Le montant reste dû.',
        ),
        { second, third },
      ),
    },
    {
      title: stoppingIt,
      text: sentence(
        words(
          'You can stop automatic payments at any time on the billing page of your policy, or by calling {phone}. What is due is then yours to pay by its day.',
          'Vous pouvez mettre fin aux paiements automatiques en tout temps sur la page de facturation de votre police ou en appelant le {phone}. Il vous revient alors de payer ce qui est dû à la date prévue.',
        ),
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
  return autopay
    ? accept({ autopay: false })
    : refuse(
        'autopay_off',
        words(
          'No payment of this policy is made by itself.',
          'Aucun paiement de cette police ne se fait automatiquement.',
        ),
      );
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
        words(
          'The text about automatic payments has changed. Read it again.',
          'Le texte sur les paiements automatiques a changé. Relisez-le.',
        ),
        'autopay_consent',
      );
}
