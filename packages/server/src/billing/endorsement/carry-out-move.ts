import type { MovedMoney } from '@roadworthy/core/billing/endorsement/change-effective-date.ts';
import { chargeEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import { coverBegins, type Term } from '@roadworthy/core/policies/term.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Work } from '../../kernel/work.ts';
import { writePolicyTransaction, writeSegments } from '../../policies/policy-stack.ts';
import type { StoredPolicy } from '../../policies/policy-store.ts';
import { recordActivity } from '../../policies/record-activity.ts';
import { describeAnew } from '../../quoting/editing/describe-anew.ts';
import type { ReleasedBook } from '../../rating/rate-books.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { writeCharges } from '../charge-lines.ts';
import { wakeCollection } from '../collection/wake-collection.ts';
import { writeLedger } from '../write-ledger.ts';
import { oweRest, writeInvoices } from './carry-out-endorsement.ts';
import type { Changing } from './endorse-facts.ts';

/** A term on another day, at the price of that day, and what that does to its money. */
export type MovedPolicy = {
  readonly term: Term;
  readonly quote: Quote;
  readonly book: ReleasedBook;
  readonly money: MovedMoney;
};

/** Invoices that lie ahead fall due on their days after the other first day, and whoever pays is told again. */
async function moveInvoices(work: Work, { policy }: StoredPolicy, { money }: MovedPolicy): Promise<void> {
  for (const { invoiceId, dueDate: due_date } of money.days) {
    await work.tx
      .updateTable('invoices')
      .set({ due_date, collect_from: null })
      .where('invoice_id', '=', invoiceId)
      .execute();
  }
  await work.tx
    .updateTable('billing_arrangements')
    .set({ anchor_day: money.anchorDay })
    .where('contract_id', '=', policy.contractId)
    .execute();
}

/** What was written for the day it was sold for is taken back there, and the term is written on its own day. */
async function moveCharges(work: Work, { policy }: StoredPolicy, { money, term }: MovedPolicy, transactionId: string) {
  const { policyId, effectiveDate } = policy;
  await writeCharges(work, { policyId, transactionId }, [...money.takenBack, ...money.charges]);
  await writeLedger(work, policyId, [
    { kind: 'endorsement', effectiveDate, entries: chargeEntries(money.takenBack) },
    { kind: 'endorsement', effectiveDate: term.effectiveDate, entries: chargeEntries(money.charges) },
  ]);
  await work.tx
    .updateTable('policy_earnings')
    .set({ earned_until: term.effectiveDate })
    .where('policy_id', '=', policyId)
    .execute();
}

/** Has a policy that is locked begin on another day: its description, stack, days of cover, lines, books and invoices. */
export async function carryOutMove(
  work: Work,
  stored: StoredPolicy,
  { facts, described }: Changing,
  moved: MovedPolicy,
): Promise<void> {
  const { policy } = stored;
  const { policyId, currency, timeZone } = policy;
  const { term, money, quote, book } = moved;
  const { effectiveDate: from, expirationDate: to } = term;
  const quoteId = await describeAnew(work, { quote, book });
  const delta = { effective_date: from };
  const written = { policyId, kind: 'effective_date_change', effectiveDate: from, quoteId, delta } as const;
  const transactionId = await writePolicyTransaction(work, written);
  await writeSegments(work, { policyId, transactionId }, [{ from, to, status: 'in_force', quoteId }]);
  await moveCharges(work, stored, moved, transactionId);
  await writeInvoices(work, policyId, money, transactionId);
  await moveInvoices(work, stored, moved);
  await oweRest(work, policy, money, { state: insuredState(described.quote), transactionId, on: facts.today });
  const { premiumBefore, premiumAfter, refund } = money;
  const premium = policy.premium + premiumAfter - premiumBefore;
  const fees = policy.fees + money.chargedAfter - money.chargedBefore - (premiumAfter - premiumBefore);
  await work.tx
    .updateTable('policies')
    .set({
      current_quote_id: quoteId,
      premium,
      fees,
      effective_date: from,
      expiration_date: to,
      cover_from: coverBegins(from, timeZone, work.now),
    })
    .where('policy_id', '=', policyId)
    .execute();
  const after = { ...policy, ...term, currentQuoteId: quoteId, premium };
  await recordActivity(work, after, { action: 'endorsement', change: premiumAfter - premiumBefore, quote });
  await work.publish({
    type: 'effective_date_changed',
    policyId,
    quoteId,
    before: policy.effectiveDate,
    after: from,
    premiumBefore,
    premiumAfter,
    refund,
    currency,
    transactionId,
  });
  await wakeCollection(work, policy.contractId);
}
