import type { Currency } from '../shared/money/currency.ts';
import type { Day } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import {
  aheadInWords,
  type EndInWords,
  noticeInWords,
  unpaidInWords,
  untilThen,
} from '../policies/notices/end-in-words.ts';
import type { Cents } from '../shared/money/money.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, type Message, nameInLetter, type PolicyLetterFacts } from './letter.ts';

const refused = (): Decision<Message> =>
  refuse('cancellation_changed', 'The cancellation stood differently when the e-mail was to be sent.');

const money = (cents: Cents, currency: Currency) => ({ cents, currency });

/** What had gone back before an end that does not come. */
function requestedAgain({ requestedAgain: again }: EndInWords, currency: Currency): Sentence[] {
  if (again === null) return [];
  const facts = { amount: money(again.amount, currency), due: again.due };
  return [sentence('{amount} went back to you before that end. As cover goes on, it is due again on {due}.', facts)];
}

/** Why every day that is left comes back, where the law of the place says so for the insured's reason. */
function sparedInWords({ spared }: EndInWords): Sentence[] {
  if (spared === null) return [];
  const form =
    'You end it because of military duty: the price of every day that is left comes back, with no minimum and no fee ({source}).';
  return [sentence(form, { source: spared })];
}

/** What is left of the account, either way, beside what went back before. */
function settled({ refund, balance, paidAhead }: EndInWords, currency: Currency): Sentence {
  if (paidAhead !== null && refund === null && balance === 0) {
    return sentence('{amount} went back before cover ended. Nothing else is owed either way.', {
      amount: money(paidAhead.amount, currency),
    });
  }
  if (refund !== null) {
    const facts = { amount: money(refund.amount, currency), due: refund.due };
    return refund.isHeld
      ? sentence('{amount} is owed to you, by {due}. We hold it for now; call us to learn why.', facts)
      : sentence('{amount} comes back to the card or account that paid, by {due} at the latest.', facts);
  }
  return balance === 0
    ? { message: 'Nothing is owed either way.' }
    : sentence('{amount} is still owed for the days that were covered.', { amount: money(balance, currency) });
}

const ends = (policy: PolicyLetterFacts, asOf: Day) => ({
  vehicle: nameInLetter(policy.vehicle),
  number: policy.policyNumber,
  asOf,
});

type Status = EndInWords['status'];
function letterOf(status: Status, write: (policy: PolicyLetterFacts, end: EndInWords) => Message): Letter<'policy'> {
  return {
    subject: 'policy',
    kind: 'endings',
    isCounted: false,
    write: (policy) =>
      policy.cancellation?.status === status ? accept(write(policy, policy.cancellation)) : refused(),
  };
}

const open = { message: 'Open my policy' };

/** The end of cover is announced: when, and what the law says of it. */
export const cancellationAnnounced = letterOf('pending', (policy, end) => ({
  subject: sentence('Your policy {number} ends on {asOf}', ends(policy, end.asOf)),
  paragraphs: [
    greeting(policy.firstName),
    sentence(
      'Cover of your {vehicle} under policy {number} ends on {asOf} at 12:01 a.m. local time.',
      ends(policy, end.asOf),
    ),
    ...unpaidInWords(end, policy.currency),
    ...noticeInWords(end),
    ...sparedInWords(end),
    ...aheadInWords(end, policy.currency),
    untilThen,
    closing(policy.sender),
  ],
  button: end.cure === null ? { label: open, url: policy.url } : { label: { message: 'Pay now' }, url: end.cure.url },
}));

/** Cover has ended, and what becomes of the money. */
export const policyCancelled = letterOf('done', (policy, end) => ({
  subject: sentence('Your policy {number} is cancelled', ends(policy, end.asOf)),
  paragraphs: [
    greeting(policy.firstName),
    sentence(
      'Cover of your {vehicle} under policy {number} ended on {asOf} at 12:01 a.m. local time.',
      ends(policy, end.asOf),
    ),
    ...sparedInWords(end),
    settled(end, policy.currency),
    { message: 'Keep this letter: it shows when your cover ended.' },
    closing(policy.sender),
  ],
  button: { label: open, url: policy.url },
}));

/** What was announced does not come. */
export const cancellationReversed = letterOf('reversed', (policy, end) => ({
  subject: sentence('Your policy {number} goes on', ends(policy, end.asOf)),
  paragraphs: [
    greeting(policy.firstName),
    sentence(
      'Cover of your {vehicle} under policy {number} does not end on {asOf}. It goes on, without a gap.',
      ends(policy, end.asOf),
    ),
    ...requestedAgain(end, policy.currency),
    closing(policy.sender),
  ],
  button: { label: open, url: policy.url },
}));

/** Cover that had ended goes on. */
export const policyReinstated = letterOf('reinstated', (policy, end) => {
  const resumes = end.resumes ?? end.asOf;
  const facts = { ...ends(policy, end.asOf), resumes };
  return {
    subject: sentence('Your policy {number} is in force again', facts),
    paragraphs: [
      greeting(policy.firstName),
      sentence('Cover of your {vehicle} under policy {number} goes on from {resumes} at 12:01 a.m. local time.', facts),
      resumes === end.asOf
        ? { message: 'It counts as though it had never ended.' }
        : sentence(
            'From {asOf} until then there was no cover: what happened meanwhile is not insured, and costs nothing.',
            facts,
          ),
      {
        message:
          'We rely on what was signed: that nothing happened since cover had ended. If that is not so, call us at once.',
      },
      closing(policy.sender),
    ],
    button: { label: open, url: policy.url },
  };
});

const notifiedLender: Readonly<Record<Status, string>> = {
  pending:
    'Cover of the {vehicle} under policy {number}, in which you have an interest, ends on {asOf} at 12:01 a.m. local time.',
  done: 'Cover of the {vehicle} under policy {number}, in which you had an interest, ended on {asOf} at 12:01 a.m. local time.',
  reinstated:
    'Cover of the {vehicle} under policy {number}, in which you have an interest, had ended on {asOf}. It goes on from {resumes} at 12:01 a.m. local time.',
  reversed:
    'Cover of the {vehicle} under policy {number}, in which you have an interest, does not end on {asOf}. It goes on.',
};

/** A lender is told of what it has an interest in. */
export const lienholderNotified: Letter<'policy'> = {
  subject: 'policy',
  kind: 'endings',
  isCounted: false,
  write(policy) {
    const { cancellation: end, sender } = policy;
    if (end === null) return refused();
    return accept({
      subject: sentence('Policy {number}: notice to the lienholder', { number: policy.policyNumber }),
      paragraphs: [
        { message: 'Hello,' },
        sentence(notifiedLender[end.status], { ...ends(policy, end.asOf), resumes: end.resumes ?? end.asOf }),
        closing(sender),
      ],
      button: null,
    });
  },
};
