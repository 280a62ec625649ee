import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/sentence.ts';
import { closing, greeting, type Letter, type PolicyLetterFacts } from './letter.ts';

function whatHappened({ firstPayment, policyNumber: number, currency }: PolicyLetterFacts): Sentence {
  const { cents, account } = firstPayment;
  const amount = { cents, currency };
  return account === null
    ? sentence('Your bank sent the payment of {amount} for policy {number} back.', { amount, number })
    : sentence('Your bank sent the payment of {amount} for policy {number} from the account ending {account} back.', {
        ...{ amount, number, account },
      });
}

/** The first payment came back: what is owed, and that a notice comes before cover could end. */
export const debitReturned: Letter<'policy'> = {
  subject: 'policy',
  isCounted: false,
  write(policy) {
    if (policy.firstPayment.standing !== 'returned') {
      return refuse('payment_not_returned', 'The payment had been made when the e-mail was to be sent.');
    }
    const amount = { cents: policy.firstPayment.cents, currency: policy.currency };
    return accept({
      subject: sentence('Your payment for policy {number} came back', { number: policy.policyNumber }),
      paragraphs: [
        greeting(policy.firstName),
        whatHappened(policy),
        sentence('{amount} is due again. We do not debit the account a second time by ourselves.', { amount }),
        { message: 'Your cover goes on for now. Before it could end for want of payment, you get a notice by mail.' },
        closing(policy.sender),
      ],
      button: { label: { message: 'Pay now' }, url: policy.payUrl },
    });
  },
};
