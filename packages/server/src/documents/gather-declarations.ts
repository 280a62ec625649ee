import type { InvoiceDue } from '@roadworthy/core/billing/instalments.ts';
import {
  type Declarations,
  declarationsOf,
  type IssuingOrganization,
} from '@roadworthy/core/documents/declarations.ts';
import type { PolicyIssued } from '@roadworthy/core/policies/issue-policy.ts';
import type { Provider } from '@roadworthy/core/products/vocabulary.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import { day, dayInZone } from '@roadworthy/core/shared/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';

function issuedTerm(row: Selectable<Database['policies']>): PolicyIssued {
  return {
    type: 'policy_issued',
    quoteId: row.current_quote_id,
    organizationId: row.organization_id,
    productId: row.product_id,
    provider: row.provider as Provider,
    // As it was when cover began or was to begin: the declarations do not follow what became of the policy.
    status: row.policy_status === 'pending' ? 'pending' : 'active',
    policyTerm: row.policy_term,
    contractId: row.contract_id,
    effectiveDate: day(row.effective_date),
    expirationDate: day(row.expiration_date),
    timeZone: row.time_zone,
    currency: row.currency,
    paymentTerm: row.payment_term,
    premium: row.premium,
    fees: row.fees,
    activity: 'new_business',
  };
}

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

/** The content of a policy's declarations, as of the day on which it was issued. Throws when there is no such policy. */
export async function gatherDeclarations(
  { tx, platform }: Pick<Work, 'tx'> & { readonly platform: Pick<Platform, 'secrets'> },
  policyId: string,
): Promise<Declarations> {
  const policy = await tx
    .selectFrom('policies')
    .selectAll()
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  const organization: IssuingOrganization = await tx
    .selectFrom('organizations')
    .select(['name', 'service_phone as phone', 'service_email as email'])
    .where('organization_id', '=', policy.organization_id)
    .executeTakeFirstOrThrow();
  const { quote } = await loadQuote({ tx, platform }, policy.current_quote_id);
  return declarationsOf({
    policyNumber: policy.policy_number,
    policy: issuedTerm(policy),
    quote,
    rating: await ratingOf(tx, policy.current_quote_id),
    invoices: await invoicesOf(tx, policyId),
    organization,
    issued: dayInZone(policy.created, policy.time_zone),
  });
}
