import type { Policy } from '../policies/policy.ts';
import type { Quote } from '../quoting/quote.ts';
import { type Decision, accept, refuse } from '../shared/decision.ts';
import type { Day } from '../shared/time/day.ts';
import { type Cents, sumCents } from '../shared/money/money.ts';
import { sentence } from '../shared/text/sentence.ts';
import { namesOfInsured, type Writing } from './declarations.ts';
import {
  printersOf,
  type Statement,
  type StatementHead,
  fromTo,
  namedInsuredLabel,
  policyNumberLabel,
} from './statement.ts';
import { words } from '../shared/words.ts';

export const numberShort = words('No.', 'N°');

export const amountLabel = words('Amount', 'Montant');

export const dueLabel = words('Due', 'Échéance');

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
        words(
          'There is no receipt of a payment that has not gone through. Come back once it has.',
          'Il n’y a pas de reçu pour un paiement qui n’a pas été encaissé. Revenez une fois qu’il l’est.',
        ),
        'about_id',
      );
}

const methodOf = ({ kind, ends }: PaidWith, { t }: Writing): string => {
  if (ends === null) return t(kind === 'card' ? words('Card', 'Carte') : words('Bank account', 'Compte bancaire'));
  return t(
    sentence(
      kind === 'card'
        ? words('Card ending {ends}', 'Carte se terminant par {ends}')
        : words('Bank account ending {ends}', 'Compte bancaire se terminant par {ends}'),
      { ends },
    ),
  );
};

function splitOf({ received }: ReceiptSource, writing: Writing, print: ReturnType<typeof printersOf>) {
  const { t } = writing;
  if (received.kind === 'refund') {
    return {
      title: t(words('What it gives back', 'Ce qu’il rembourse')),
      table: {
        heads: [t(words('Paid on', 'Payé le')), t(words('Paid with', 'Payé par')), t(amountLabel)],
        rows: received.returned.map((one) => [print.day(one.on), methodOf(one.with, writing), print.money(one.amount)]),
        sum: [t(words('Given back', 'Remboursé')), '', print.money(received.amount)],
      },
    };
  }
  const ahead = received.amount - sumCents(received.allocations.map(({ amount }) => amount));
  return {
    title: t(words('What it pays', 'Ce qu’il paie')),
    table: {
      heads: [t(numberShort), t(dueLabel), t(amountLabel)],
      rows: [
        ...received.allocations.map((one) => [String(one.sequence), print.day(one.dueDate), print.money(one.amount)]),
        ...(ahead > 0 ? [['', t(words('Paid ahead', 'Payé d’avance')), print.money(ahead)]] : []),
      ],
      sum: [t(words('Received', 'Reçu')), '', print.money(received.amount)],
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
    title: t(isRefund ? words('Receipt of a refund', 'Reçu d’un remboursement') : words('Receipt', 'Reçu')),
    figures: [
      { label: t(policyNumberLabel), value: policy.policyNumber },
      {
        label: t(isRefund ? words('Given back', 'Remboursé') : words('Received', 'Reçu')),
        value: print.money(received.amount),
      },
      { label: t(words('On', 'Le')), value: print.day(received.on) },
    ],
    parts: [
      {
        title: t(words('Payment', 'Paiement')),
        facts: [
          { label: t(namedInsuredLabel), lines: namesOfInsured(quote) },
          ...(isRefund
            ? []
            : [{ label: t(words('Paid with', 'Payé par')), lines: [methodOf(received.with, writing)] }]),
          {
            label: t(words('Cover', 'Protection')),
            lines: [t(sentence(fromTo, { from: policy.effectiveDate, to: policy.expirationDate }))],
          },
        ],
      },
      splitOf(source, writing, print),
    ],
  };
}
