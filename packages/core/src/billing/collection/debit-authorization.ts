import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence, type Sentence } from '../../shared/text/sentence.ts';

/** The texts by which a bank account may be debited, by the day on which they were written. */
export const debitAuthorizationVersion = '2026-11-23';

export type AuthorizationPart = { readonly title: string; readonly text: Sentence };

export type AuthorizationFacts = {
  readonly country: 'US' | 'CA';
  /** Who debits, and how they are reached. */
  readonly company: string;
  readonly phone: string;
  readonly amount: Cents;
  readonly currency: 'USD' | 'CAD';
};

type Writing = Omit<AuthorizationFacts, 'country' | 'amount' | 'currency'> & {
  readonly amount: { readonly cents: Cents; readonly currency: 'USD' | 'CAD' };
};

/** One debit under the rules of Nacha for what is authorized on the internet, and Regulation E. */
function american({ company, phone, amount }: Writing): AuthorizationPart[] {
  return [
    {
      title: 'What you allow',
      text: sentence(
        '{company} may debit the bank account that you enter here once, electronically, for {amount}, today or on the next banking day.',
        { company, amount },
      ),
    },
    {
      title: 'Your account',
      text: {
        message:
          'The account is with a bank or credit union in the United States, and you may sign for it alone. Where we owe you money for this payment, we may pay it back to the same account.',
      },
    },
    {
      title: 'If your bank sends it back',
      text: sentence('We do not try again by ourselves. {company} writes to you, and the amount stays due.', {
        company,
      }),
    },
    {
      title: 'Stopping the payment',
      text: sentence(
        'This permission is for one payment and ends with it. To stop the debit, call {phone} at once: what the bank has already been asked cannot be called back, and is refunded as far as it is owed to you.',
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
  ];
}

/** A personal pre-authorized debit, once, with what rule H1 of Payments Canada has every agreement say. */
function canadian({ company, phone, amount }: Writing): AuthorizationPart[] {
  return [
    {
      title: 'What you allow',
      text: sentence(
        '{company} may make one personal pre-authorized debit (PAD) of {amount} from the bank account that you enter here, today or on the next banking day. You need no further notice of this amount and day.',
        { company, amount },
      ),
    },
    {
      title: 'Your account',
      text: {
        message:
          'The account is with a financial institution in Canada, and you may sign for it alone. Where we owe you money for this payment, we may pay it back to the same account.',
      },
    },
    {
      title: 'If your bank sends it back',
      text: sentence('We do not try again by ourselves. {company} writes to you, and the amount stays due.', {
        company,
      }),
    },
    {
      title: 'Cancelling this agreement',
      text: sentence(
        'You may cancel it at any time by calling {phone}; we need 10 days before a debit to stop it. It ends by itself with this one payment. Your institution and payments.ca have a form for cancelling and tell you more about your right to do so. What you owe for the policy stays due.',
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
  ];
}

/** What the owner of a bank account agrees to before it is debited; its French stands in `french.ts`. */
export function debitAuthorization({ country, amount, currency, ...facts }: AuthorizationFacts): AuthorizationPart[] {
  const writing = { ...facts, amount: { cents: amount, currency } };
  return country === 'US' ? american(writing) : canadian(writing);
}

/** What somebody agreed to: a text, and an amount in cents. */
export type ProvidedAuthorization = { readonly version: string; readonly amount: Cents };

/** Whether the agreement is to the text that is in force, and to what is due. */
export function checkDebitAuthorization(
  provided: ProvidedAuthorization,
  due: Cents,
): Decision<ProvidedAuthorization, 'authorization_outdated' | 'authorized_amount_differs'> {
  if (provided.version !== debitAuthorizationVersion) {
    const message = 'The text about debits of bank accounts has changed. Read it again.';
    return refuse('authorization_outdated', message, 'debit_authorization');
  }
  if (provided.amount !== due) {
    const message = 'Another amount is due than the one that you agreed to. Look at it, and agree again.';
    return refuse('authorized_amount_differs', message, 'debit_authorization');
  }
  return accept(provided);
}
