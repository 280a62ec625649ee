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

/** A debit came back: what is owed, whether the account is debited any more, and that a notice comes before cover could end. */
export const debitReturned: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { returned, due, currency, policyNumber: number, isRefused, isEnded } = facts;
    if (returned === null || due === 0) {
      return refuse('payment_not_returned', 'The payment had been made when the e-mail was to be sent.');
    }
    const amount = { cents: due, currency };
    const later =
      'Nor is it debited for later payments. Give us another card or account on the page below, or pay each of them by its day.';
    const cover = 'Your cover goes on for now. Before it could end for want of payment, you get a notice by mail.';
    return accept({
      subject: sentence('Your payment for policy {number} came back', { number }),
      paragraphs: [
        greeting(facts.firstName),
        whatHappened(returned, number, facts),
        sentence('{amount} is due again. We do not debit the account a second time by ourselves.', { amount }),
        ...(isRefused && !isEnded ? [{ message: later }] : []),
        ...(isEnded ? [] : [{ message: cover }]),
        closing(facts.sender),
      ],
      button: { label: { message: 'Pay now' }, url: facts.payUrl },
    });
  },
};
