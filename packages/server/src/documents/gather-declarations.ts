import type { InvoiceDue } from '@roadworthy/core/billing/instalments.ts';
import {
  type Declarations,
  declarationsOf,
  type IssuingOrganization,
} from '@roadworthy/core/documents/declarations.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import { day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Tx } from '../kernel/database.ts';
import { readSettlement } from '../billing/cancellation/policy-settlement.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { insurerOf } from '../products/insurer-of.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { Gathering, Subject } from './gathering.ts';
import { printersIn } from './pdf-words.ts';

async function invoicesOf(tx: Tx, policyId: string): Promise<InvoiceDue[]> {
  const rows = await tx
    .selectFrom('invoices')
    .select(['sequence', 'due_date', 'premium', 'fees'])
    .where('policy_id', '=', policyId)
    .where('status', '<>', 'void')
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence, due_date, premium, fees }) => ({
    sequence,
    dueDate: day(due_date),
    premium,
    fees,
    amount: premium + fees,
  }));
}

async function ratingOf(tx: Tx, quoteId: string): Promise<Rating> {
  const { rating_response } = await tx
    .selectFrom('quotes')
    .select('rating_response')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  // Written by `saveEdit` from a Rating, without its trace.
  return { ...(rating_response as Omit<Rating, 'trace'>), trace: [] };
}

/** The content of a policy's declarations in a language, as it covers on the day on which they are made. Throws when there is no such policy. */
export async function gatherDeclarations(
  { tx, platform }: Gathering,
  { id: policyId, locale, made }: Pick<Subject, 'id' | 'locale' | 'made'>,
): Promise<Declarations> {
  const { policy } = await loadPolicy({ tx }, policyId);
  const organization: IssuingOrganization = await tx
    .selectFrom('organizations')
    .select(['name', 'service_phone as phone', 'service_email as email'])
    .where('organization_id', '=', policy.organizationId)
    .executeTakeFirstOrThrow();
  const { quote } = await loadQuote({ tx, platform }, policy.currentQuoteId);
  const source = {
    policy,
    quote,
    rating: await ratingOf(tx, policy.currentQuoteId),
    invoices: await invoicesOf(tx, policyId),
    organization,
    insurer: await insurerOf(tx, quote),
    settlement: policy.status === 'cancelled' ? await readSettlement(tx, policyId) : null,
    issued: dayInZone(made, policy.timeZone),
  };
  return declarationsOf(source, { locale, t: printersIn(locale, policy.currency).t });
}
