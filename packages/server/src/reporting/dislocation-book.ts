import { openRenewalStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import { statusesInForce } from '@roadworthy/core/policies/vocabulary.ts';
import { storedFormat } from '@roadworthy/core/quoting/subject/stored-subject.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import { keepSubjects } from '../quoting/stored-subjects.ts';
import { isChecked, readRatedContents, type RatedQuoteContent } from '../quoting/pricing/rated-contents.ts';
import { within } from '../kernel/within.ts';
import type { Work } from '../kernel/work.ts';
import { atOnce, type StoredPart, type PolicyToRate } from './rate-policies.ts';

// What is charged is the policy's premium; of a renewal that has its own quote, that quote's.
const ofBook = (organizationId: string, provider: string) => sql`
  from policies p
  left join lateral (
    select r.policy_renewal_id, r.renewal_quote_id, r.renewal_date from policy_renewals r
    where r.source_policy_id = p.policy_id and r.status = any (${[...openRenewalStatuses]})
    order by r.created desc limit 1
  ) r on true
  where p.provider = ${provider} and p.organization_id = ${organizationId}
    -- What no rates price is moved by none.
    and not exists (select from quotes q where q.quote_id = p.current_quote_id and q.kind = 'brown_brown_application')
    and (p.policy_status = any (${[...statusesInForce]}) or r.policy_renewal_id is not null)`;

/** How many policies of a line these organizations have to rate together. */
export async function countPolicies(work: Work, provider: string, organizations: readonly string[]): Promise<number> {
  let all = 0;
  for (const organizationId of organizations) {
    const counted = sql<{ policies: number }>`select count(*)::integer as policies ${ofBook(organizationId, provider)}`;
    const { rows } = await within(work, organizationId, () => counted.execute(work.tx));
    all += rows[0]?.policies ?? 0;
  }
  return all;
}

/** Policies of one organization that are rated together, in the order of their keys. */
export type PolicyPage = {
  /** The last of them. */
  readonly last: string;
  /** Those that are rated by what is kept of them. */
  readonly stored: readonly StoredPart[];
  /** The others. */
  readonly read: readonly PolicyToRate[];
  /** The versions that they were sold by. */
  readonly versions: readonly string[];
};

type ReadValues = readonly [
  policyId: string,
  policyNumber: string,
  premium: number,
  quoteId: string,
  policyRenewalId: string | null,
  renewalQuoteId: string | null,
  renewalDate: string | null,
];

function fromContent(values: ReadValues, contents: ReadonlyMap<string, RatedQuoteContent>): PolicyToRate[] {
  const [policyId, policyNumber, premium, quoteId, policyRenewalId, renewalQuoteId, renewalDate] = values;
  const content = contents.get(renewalQuoteId ?? quoteId);
  if (!content) return [];
  const { raterVersionId } = content;
  const policy = { policyId, policyNumber, policyRenewalId, raterVersionId };
  if (renewalQuoteId !== null) return [{ ...policy, subject: subjectOfQuote(content), charged: content.premium }];
  if (renewalDate === null) return [{ ...policy, subject: subjectOfQuote(content), charged: premium }];
  // Nobody has written the next term yet: it is what is insured now, from the day of the renewal on.
  const renewed = { ...content, effectiveDate: day(renewalDate) };
  return [{ ...policy, subject: subjectOfQuote(renewed), charged: null }];
}

/** Reads policies of which nothing usable is kept, and keeps what they are rated by. */
async function readPolicies(work: Work, policies: readonly ReadValues[]): Promise<PolicyToRate[]> {
  if (policies.length === 0) return [];
  const contents = await readRatedContents(
    work,
    policies.map(([, , , quoteId, , renewalQuoteId]) => renewalQuoteId ?? quoteId),
  );
  const bound = policies.flatMap(([, , , quoteId]) => contents.get(quoteId) ?? []);
  await keepSubjects(work, bound);
  return policies.flatMap((values) => fromContent(values, contents));
}

/** Policies of a page that are rated together. */
type PageRow = {
  readonly last: string;
  readonly version: string | null;
  readonly stored: string | null;
  readonly unread: readonly ReadValues[] | null;
};

/** The next policies in the order of their keys, as they are rated; null after the last. */
export async function nextPolicies(
  work: Work,
  provider: string,
  after: string | null,
  most: number,
): Promise<PolicyPage | null> {
  const query = sql`
    select max(p.policy_id::text collate "C") as last, k.rater_version_id as version,
      json_agg(json_build_array(p.policy_id, p.policy_number, p.premium, p.policy_renewal_id, p.renewal_date,
        k.subject)) filter (where k.subject is not null)::text as stored,
      json_agg(json_build_array(p.policy_id, p.policy_number, p.premium, p.current_quote_id, p.policy_renewal_id,
        p.renewal_quote_id, p.renewal_date)) filter (where k.subject is null) as unread
    from (
      select p.policy_id, p.policy_number, p.premium, p.current_quote_id, r.policy_renewal_id, r.renewal_quote_id,
        r.renewal_date, (row_number() over (order by p.policy_id) - 1) / ${atOnce} as part
      ${ofBook(work.organizationId, provider)} and p.policy_id > ${after ?? '00000000-0000-0000-0000-000000000000'}
      order by p.policy_id limit ${most}) p
    left join lateral (
      select k.rater_version_id, k.subject from rated_subjects k
      where k.quote_id = p.current_quote_id and k.format = ${storedFormat} and p.renewal_quote_id is null
        -- On another day of the year somebody may be a year older; later than that, what a record shows may be too old.
        and (p.renewal_date is null or (to_char(p.renewal_date, 'MM-DD') = to_char(k.effective_date, 'MM-DD')
          and not ${isChecked('p.current_quote_id')}))
      limit 1) k on true
    group by p.part, k.rater_version_id`.compile(work.tx);
  // Planned anew for each batch: a plan from when hardly anything was kept would look at all of it for each policy.
  const { rows } = await work.tx.client.query<PageRow>(query.sql, [...query.parameters]);
  const last = rows
    .map((row) => row.last)
    .toSorted()
    .at(-1);
  if (!last) return null;
  const read = await readPolicies(
    work,
    rows.flatMap(({ unread }) => unread ?? []),
  );
  const stored = rows.flatMap(({ stored, version }) => (stored ? [{ raterVersionId: version, policies: stored }] : []));
  const sold = new Set([...stored, ...read].map(({ raterVersionId }) => raterVersionId));
  return { last, stored, read, versions: [...sold].filter((version) => version !== null) };
}
