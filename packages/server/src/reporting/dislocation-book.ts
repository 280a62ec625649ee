import { openRenewalStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import { statusesInForce } from '@roadworthy/core/policies/vocabulary.ts';
import { day } from '@roadworthy/core/shared/day.ts';
import { sql } from 'kysely';
import { readRatedContents, type RatedQuoteContent } from '../quoting/rated-contents.ts';
import type { Work } from '../kernel/work.ts';

/** A policy as it is rated: the term on offer where one is open, else the term in force. */
export type PolicyToRate = {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly policyRenewalId: string | null;
  readonly content: RatedQuoteContent;
  /** In cents; null for a term that nobody has priced. */
  readonly charged: number | null;
};

// What is charged is the policy's premium; of a renewal that has its own quote, that quote's.
const ofBook = (provider: string) => sql`
  from policies p
  left join lateral (
    select r.policy_renewal_id, r.renewal_quote_id, r.renewal_date from policy_renewals r
    where r.source_policy_id = p.policy_id and r.status = any (${[...openRenewalStatuses]})
    order by r.created desc limit 1
  ) r on true
  where p.provider = ${provider}
    and (p.policy_status = any (${[...statusesInForce]}) or r.policy_renewal_id is not null)`;

/** How many policies of a line the work's organization has to rate. */
export async function countPolicies({ tx }: Work, provider: string): Promise<number> {
  const { rows } = await sql<{ policies: number }>`select count(*)::integer as policies ${ofBook(provider)}`.execute(
    tx,
  );
  return rows[0]?.policies ?? 0;
}

type Row = {
  readonly policy_id: string;
  readonly policy_number: string;
  readonly policy_renewal_id: string | null;
  readonly renewal_quote_id: string | null;
  readonly renewal_date: string | null;
  readonly current_quote_id: string;
  readonly premium: number;
};

function toRate(row: Row, contents: ReadonlyMap<string, RatedQuoteContent>): PolicyToRate[] {
  const { renewal_quote_id, renewal_date, premium } = row;
  const content = contents.get(renewal_quote_id ?? row.current_quote_id);
  if (!content) return [];
  const { policy_id: policyId, policy_number: policyNumber, policy_renewal_id: policyRenewalId } = row;
  const policy = { policyId, policyNumber, policyRenewalId };
  if (renewal_quote_id !== null) return [{ ...policy, content, charged: content.premium }];
  if (renewal_date === null) return [{ ...policy, content, charged: premium }];
  // Nobody has written the next term yet: it is what is insured now, from the day of the renewal on.
  return [{ ...policy, content: { ...content, effectiveDate: day(renewal_date) }, charged: null }];
}

/** The next policies in the order of their keys, with what they were rated with; none after the last. */
export async function nextPolicies(
  work: Work,
  provider: string,
  after: string | null,
  most: number,
): Promise<PolicyToRate[]> {
  const { rows } = await sql<Row>`
    select p.policy_id, p.policy_number, p.current_quote_id, p.premium, r.policy_renewal_id, r.renewal_quote_id, r.renewal_date
    ${ofBook(provider)} and p.organization_id = ${work.organizationId}
      and p.policy_id > ${after ?? '00000000-0000-0000-0000-000000000000'}
    order by p.policy_id limit ${most}`.execute(work.tx);
  const contents = await readRatedContents(
    work,
    rows.map(({ renewal_quote_id, current_quote_id }) => renewal_quote_id ?? current_quote_id),
  );
  return rows.flatMap((row) => toRate(row, contents));
}
