import type { Policy } from '../policies/policy.ts';
import type { Quote } from '../quoting/quote.ts';
import { type Decision, accept, refuse } from '../shared/decision.ts';
import type { Day } from '../shared/time/day.ts';
import { type Cents, sumCents } from '../shared/money/money.ts';
import { sentence } from '../shared/text/sentence.ts';
import { namesOfInsured, type Writing } from './declarations.ts';
import { printersOf, type Statement, type StatementHead } from './statement.ts';

/** A card or a bank account by the end of its number. */
export type PaidWith = { readonly kind: 'card' | 'bank'; readonly ends: string | null };

/** Money that came in or went back, in cents. */
export type Received = {
  readonly kind: 'charge' | 'refund';
  readonly amount: Cents;
  readonly on: Day;
  readonly with: PaidWith;
  /** What a payment paid of which invoices; what is left lies ahead. */
  readonly allocations: readonly { readonly sequence: number; readonly dueDate: Day; readonly amount: Cents }[];
  /** The payments that a refund gives back, each with what of it. */
  readonly returned: readonly { readonly on: Day; readonly with: PaidWith; readonly amount: Cents }[];
};

export type ReceiptSource = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly head: StatementHead;
  readonly received: Received;
};

/** A receipt is of money that moved: not of what was declined, is on its way, or went back to the bank. */
export function decideReceipt(transaction: { readonly type: string; readonly status: string }): Decision<true> {
  const isMoney = transaction.type === 'charge' || transaction.type === 'refund';
  return isMoney && transaction.status === 'settled'
    ? accept(true)
    : refuse(
        'payment_not_received',
        'There is no receipt of a payment that has not gone through. Come back once it has.',
        'about_id',
      );
}

const methodOf = ({ kind, ends }: PaidWith, { t }: Writing): string => {
  if (ends === null) return t(kind === 'card' ? 'Card' : 'Bank account');
  return t(sentence(kind === 'card' ? 'Card ending {ends}' : 'Bank account ending {ends}', { ends }));
};

function splitOf({ received }: ReceiptSource, writing: Writing, print: ReturnType<typeof printersOf>) {
  const { t } = writing;
  if (received.kind === 'refund') {
    return {
      title: t('What it gives back'),
      table: {
        heads: [t('Paid on'), t('Paid with'), t('Amount')],
        rows: received.returned.map((one) => [print.day(one.on), methodOf(one.with, writing), print.money(one.amount)]),
        sum: [t('Given back'), '', print.money(received.amount)],
      },
    };
  }
  const ahead = received.amount - sumCents(received.allocations.map(({ amount }) => amount));
  return {
    title: t('What it pays'),
    table: {
      heads: [t('No.'), t('Due'), t('Amount')],
      rows: [
        ...received.allocations.map((one) => [String(one.sequence), print.day(one.dueDate), print.money(one.amount)]),
        ...(ahead > 0 ? [['', t('Paid ahead'), print.money(ahead)]] : []),
      ],
      sum: [t('Received'), '', print.money(received.amount)],
    },
  };
}

/** The receipt of a payment, or of money that went back: who, how much, by which method, and what it is for. */
export function receiptOf(source: ReceiptSource, writing: Writing): Statement {
  const { policy, quote, head, received } = source;
  const { locale, t } = writing;
  const print = printersOf(writing, policy.currency);
  const isRefund = received.kind === 'refund';
  return {
    ...head,
    locale,
    title: t(isRefund ? 'Receipt of a refund' : 'Receipt'),
    figures: [
      { label: t('Policy number'), value: policy.policyNumber },
      { label: t(isRefund ? 'Given back' : 'Received'), value: print.money(received.amount) },
      { label: t('On'), value: print.day(received.on) },
    ],
    parts: [
      {
        title: t('Payment'),
        facts: [
          { label: t('Named insured'), lines: namesOfInsured(quote) },
          ...(isRefund ? [] : [{ label: t('Paid with'), lines: [methodOf(received.with, writing)] }]),
          {
            label: t('Cover'),
            lines: [t(sentence('{from} to {to}', { from: policy.effectiveDate, to: policy.expirationDate }))],
          },
        ],
      },
      splitOf(source, writing, print),
    ],
  };
}
