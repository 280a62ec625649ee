import { findImbalances, type Imbalance } from '@roadworthy/core/billing/ledger/find-imbalances.ts';
import { sql } from 'kysely';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import { scanOrganizations } from '../../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../../kernel/work.ts';
import { agreedPrice, figuresFrom, figuresOf, type FiguresRow } from './policy-figures.ts';

/** Policies whose figures are read in one statement. */
const chunkSize = 1_000;

const nextPolicies = figuresOf(`
  select ${agreedPrice} from policies p
  where p.organization_id = $1::uuid and ($2::uuid is null or p.policy_id > $2::uuid) order by p.policy_id limit $3::int`);

type Finding = Imbalance & { readonly policyId: string | null };

/** Keeps what does not balance now, and clears what does again of what was looked at. */
async function keepFindings(
  { tx, organizationId, now }: Work,
  findings: readonly Finding[],
  looked: readonly (string | null)[],
): Promise<void> {
  const found = sql`unnest(${findings.map((one) => one.policyId)}::uuid[], ${findings.map((one) => one.rule)}::text[],
    ${findings.map((one) => one.expected)}::bigint[], ${findings.map((one) => one.found)}::bigint[])
    as found (policy_id, rule, expected, found)`;
  await sql`
    update balance_findings b set cleared = ${now}::timestamptz
    where cleared is null and organization_id = ${organizationId}::uuid
      and (policy_id = any (${looked.filter((id) => id !== null)}::uuid[])
        or policy_id is null and ${looked.includes(null)}::boolean)
      and not exists (select from ${found}
        where found.policy_id is not distinct from b.policy_id and found.rule = b.rule)`.execute(tx);
  if (findings.length === 0) return;
  await sql`
    insert into balance_findings (organization_id, policy_id, rule, expected, found, first_found, last_found)
    select ${organizationId}::uuid, policy_id, rule, expected, found, ${now}::timestamptz, ${now}::timestamptz
    from ${found}
    on conflict (organization_id, policy_id, rule) where cleared is null
    do update set expected = excluded.expected, found = excluded.found, last_found = excluded.last_found`.execute(tx);
}

type Looked = { readonly last: string | null; readonly books: number; readonly broken: number };

/** Looks at the next policies of an organization: the last of them, what their books sum to, and how many do not balance. */
async function checkChunk(work: Work, after: string | null): Promise<Looked> {
  const { rows } = await work.tx.client.query<FiguresRow>({
    name: 'balance of policies',
    text: nextPolicies,
    values: [work.organizationId, after, chunkSize],
  });
  const figures = rows.map(figuresFrom);
  const ids = figures.map(({ policyId }) => policyId);
  const findings = figures.flatMap((one) =>
    findImbalances(one).map((imbalance) => ({ policyId: one.policyId, ...imbalance })),
  );
  await keepFindings(work, findings, ids);
  return {
    last: ids.length < chunkSize ? null : (ids.at(-1) ?? null),
    books: figures.reduce((sum, one) => sum + one.books, 0),
    broken: findings.length,
  };
}

/**
 * Looks whether the books of every policy and of every organization balance, chunk by chunk, and keeps what does not as
 * findings, until it does again. It changes nothing of the books. Killed or run twice, it finds the same.
 */
export async function checkBalances(kernel: Kernel): Promise<void> {
  const everyBook = 'select distinct organization_id from policies';
  await scanOrganizations(kernel, 'balance', everyBook, async (inside, organizationId) => {
    let books = 0;
    let broken = 0;
    let after: string | null = null;
    do {
      const from: string | null = after;
      const chunk: Looked = await inside((work) => checkChunk(work, from));
      books += chunk.books;
      broken += chunk.broken;
      after = chunk.last;
    } while (after !== null);
    const whole: Finding[] = books === 0 ? [] : [{ policyId: null, rule: 'books', expected: 0, found: books }];
    await inside((work) => keepFindings(work, whole, [null]));
    if (broken > 0) kernel.platform.log.error({ organizationId, broken }, 'books do not balance');
  });
}
