import { statusesInForce } from '@roadworthy/core/policies/vocabulary.ts';
import { garagingArea } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { type BookEntry, judgeBy, withEntries } from '@roadworthy/core/underwriting/rule-impact.ts';
import { sql } from 'kysely';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { failPoint } from '../kernel/jobs/fail-point.ts';
import type { JobData } from '../kernel/jobs/job-queues.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { productOf } from '../products/product-store.ts';
import { loadQuotes } from '../quoting/quote-store.ts';
import { type ImpactRun, lockImpactRun } from './rule-impact-store.ts';

export type ImpactSizes = {
  /** Quotes of one batch, which is one short transaction: so many are looked at at most once a run is cancelled. */
  readonly quotes: number;
  /** Batches of one job; another job goes on after them, so that others get their turn. */
  readonly batches: number;
};

const sizes: ImpactSizes = { quotes: 100, batches: 100 };

/** A quote of the book, and the policy in force that it describes. */
type BookRow = {
  readonly quote_id: string;
  readonly policy_id: string | null;
  readonly policy_number: string | null;
  readonly policy_status: string | null;
  readonly policy_premium: number | null;
  readonly is_recent: boolean;
};

/**
 * The quotes of a product that were begun since a day, and those that describe its policies in force. What was emptied of
 * its person has no answers left to judge.
 */
const bookOf = ({ organization_id, product_id, since }: ImpactRun) => sql`
  from (
    select q.quote_id, p.policy_id, p.policy_number, p.policy_status, p.premium as policy_premium,
      q.status <> 'replaced' and q.created > ${since} as is_recent
    from quotes q
    left join policies p on p.current_quote_id = q.quote_id and p.policy_status = any (${[...statusesInForce]})
    where q.organization_id = ${organization_id} and q.product_id = ${product_id} and q.erased is null
  ) book
  where (is_recent or policy_id is not null)`;

/** Begins or goes on with a run; whether it is to be gone on with. */
async function beginRun({ tx, now }: Work, runId: string): Promise<boolean> {
  const run = await lockImpactRun(tx, runId);
  if (run.status !== 'queued' && run.status !== 'running') return false;
  const counted = await sql<{ quotes: number }>`select count(*)::integer as quotes ${bookOf(run)}`.execute(tx);
  await tx
    .updateTable('rule_impact_runs')
    .set({ status: 'running', started: run.started ?? now, total: run.total ?? counted.rows[0]?.quotes ?? 0 })
    .where('rule_impact_run_id', '=', runId)
    .execute();
  return true;
}

type Entry = BookEntry & Pick<BookRow, 'policy_id' | 'policy_number' | 'quote_id'>;

/** What the draft of a run says of some of its book, in the order of the keys. */
async function judgeRows(work: Work, run: ImpactRun, rows: readonly BookRow[]): Promise<Entry[]> {
  const { provider } = await productOf(work.tx, run.product_id);
  const judge = judgeBy(run.rule, provider, run.inUse);
  const quotes = await loadQuotes(
    work,
    rows.map(({ quote_id }) => quote_id),
  );
  const known = new Map(quotes.map((one) => [one.quote.quoteId, one]));
  return rows.flatMap(({ quote_id, policy_id, policy_number, policy_status, policy_premium, is_recent }) => {
    const found = known.get(quote_id);
    if (!found) return [];
    const { quote, premium } = found;
    return {
      quote_id,
      policy_id,
      policy_number,
      ...judge(quote),
      premium: policy_premium ?? premium,
      isRecent: is_recent,
      isInForce: policy_id !== null,
      state: garagingArea(quote),
      status: policy_status ?? quote.status,
    };
  });
}

/** Keeps whom the draft hits and whom it would let go, each once. */
async function saveRows({ tx, organizationId }: Work, runId: string, entries: readonly Entry[]): Promise<void> {
  const rows = entries
    .filter(({ values, isHitNow }) => values.length > 0 || isHitNow)
    .map(({ quote_id, policy_id, policy_number, state, status, premium, values, isHitNow }) => ({
      rule_impact_run_id: runId,
      organization_id: organizationId,
      quote_id,
      policy_id,
      policy_number,
      status,
      administrative_area: state,
      premium,
      is_hit: values.length > 0,
      is_hit_now: isHitNow,
      seen: values.join(', ').slice(0, 2e3),
    }));
  if (rows.length > 0) await tx.insertInto('rule_impact_rows').values(rows).execute();
}

/** Looks at the next quotes of a run, and saves what it found with the place that the run has come to. */
async function lookAtNext(work: Work, runId: string, most: number): Promise<'stopped' | 'all' | 'more'> {
  const { tx, now } = work;
  const run = await lockImpactRun(tx, runId);
  if (run.status !== 'running') return 'stopped';
  const { rows } = await sql<BookRow>`
    select * ${bookOf(run)} and quote_id > ${run.after_quote_id ?? '00000000-0000-0000-0000-000000000000'}
    order by quote_id limit ${most}`.execute(tx);
  const save = tx.updateTable('rule_impact_runs').where('rule_impact_run_id', '=', runId);
  const last = rows.at(-1);
  if (!last) {
    // Quotes may have come or gone since they were counted.
    await save.set({ status: 'done', total: run.done, finished: now }).execute();
    return 'all';
  }
  const entries = await judgeRows(work, run, rows);
  await saveRows(work, runId, entries);
  await save
    .set({
      done: run.done + rows.length,
      after_quote_id: last.quote_id,
      impact: JSON.stringify(withEntries(run.impact, entries)),
    })
    .execute();
  return 'more';
}

/**
 * Tries a draft on what is left of a book, batch by batch: each is one transaction with the place that the run has come
 * to, so that a job that died, or was delivered twice, goes on where the last batch ended and counts nobody twice.
 */
export async function runRuleImpact(
  kernel: Kernel,
  job: JobData['run-rule-impact'],
  { quotes, batches }: ImpactSizes = sizes,
): Promise<void> {
  const { ruleImpactRunId: runId, organizationId } = job;
  const request = systemRequest(`rule-impact:${runId}`);
  const inside = <Result>(step: (work: Work) => Promise<Result>) =>
    inOrganization(kernel, organizationId, request, step);
  if (!(await inside((work) => beginRun(work, runId)))) return;
  try {
    for (let batch = 0; batch < batches; batch += 1) {
      if ((await inside((work) => lookAtNext(work, runId, quotes))) !== 'more') return;
      failPoint('rule-impact-batch');
    }
    await inside((work) => work.enqueue('run-rule-impact', job));
  } catch (error) {
    kernel.platform.log.error({ err: error, runId }, 'a rule could not be tried on a book');
    await inside(({ tx, now }) =>
      tx
        .updateTable('rule_impact_runs')
        .set({ status: 'failed', failure: 'unexpected', finished: now })
        .where('rule_impact_run_id', '=', runId)
        .where('status', '=', 'running')
        .execute(),
    );
  }
}
