import type { ElectronicConsent } from '@roadworthy/core/policies/notices/counting-channel.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Provider } from '@roadworthy/core/products/vocabulary.ts';
import { noSmall, type SoldTerms } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';
import { isLocked, noteLock, readUnderLock } from '../kernel/under-lock.ts';

/** A policy's row beyond what the rules see, for the operations that need it. */
export type StoredPolicy = {
  readonly policy: Policy;
  /** When it was issued. */
  readonly created: Date;
  /** Whether the insured agreed to electronic records when they signed, and has not withdrawn that since. */
  readonly consent: ElectronicConsent;
};

/** What a signature says of electronic records, as it was written down with it. */
type Signed = { readonly consent?: boolean; readonly e_consent_version?: string | null } | null;

function consentFromRow(row: Pick<Selectable<Database['policies']>, 'signer_info' | 'e_consent_withdrawn'>) {
  const signed = row.signer_info as Signed;
  return {
    version: signed?.consent === true ? (signed.e_consent_version ?? null) : null,
    isWithdrawn: row.e_consent_withdrawn !== null,
  };
}

type Reading = { readonly tx: Tx };

/** A policy's row as the rules see it. The database's checks stand for the value lists. */
export function policyFromRow(row: Selectable<Database['policies']>): StoredPolicy {
  return {
    policy: {
      policyId: row.policy_id,
      organizationId: row.organization_id,
      productId: row.product_id,
      provider: row.provider as Provider,
      policyNumber: row.policy_number,
      status: row.policy_status,
      policyTerm: row.policy_term,
      contractId: row.contract_id,
      currentQuoteId: row.current_quote_id,
      userId: row.user_id,
      effectiveDate: day(row.effective_date),
      expirationDate: day(row.expiration_date),
      timeZone: row.time_zone,
      coverFrom: row.cover_from,
      language: row.language,
      currency: row.currency,
      paymentTerm: row.payment_term,
      premium: row.premium,
      fees: row.fees,
      total: row.total,
      cancelledAsOf: row.cancelled_as_of === null ? null : day(row.cancelled_as_of),
      cancellationReason: row.cancellation_reason,
      customerRenewalOption: row.customer_renewal_option,
      // As issue-policy.ts wrote them.
      terms: row.terms === null ? null : { ...noSmall, ...(row.terms as SoldTerms) },
    },
    created: row.created,
    consent: consentFromRow(row),
  };
}

/** The policy as it stands. Throws `not_found`. */
export const loadPolicy = readUnderLock(
  ['policies'],
  (policyId: string) => policyId,
  async ({ tx }, policyId): Promise<StoredPolicy> => {
    const row = await tx.selectFrom('policies').selectAll().where('policy_id', '=', policyId).executeTakeFirst();
    if (!row) throw notFound();
    return policyFromRow(row);
  },
);

/** The same of a policy that was issued in this transaction, which nobody else sees. */
export function learnPolicy({ tx }: Reading, row: Selectable<Database['policies']>): StoredPolicy {
  const stored = policyFromRow(row);
  noteLock(tx, row.policy_id);
  loadPolicy.learn({ tx }, row.policy_id, stored);
  return stored;
}

/** The same under the policy's row lock: every writer of a policy or of anything beneath it goes through here. */
export async function lockPolicy({ tx }: Reading, policyId: string): Promise<StoredPolicy> {
  if (isLocked(tx, policyId)) return loadPolicy({ tx }, policyId);
  const row = await tx
    .selectFrom('policies')
    .selectAll()
    .where('policy_id', '=', policyId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return learnPolicy({ tx }, row);
}

/**
 * A row beneath a policy with that policy, as both stand: read again once the policy is there, since another writer may
 * have been quicker while this one waited for its lock. Throws `not_found`.
 */
export async function openBeneath<Row extends { readonly policy_id: string }>(
  work: Reading,
  read: () => Promise<Row | undefined>,
  policyOf: (work: Reading, policyId: string) => Promise<StoredPolicy>,
): Promise<{ readonly row: Row; readonly stored: StoredPolicy }> {
  const found = await read();
  if (!found) throw notFound();
  const stored = await policyOf(work, found.policy_id);
  return { row: (await read()) ?? found, stored };
}
