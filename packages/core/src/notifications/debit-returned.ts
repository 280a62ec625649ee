import { declineReason, describeDecline } from '../billing/collection/decline-reasons.ts';
import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { type BillingLetterFacts, closing, greeting, type Letter } from './letter.ts';

type Returned = NonNullable<BillingLetterFacts['returned']>;

function whatHappened(
  { amount: cents, account }: Returned,
  number: string,
  { currency }: BillingLetterFacts,
): Sentence {
  const amount = { cents, currency };
  return account === null
    ? sentence('Your bank sent the payment of {amount} for policy {number} back.', { amount, number })
    : sentence('Your bank sent the payment of {amount} for policy {number} from the account ending {account} back.', {
        amount,
        number,
        account,
      });
}

/** Whether the account is debited any more by itself, and what makes that possible again. */
function whatFollows({ returned, isRefused, isEnded }: BillingLetterFacts): string[] {
  const { class: kind, endsPermission } = declineReason(returned?.code ?? '');
  if (endsPermission === true) {
    return [
      'It is not debited again unless you give us a new permission. Pay with another card or account on the page below.',
    ];
  }
  if (!isRefused || isEnded) return [];
  return kind === 'soft'
    ? [
        'Nor is it debited for later payments. Once there is money in it, you can set it up again on the page below, or give us another card or account.',
      ]
    : [
        'Nor is it debited for later payments. Give us another card or account on the page below, or pay each of them by its day.',
      ];
}

/** A debit came back: why, what is owed, whether the account is debited any more, and that a notice comes before cover could end. */
export const debitReturned: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { returned, due, currency, policyNumber: number, isEnded } = facts;
    if (returned === null || due === 0) {
      return refuse('payment_not_returned', 'The payment had been made when the e-mail was to be sent.');
    }
    const amount = { cents: due, currency };
    const cover = 'Your cover goes on for now. Before it could end for want of payment, you get a notice by mail.';
    return accept({
      subject: sentence('Your payment for policy {number} came back', { number }),
      paragraphs: [
        greeting(facts.firstName),
        whatHappened(returned, number, facts),
        ...(declineReason(returned.code ?? '').later === null ? [] : [describeDecline(returned.code ?? '')]),
        sentence('{amount} is due again. We do not debit the account a second time by ourselves.', { amount }),
        ...whatFollows(facts).map((message) => ({ message })),
        ...(isEnded ? [] : [{ message: cover }]),
        closing(facts.sender),
      ],
      button: { label: { message: 'Pay now' }, url: facts.payUrl },
    });
  },
};
