import { describeDecline } from '../billing/collection/decline-reasons.ts';
import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { type BillingLetterFacts, closing, greeting, type Letter } from './letter.ts';

const pay = { message: 'Pay now' } as const;
const open = { message: 'Open my billing page' } as const;
const stop = refuse('nothing_to_pay', 'Nothing was left to pay when the e-mail was to be sent.');

function howPaid({ method, autopay }: BillingLetterFacts): Sentence {
  if (!autopay || method === null) return { message: 'Please pay it by then, with two clicks on the page below.' };
  const { ends } = method;
  return method.kind === 'card'
    ? sentence('We charge it that day to your card ending {ends}. You need do nothing.', { ends })
    : sentence('We debit it that day from your bank account ending {ends}. You need do nothing.', { ends });
}

/** A payment falls due: how much, when, and whether it is charged by itself. */
export const paymentUpcoming: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { upcoming, currency, policyNumber: number, autopay } = facts;
    if (upcoming === null) return stop;
    const amount = { cents: upcoming.amount, currency };
    const what = facts.isEnded
      ? 'Policy {number} has ended. What is left to pay for it is {amount}, due on {day}.'
      : 'The next payment for policy {number} is {amount} on {day}.';
    return accept({
      subject: sentence('{amount} is due on {day} for policy {number}', { amount, day: upcoming.day, number }),
      paragraphs: [
        greeting(facts.firstName),
        sentence(what, { number, amount, day: upcoming.day }),
        howPaid(facts),
        closing(facts.sender),
      ],
      button: autopay ? { label: open, url: facts.url } : { label: pay, url: facts.payUrl },
    });
  },
};

/** Money came in. */
export const paymentReceipt: Letter<'billing'> = {
  subject: 'billing',
  kind: 'receipts',
  isCounted: false,
  write(facts) {
    const { last, upcoming, currency, policyNumber: number, due } = facts;
    if (last === null || last.status !== 'received') {
      return refuse('payment_not_received', 'The payment had gone back when the e-mail was to be sent.');
    }
    const amount = { cents: last.amount, currency };
    const next =
      upcoming && due === 0
        ? [
            sentence('The next payment is {amount} on {day}.', {
              amount: { cents: upcoming.amount, currency },
              day: upcoming.day,
            }),
          ]
        : [];
    const open = due > 0 ? [sentence('{amount} is still due.', { amount: { cents: due, currency } })] : [];
    return accept({
      subject: sentence('We received {amount} for policy {number}', { amount, number }),
      paragraphs: [
        greeting(facts.firstName),
        last.ends === null
          ? sentence('We received {amount} on {day} for policy {number}. Thank you.', { amount, day: last.day, number })
          : sentence('We received {amount} on {day} for policy {number}, paid with {ends}. Thank you.', {
              amount,
              day: last.day,
              number,
              ends: `•••• ${last.ends}`,
            }),
        ...open,
        ...next,
        closing(facts.sender),
      ],
      button: { label: { message: 'Open my billing page' }, url: facts.url },
    });
  },
};

function whatFollows({ last, isDelinquent }: BillingLetterFacts): Sentence {
  if (last !== null && last.nextAttempt !== null) {
    return sentence('We try again on {day}. You can pay before that, with this or another card.', {
      day: last.nextAttempt,
    });
  }
  return isDelinquent
    ? {
        message:
          'We do not try again by ourselves. Please pay now: without a payment you get a notice that cover ends.',
      }
    : { message: 'We do not try again by ourselves. Please pay now with another card or account.' };
}

const coverGoesOn = {
  message: 'Your cover goes on for now. Before it could end for want of payment, you get a notice by mail.',
} as const;

/** The bank did not pay: why, and what happens next. */
export const paymentFailed: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { last, due, currency, policyNumber: number } = facts;
    if (due === 0 || last === null || last.status !== 'failed') return stop;
    const amount = { cents: due, currency };
    return accept({
      subject: sentence('Your payment for policy {number} did not go through', { number }),
      paragraphs: [
        greeting(facts.firstName),
        sentence('{amount} is due for policy {number} and could not be charged.', { amount, number }),
        describeDecline(last.code ?? ''),
        whatFollows(facts),
        ...(facts.isEnded ? [] : [coverGoesOn]),
        closing(facts.sender),
      ],
      button: { label: pay, url: facts.payUrl },
    });
  },
};

/** What a policy left unpaid when it ended is still owed: how much, and what becomes of it. */
export const balanceReminder: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { due, currency, policyNumber: number, collectionsOn } = facts;
    if (due === 0 || !facts.isEnded) return stop;
    const amount = { cents: due, currency };
    return accept({
      subject: sentence('Reminder: {amount} is still to pay for policy {number}', { amount, number }),
      paragraphs: [
        greeting(facts.firstName),
        sentence('Policy {number} has ended, and {amount} of what it cost until then is not paid.', { number, amount }),
        { message: 'Please pay it with two clicks on the page below, or call us if you need more time.' },
        ...(collectionsOn === null
          ? []
          : [sentence('What is not paid by {day} goes to a collection agency that day.', { day: collectionsOn })]),
        closing(facts.sender),
      ],
      button: { label: pay, url: facts.payUrl },
    });
  },
};

/** A card that instalments are charged to ends before the next of them. */
export const cardExpiring: Letter<'billing'> = {
  subject: 'billing',
  kind: 'reminders',
  isCounted: false,
  write(facts) {
    const { method, upcoming, autopay, currency, policyNumber: number } = facts;
    if (!autopay || method === null || method.expiry === null || upcoming === null) {
      return refuse('card_not_used', 'The card was no longer charged when the e-mail was to be sent.');
    }
    const { ends, expiry } = method;
    return accept({
      subject: sentence('Your card for policy {number} ends before the next payment', { number }),
      paragraphs: [
        greeting(facts.firstName),
        sentence('The card ending {ends} is good through {expiry}. The next payment of {amount} is due on {day}.', {
          ends,
          expiry,
          day: upcoming.day,
          amount: {
            cents: upcoming.amount,
            currency,
          },
        }),
        { message: 'Give us another card or bank account on the page below, and nothing else changes.' },
        closing(facts.sender),
      ],
      button: { label: { message: 'Open my billing page' }, url: facts.url },
    });
  },
};
