import { sentence } from '../../shared/text/sentence.ts';
import type { AuthorizationPart } from './debit-authorization.ts';

/** What an agreement to debit a bank account by itself names. */
export type MandateFacts = {
  readonly country: 'US' | 'CA';
  /** Who debits, and how they are reached. */
  readonly company: string;
  readonly phone: string;
  /** Days between the letter about a debit and the debit, at least. */
  readonly announceDays: number;
};

type Writing = Omit<MandateFacts, 'country'>;

const ownPress = {
  title: 'Payments that you make yourself',
  text: {
    message:
      'On your billing page, and with the link in a letter about what is due, you can have the same account debited besides: each press of that button allows one debit of the amount that it shows.',
  },
} as const satisfies AuthorizationPart;

const sentBack = ({ company }: Writing): AuthorizationPart => ({
  title: 'If your bank sends it back',
  text: sentence(
    'The account is not debited by itself any more. {company} writes to you, and the amount is yours to pay.',
    { company },
  ),
});

/** Recurring debits under the rules of Nacha for what is authorized on the internet, and Regulation E (12 CFR 1005.10). */
function american(facts: Writing): AuthorizationPart[] {
  const { company, phone, announceDays: days } = facts;
  return [
    {
      title: 'What you allow',
      text: sentence(
        '{company} may debit the bank account that you enter here, electronically, for each payment of this policy that falls due later, on its day or the next banking day, until you stop this; when the policy ends, for what it still owes, and nothing after that. It may correct a debit that was a mistake.',
        { company },
      ),
    },
    {
      title: 'How much, and when',
      text: sentence(
        'As your schedule of payments says; amounts and days change with your policy. You get an e-mail with amount and day at least {days} days before each debit, and nothing else is debited by itself. What is due already when you agree is not part of it.',
        { days },
      ),
    },
    {
      title: 'Your account',
      text: {
        message:
          'The account is with a bank or credit union in the United States, and you may sign for it alone. Where we owe you money, we may pay it to the same account.',
      },
    },
    ownPress,
    sentBack(facts),
    {
      title: 'Stopping it',
      text: sentence(
        'You can stop automatic payments at any time on the billing page of your policy, or by calling {phone}. To keep a debit from being made, do so three banking days before its day; you may also have your bank stop it. What is due is then yours to pay by its day.',
        { phone },
      ),
    },
    {
      title: 'If something is wrong',
      text: {
        message:
          'Tell us or your bank within 60 days of the statement that shows the debit. The rules of Nacha and the law of the United States hold for it.',
      },
    },
    {
      title: 'Your copy',
      text: {
        message: 'We e-mail you a copy of this permission at once, and it stays on the billing page of your policy.',
      },
    },
  ];
}

/** Personal pre-authorized debits of amounts that vary, with what rule H1 of Payments Canada has every agreement say. */
function canadian(facts: Writing): AuthorizationPart[] {
  const { company, phone, announceDays: days } = facts;
  return [
    {
      title: 'What you allow',
      text: sentence(
        '{company} may make personal pre-authorized debits (PAD) from the bank account that you enter here for each payment of this policy that falls due later, on its day or the next banking day, until you cancel this agreement; when the policy ends, for what it still owes, and nothing after that.',
        { company },
      ),
    },
    {
      title: 'How much, and when',
      text: sentence(
        'Once a month, as your schedule of payments says; amounts and days change with your policy. You get an e-mail with amount and day at least {days} days before each debit, and nothing else is debited by itself. What is due already when you agree is not part of it.',
        { days },
      ),
    },
    {
      title: 'Your account',
      text: {
        message:
          'The account is with a financial institution in Canada, and you may sign for it alone. Where we owe you money, we may pay it to the same account.',
      },
    },
    ownPress,
    sentBack(facts),
    {
      title: 'Cancelling this agreement',
      text: sentence(
        'You may cancel it at any time on the billing page of your policy, or by calling {phone}; a debit that your institution has already been asked for is made all the same. Your institution and payments.ca have a form for cancelling and tell you more about your right to do so. What you owe for the policy stays due.',
        { phone },
      ),
    },
    {
      title: 'Your recourse',
      text: {
        message:
          'You have recourse where a debit does not follow this agreement: you may, for example, have one paid back that you did not authorize or that this agreement does not allow. Your institution and payments.ca tell you more.',
      },
    },
    {
      title: 'How to reach us',
      text: sentence('Call {company} at {phone}.', { company, phone }),
    },
    {
      title: 'Your copy',
      text: {
        message:
          'We e-mail you a copy of this agreement at once, before anything is debited under it, and it stays on the billing page of your policy.',
      },
    },
  ];
}

/** What the owner of a bank account agrees to before it is debited by itself; its French stands in `french.ts`. */
export function bankMandate({ country, ...facts }: MandateFacts): AuthorizationPart[] {
  return country === 'US' ? american(facts) : canadian(facts);
}
