import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { type BillingLetterFacts, closing, greeting, type Letter } from './letter.ts';

type Refund = NonNullable<BillingLetterFacts['refund']>;

const returns: Readonly<Record<Refund['returns'], string>> = {
  premium: 'It is the premium of the days that are covered no more, and what was paid beyond what is owed.',
  paid_ahead: 'It is what you had paid ahead.',
  fees: 'It is fees that we give back.',
  interest: 'It is the interest that the law gives you because a refund came late.',
};

function partOf(
  { kind, ends, amount: cents }: Refund['parts'][number],
  currency: BillingLetterFacts['currency'],
): Sentence {
  const amount = { cents, currency };
  if (kind === 'check') return sentence('{amount} comes to you by check.', { amount });
  if (kind === 'transfer') return sentence('{amount} comes to you by bank transfer.', { amount });
  if (ends === null) return sentence('{amount} goes to the card or account that paid.', { amount });
  return kind === 'card'
    ? sentence('{amount} goes to the card ending {ends}.', { amount, ends })
    : sentence('{amount} goes to the bank account ending {ends}.', { amount, ends });
}

/** A refund went out: how much, to which cards and accounts, and what it is. */
export const refundSent: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { refund, currency, policyNumber: number } = facts;
    if (refund === null) return refuse('no_refund_sent', 'No refund had gone out when the e-mail was to be sent.');
    const amount = { cents: refund.amount, currency };
    return accept({
      subject: sentence('We sent {amount} back for policy {number}', { amount, number }),
      paragraphs: [
        greeting(facts.firstName),
        sentence('We sent {amount} back for policy {number}.', { amount, number }),
        { message: returns[refund.returns] },
        ...refund.parts.map((part) => partOf(part, currency)),
        { message: 'Banks take up to ten working days to show it.' },
        closing(facts.sender),
      ],
      button: { label: { message: 'Open my billing page' }, url: facts.url },
    });
  },
};
