import { type Day, daysBetween } from '../../shared/time/day.ts';
import { type Cents, roundTogether, sumCents, toCents } from '../../shared/money/money.ts';
import { add, type Rational, rational } from '../../shared/money/rational.ts';
import { type Charge, chargedFor } from '../charge-lines.ts';
import { type BilledInvoice, type InvoiceDiff, lineDiffs, type MoneyDiff, type PolicyMoney } from '../money-diff.ts';

/** What is asked of the money of a term whose cover goes on after it was cancelled. */
export type ReinstatedTerm = {
  /** Cover ended at 12:01 a.m. of the first, and goes on from the second: the same day without a gap. */
  readonly cancelled: Day;
  readonly resumes: Day;
  /** The day on which it is asked or carried out. */
  readonly today: Day;
  /** What reinstating costs, in cents. */
  readonly fee: Cents;
  /** The charges and the invoices that the cancellation wrote, took back or voided, by their keys. */
  readonly written: ReadonlySet<string>;
  readonly voided: ReadonlySet<string>;
  /** Refunds that have not gone out and are stopped, and what of them had been paid ahead; in cents. */
  readonly stopped: { readonly amount: Cents; readonly ahead: Cents };
};

/** A change of money with how it is invoiced: `billed` is what is due now before unapplied cash, `balance` after it. */
export type ReinstatementMoney = MoneyDiff & {
  readonly gap: Cents;
  readonly billed: Cents;
  /** Invoices that are asked for again on their day, and the premium of each. */
  readonly restored: readonly { readonly invoiceId: string; readonly premium: Cents }[];
};

type Line = PolicyMoney['charges'][number];
const keyOf = ({ vehicleId, coverage, kind, code, to }: Charge): string =>
  JSON.stringify([vehicleId, coverage, kind, code, to]);

/** What the days between two would have earned of a charge, in exact cents. */
function gapOf({ earning, amount, from, to }: Charge, cancelled: Day, resumes: Day): Rational {
  const first = from > cancelled ? from : cancelled;
  const last = to < resumes ? to : resumes;
  if (earning === 'at_once' || last <= first) return rational(0);
  return rational(BigInt(amount) * BigInt(daysBetween(first, last)), daysBetween(from, to));
}

/** What the cancellation took back is charged again, less the days without cover, rounded together. */
function chargedAgain(charges: readonly Line[], { cancelled, resumes, written }: ReinstatedTerm): Charge[] {
  const taken = Map.groupBy(
    charges.filter(({ lineId }) => written.has(lineId)),
    keyOf,
  );
  const stored = Map.groupBy(
    charges.filter(({ lineId }) => !written.has(lineId)),
    keyOf,
  );
  const things = [...taken].map(([key, lines]) => ({
    lines,
    gap: (stored.get(key) ?? []).map((line) => gapOf(line, cancelled, resumes)).reduce(add, rational(0)),
  }));
  const gaps = roundTogether(things.map(({ gap }) => gap));
  return things.flatMap(({ lines }, index): Charge[] => {
    const [first] = lines;
    const amount = -sumCents(lines.map((one) => one.amount)) - (gaps[index] ?? 0);
    if (!first || amount === 0) return [];
    const { lineId: _, ...line } = first;
    return [
      {
        ...line,
        annual: -sumCents(lines.map((one) => one.annual)),
        termAmount: -sumCents(lines.map((one) => one.termAmount)),
        amount,
        from: resumes,
      },
    ];
  });
}

const feeLine = ({ fee, resumes }: ReinstatedTerm, to: Day): Charge[] =>
  fee === 0
    ? []
    : [
        {
          vehicleId: null,
          coverage: null,
          kind: 'fee',
          code: 'reinstatement_fee',
          annual: fee,
          termAmount: fee,
          amount: fee,
          from: resumes,
          to,
          earning: 'at_once',
          isRefundable: false,
        },
      ];

/** A credit is taken off the invoices that come next, each down to nothing before the one after it. */
function lessCredit<One extends { readonly premium: Cents }>(invoices: readonly One[], credit: Cents): One[] {
  let left = credit;
  return invoices.map((one) => {
    const part = Math.min(left, one.premium);
    left -= part;
    return { ...one, premium: one.premium - part };
  });
}

const byDay = (one: BilledInvoice, other: BilledInvoice): number =>
  one.dueDate.localeCompare(other.dueDate) || one.sequence - other.sequence;

/**
 * What reinstating a policy does to its money (docs/rules.md, reinstatement): what the cancellation took back is charged
 * again, less the days without cover; instalments that lie ahead are asked for on their days, each by the premium that is
 * left of the term; everything else that is owed is due now, with the fee. What would be owed the other way comes off the
 * next instalments, and goes back where there are none.
 */
export function reinstatementMoney(
  { charges, invoices, receivable, unapplied }: PolicyMoney,
  term: ReinstatedTerm,
): ReinstatementMoney {
  const again = chargedAgain(charges, term);
  const end = charges.reduce((last, { to }) => (to > last ? to : last), term.resumes);
  const written = [...again, ...feeLine(term, end)];
  const full = chargedFor(
    charges.filter(({ lineId }) => !term.written.has(lineId)),
    'premium',
  );
  const premiumBefore = chargedFor(charges, 'premium');
  const premiumAfter = premiumBefore + chargedFor(written, 'premium');
  const gap = full - premiumAfter;
  const until = term.resumes > term.today ? term.resumes : term.today;
  const ahead = invoices
    .filter(({ invoiceId, dueDate }) => term.voided.has(invoiceId) && dueDate > until)
    .toSorted(byDay)
    .map((one) => ({
      ...one,
      premium: full === 0 ? 0 : toCents(rational(BigInt(one.premium) * BigInt(premiumAfter), BigInt(full))),
    }));
  const { stopped } = term;
  const account = receivable - stopped.amount + stopped.ahead + sumCents(written.map(({ amount }) => amount));
  const cash = unapplied + stopped.ahead;
  const gross = account - sumCents(ahead.map(({ premium }) => premium));
  const restored = lessCredit(ahead, Math.max(-gross, 0));
  const rest = sumCents(restored.map(({ premium }) => premium));
  const billed = Math.max(gross, 0);
  const every = chargedFor(charges, 'premium', 'tax', 'surcharge', 'fee');
  return {
    lines: lineDiffs(charges, written),
    gap,
    billed,
    premiumBefore,
    premiumAfter,
    dueBefore: 0,
    leftAsItIs: 0,
    waived: [],
    invoices: invoiceDiffs(invoices, restored, {
      billed,
      term,
    }),
    chargedBefore: every,
    chargedAfter: every + sumCents(written.map(({ amount }) => amount)),
    refund: rest === 0 ? Math.max(cash - account, 0) : 0,
    balance: Math.max(billed - cash, 0),
    restored: restored
      .filter(({ premium }) => premium > 0)
      .map(({ invoiceId, premium }) => ({
        invoiceId,
        premium,
      })),
    charges: written,
  };
}

function invoiceDiffs(
  invoices: readonly BilledInvoice[],
  restored: readonly BilledInvoice[],
  { billed, term }: { readonly billed: Cents; readonly term: ReinstatedTerm },
): InvoiceDiff[] {
  const again = new Map(restored.map((one) => [one.invoiceId, one]));
  const rows = invoices.flatMap((one): InvoiceDiff[] => {
    const { invoiceId, sequence, dueDate, premium, fees, status } = one;
    const back = again.get(invoiceId);
    const at = { invoiceId, sequence, dueDate };
    if (back) return [{ ...at, before: 0, after: back.premium > 0 ? back.premium + fees : 0 }];
    if (status === 'void') return [];
    const isOpen = status === 'issued' || status === 'partly_paid';
    return [{ ...at, before: premium + fees, after: isOpen ? 0 : premium + fees }];
  });
  if (billed === 0) return rows;
  const sequence = invoices.reduce((most, one) => Math.max(most, one.sequence), 0) + 1;
  return [...rows, { invoiceId: null, sequence, dueDate: term.today, before: 0, after: billed }];
}
