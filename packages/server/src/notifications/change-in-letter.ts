import { smallAmount } from '@roadworthy/core/billing/refunds/small-amounts.ts';
import { labelOfPart } from '@roadworthy/core/lines/line-labels.ts';
import type { ChangeInLetter, ChangeLetterFacts } from '@roadworthy/core/notifications/letter.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { policyChanges } from '@roadworthy/core/policies/vocabulary.ts';
import { namedInsuredOf, type Quote } from '@roadworthy/core/quoting/quote.ts';
import { day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { sentence, type Sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { sql } from 'kysely';
import { vehicleName } from '../billing/cancellation/preview-cancellation.ts';
import { smallAmountOf } from '../billing/refunds/small-amounts.ts';
import type { Tx } from '../kernel/database.ts';
import type { Subject } from './queue-notification.ts';
import { words } from '@roadworthy/core/shared/words.ts';

type Requested = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly owed: {
    readonly subject: Subject;
    readonly recipient: string;
    readonly isConfirmed: boolean;
  };
  readonly now: Date;
};

/** A change as a letter says it; `shownId` is the policy that its button opens. */
type Changed = Pick<ChangeLetterFacts, 'change' | 'effective' | 'lines' | 'refund' | 'leftAsItIs'> & {
  /** Which vehicle it is about, where it is about one of several. */
  readonly vehicle: Sentence | null;
  readonly shownId: string;
};

/** What each part of the price costs more or less by what a change charged and took back. */
async function linesOf(tx: Tx, transactionId: string, { quote, owed }: Requested): Promise<Changed['lines']> {
  const rows = await tx
    .selectFrom('charge_lines')
    .select(['root_vehicle_id as root', 'coverage', 'code', sql<number>`sum(amount)::bigint`.as('cents')])
    .where('policy_transaction_id', '=', transactionId)
    .where('code', 'is distinct from', smallAmount)
    .groupBy(['root_vehicle_id', 'coverage', 'code'])
    .having(sql<boolean>`sum(amount) <> 0`)
    .orderBy(sql`min(charge_line_id::text)`)
    .execute();
  return rows.map(({ root, coverage, code, cents }) => {
    const what = sentence(labelOfPart(quote.provider, coverage ?? code ?? 'minimum_premium'));
    const of = root !== null && owed.isConfirmed && quote.vehicles.length > 1 ? vehicleName(quote, root) : null;
    return {
      cents,
      what: of === null ? what : sentence(words('{what}, {vehicle}', '{what}, {vehicle}'), { what, vehicle: of }),
    };
  });
}

/** The number of a vehicle and its name, as a correction left them. */
function correctedOf({ quote, owed }: Requested, delta: unknown): Pick<Changed, 'change' | 'vehicle'> {
  const { vehicles = {} } = delta as { readonly vehicles?: Readonly<Record<string, { readonly set?: object }>> };
  const roots = Object.keys(vehicles);
  const isOfNumber = Object.values(vehicles).some(({ set = {} }) => Object.hasOwn(set, 'vin'));
  const vehicle = quote.vehicles.find(({ rootVehicleId }) => roots.includes(rootVehicleId));
  const name = vehicle && owed.isConfirmed ? vehicleName(quote, vehicle.rootVehicleId) : null;
  return {
    change: isOfNumber
      ? { kind: 'vehicle_corrected', vin: owed.isConfirmed ? (vehicle?.vin ?? null) : null }
      : { kind: 'vehicle_described' },
    vehicle: name === null ? null : sentence(words('{name}', '{name}'), { name }),
  };
}

/** The policy that takes the place of another. */
async function nextOf(tx: Tx, { policyId }: Policy) {
  return tx
    .selectFrom('policies as p')
    .innerJoin('quotes as q', 'q.policy_id', 'p.policy_id')
    .select(['p.policy_id', 'p.policy_number', 'p.effective_date', 'q.rewrites_balance'])
    .where('q.rewrites_policy_id', '=', policyId)
    .where('q.status', 'in', ['bound', 'replaced'])
    .orderBy('p.created')
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function changeOf(
  tx: Tx,
  { kind, reason, delta }: { readonly kind: string; readonly reason: string | null; readonly delta: unknown },
  request: Requested,
): Promise<Pick<Changed, 'change' | 'vehicle' | 'shownId'>> {
  const { policy } = request;
  const here = { vehicle: null, shownId: policy.policyId };
  if (kind === 'rewrite') {
    const next = await nextOf(tx, policy);
    const input = { nextNumber: next.policy_number, balance: next.rewrites_balance ?? 0 };
    return { ...here, change: { kind: 'rewritten', ...input }, shownId: next.policy_id };
  }
  if (kind === 'effective_date_change') {
    return { ...here, change: { kind: 'effective_date', to: policy.expirationDate } };
  }
  const change = policyChanges.find((one) => one === reason);
  if (change === 'vehicle_corrected') return { ...here, ...correctedOf(request, delta) };
  if (change === undefined) throw new Error(`No letter says what ${reason ?? kind} is`);
  return { ...here, change: { kind: change } };
}

/** A correction of how the insured is reached: no part of the stack, and the new contact is for its owner alone. */
function contactOf({ policy, quote, owed, now }: Requested): Changed {
  const insured = namedInsuredOf(quote);
  const isTheirs = insured !== null && insured.email === owed.recipient;
  const reached = isTheirs ? { email: owed.recipient, phone: owed.isConfirmed ? insured.phone : null } : null;
  const change: ChangeInLetter = { kind: 'contact', reached };
  const nothing = { lines: [], refund: 0, leftAsItIs: 0, vehicle: null, shownId: policy.policyId };
  return { ...nothing, change, effective: dayInZone(now, policy.timeZone) };
}

/** What of a policy is another, from which day on, and what it costs or brings by its stored lines. */
export async function changeInLetter(tx: Tx, request: Requested): Promise<Changed> {
  const { kind, id } = request.owed.subject;
  if (kind !== 'policy_transaction') return contactOf(request);
  const row = await tx
    .selectFrom('policy_transactions')
    .select(['kind', 'reason', 'delta', 'effective_date'])
    .where('policy_transaction_id', '=', id)
    .executeTakeFirstOrThrow();
  const refund = await tx
    .selectFrom('policy_refunds')
    .select('amount')
    .where('policy_transaction_id', '=', id)
    .executeTakeFirst();
  const input = await changeOf(tx, row, request);
  const lines = input.change.kind === 'rewritten' ? [] : await linesOf(tx, id, request);
  const leftAsItIs = await smallAmountOf(tx, id);
  return { ...input, lines, leftAsItIs, refund: refund?.amount ?? 0, effective: day(row.effective_date) };
}
