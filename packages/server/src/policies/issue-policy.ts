import type { PolicyIssued } from '@roadworthy/core/policies/issue-policy.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { formatPolicyNumber } from '@roadworthy/core/policies/policy-number.ts';
import { coverBegins, coverMinute } from '@roadworthy/core/policies/term.ts';
import { feesOn } from '@roadworthy/core/products/product-fees.ts';
import { namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';
import { productOf } from '../products/product-store.ts';
import { keepSubjects } from '../quoting/stored-subjects.ts';
import { termsOfStored } from '../quoting/pricing/rate-stored-quote.ts';
import { termsOfSignature } from '../quoting/signing/signed-reading.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { learnPolicy } from './policy-store.ts';
import { recordActivity } from './record-activity.ts';
import { writePolicyTransaction, writeSegments } from './policy-stack.ts';

/** The policy that was written, the account of its named insured, and the first transaction of its stack. */
export type IssuedPolicy = { readonly policy: Policy; readonly userId: string; readonly transactionId: string };

/** The account of the named insured: the one that the quote belongs to, or the one of their e-mail address. */
export async function accountOf(work: Work, { quote, userId }: Pick<StoredQuote, 'quote' | 'userId'>): Promise<string> {
  const insured = namedInsuredOf(quote);
  if (userId !== null || !insured?.email) return userId ?? Promise.reject(new Error('A bound quote has an e-mail'));
  const { user_id } = await work.tx
    .insertInto('users')
    .values({
      email: insured.email,
      first_name: insured.firstName,
      last_name: insured.lastName ?? insured.businessName,
      phone: insured.phone,
    })
    // Writing the same address again answers the row that is there.
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: insured.email ?? '' }))
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id;
}

async function nextPolicyNumber(work: Work, productId: string): Promise<string> {
  const [{ numberPrefix }, { rows }] = await Promise.all([
    productOf(work.tx, productId),
    sql<{ series: number }>`select nextval('policy_number_series') as series`.execute(work.tx),
  ]);
  return formatPolicyNumber({ prefix: numberPrefix, series: rows[0]?.series ?? 0 });
}

/** Writes the policy that a bound quote becomes, its first event, its line in the book of activities, the bottom of its stack and what it is rated by. */
export async function issuePolicy(work: Work, issued: PolicyIssued, stored: StoredQuote): Promise<IssuedPolicy> {
  const userId = await accountOf(work, stored);
  const policyNumber = issued.policyNumber ?? (await nextPolicyNumber(work, issued.productId));
  const row = await work.tx
    .insertInto('policies')
    .values({
      organization_id: work.organizationId,
      product_id: issued.productId,
      provider: issued.provider,
      policy_number: policyNumber,
      policy_status: issued.status,
      policy_term: issued.policyTerm,
      ...(issued.contractId === null ? {} : { contract_id: issued.contractId }),
      current_quote_id: issued.quoteId,
      user_id: userId,
      effective_date: issued.effectiveDate,
      expiration_date: issued.expirationDate,
      time_zone: issued.timeZone,
      // A next term goes on where the one before it ends, however late it is paid for.
      cover_from:
        issued.activity === 'renewal'
          ? coverMinute(issued.effectiveDate, issued.timeZone)
          : coverBegins(issued.effectiveDate, issued.timeZone, work.now),
      language: issued.language,
      currency: issued.currency,
      payment_term: issued.paymentTerm,
      premium: issued.premium,
      fees: issued.fees,
      installment_fee: feesOn(stored.productFees, issued.effectiveDate).installmentFee,
      terms: JSON.stringify(termsOfSignature(stored.signerInfo) ?? termsOfStored(stored)),
      signed_at: stored.signedAt,
      signer_info: stored.signerInfo === null ? null : JSON.stringify(stored.signerInfo),
      created: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { policy } = learnPolicy(work, row);
  await work.tx
    .insertInto('policy_events')
    .values({
      organization_id: work.organizationId,
      policy_id: policy.policyId,
      event_type: 'policy_issued',
      due_date: issued.effectiveDate,
      created: work.now,
    })
    .execute();
  await recordActivity(work, policy, { action: issued.activity, change: policy.premium, quote: stored.quote });
  await keepSubjects(work, [stored.quote]);
  const { policyId } = policy;
  const { effectiveDate: from, expirationDate: to, quoteId } = issued;
  const written = { policyId, kind: issued.activity, effectiveDate: from, quoteId } as const;
  const transactionId = await writePolicyTransaction(work, written);
  await writeSegments(work, { policyId, transactionId }, [{ from, to, status: 'in_force', quoteId }]);
  return { policy, userId, transactionId };
}
