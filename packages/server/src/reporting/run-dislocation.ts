import { setImmediate } from 'node:timers/promises';
import { rateDislocation } from '@roadworthy/core/rating/dislocation.ts';
import {
  decilesOf,
  type DislocationSummary,
  emptyDislocation,
  mergeDislocations,
  summarizeDislocations,
} from '@roadworthy/core/rating/dislocation-summary.ts';
import type { RateBook } from '@roadworthy/core/rating/rate-book.ts';
import { ratesChanged } from '@roadworthy/core/rating/resume-dislocation.ts';
import { garagingArea, subjectOfQuote } from '@roadworthy/core/quoting/subject-of-quote.ts';
import type { Kernel } from '../kernel/carry-out.ts';
import { failPoint } from '../kernel/fail-point.ts';
import type { JobData } from '../kernel/job-queues.ts';
import { inOrganization, systemRequest } from '../kernel/sweep.ts';
import type { Work } from '../kernel/work.ts';
import { bookAsItIs, promotedBook } from '../rating/rate-books.ts';
import { countPolicies, nextPolicies, type PolicyToRate } from './dislocation-book.ts';
import { countChanges, type RatedPolicy, saveResults } from './dislocation-results.ts';
import { lockRun } from './dislocation-run.ts';

type Run = {
  readonly runId: string;
  readonly provider: string;
  readonly capPercent: number | null;
  readonly other: RateBook;
  /** What every policy is compared with; null: with the version it was sold by. */
  readonly base: { readonly raterVersionId: string; readonly book: RateBook } | null;
  readonly after: string | null;
};

/** What policies were read, and the versions that they are compared with. */
type Page = { readonly policies: readonly PolicyToRate[]; readonly books: ReadonlyMap<string, RateBook> };

export type BatchSizes = {
  /** Policies of one batch, which is one short transaction. */
  readonly policies: number;
  /** Batches of one job; another job goes on after them. */
  readonly batches: number;
};

const sizes: BatchSizes = { policies: 500, batches: 400 };

/** Begins or goes on with a run; null when it is not to be gone on with. */
async function beginRun(work: Work, runId: string): Promise<Run | null> {
  const { tx, now } = work;
  const row = await lockRun(tx, runId);
  if (row.status !== 'queued' && row.status !== 'running') return null;
  const save = tx.updateTable('dislocation_runs').where('dislocation_run_id', '=', runId);
  const { book: other, digest } = await bookAsItIs(tx, row.rater_version_id);
  const baseId = row.base_rater_version_id;
  const base = baseId === null ? null : { raterVersionId: baseId, ...(await bookAsItIs(tx, baseId)) };
  const digests = digest.slice(0, 32) + (base?.digest.slice(0, 32) ?? '');
  if (row.rates_digest !== null && row.rates_digest !== digests) {
    await save.set({ status: 'failed', failure: ratesChanged, finished: now }).execute();
    return null;
  }
  const total = row.total ?? (await countPolicies(work, row.provider));
  const started = row.started ?? now;
  await save.set({ status: 'running', rates_digest: digests, total, started }).execute();
  const { provider, cap_percent: capPercent, after_policy_id: after } = row;
  return { runId, provider, capPercent, other, base, after };
}

async function readPage(work: Work, { provider, base }: Run, after: string | null, most: number): Promise<Page> {
  const policies = await nextPolicies(work, provider, after, most);
  const books = new Map<string, RateBook>();
  if (base) return { policies, books };
  for (const { content } of policies) {
    const version = content.raterVersionId;
    if (version !== null && !books.has(version)) books.set(version, await promotedBook(work.tx, version));
  }
  return { policies, books };
}

/** A version that has a price for nothing: what was never priced has none before. */
function ratePolicy(policy: PolicyToRate, { books }: Page, run: Run, organization: string): RatedPolicy {
  const { policyId, policyNumber, policyRenewalId, content, charged } = policy;
  const baseRaterVersionId = run.base?.raterVersionId ?? content.raterVersionId;
  const base = run.base?.book ?? (baseRaterVersionId === null ? undefined : books.get(baseRaterVersionId));
  const subject = subjectOfQuote(content);
  const compared = rateDislocation({ subject, charged }, base ?? run.other, run.other, run.capPercent);
  const rated = base ? compared : { ...compared, before: null, capped: null };
  const groups = { state: garagingArea(content), class: content.vehicles[0]?.type ?? '', organization };
  return { ...rated, policyId, policyNumber, policyRenewalId, baseRaterVersionId, groups };
}

/** What a run keeps as it goes; the changes are counted at its end. */
function withoutChanges(summary: DislocationSummary): string {
  return JSON.stringify({ ...summary, changes: {} });
}

function storedSummary(stored: unknown): DislocationSummary {
  // Written here alone.
  return { ...emptyDislocation(), ...(stored as Partial<DislocationSummary>) };
}

/** Saves a batch unless the run was stopped, or somebody else went on with it; whether it goes on. */
async function saveBatch(inside: Inside, { runId }: Run, after: string | null, rated: readonly RatedPolicy[]) {
  const found = summarizeDislocations(rated);
  const goesOn = await inside(async (work) => {
    const row = await lockRun(work.tx, runId);
    if (row.status !== 'running' || row.after_policy_id !== after) return false;
    await saveResults(work, runId, rated);
    const summary = withoutChanges(mergeDislocations(storedSummary(row.summary), found));
    await work.tx
      .updateTable('dislocation_runs')
      .set({ done: row.done + rated.length, after_policy_id: rated.at(-1)?.policyId ?? after, summary })
      .where('dislocation_run_id', '=', runId)
      .execute();
    return true;
  });
  failPoint('dislocation-batch');
  return goesOn;
}

async function endRun(work: Work, { runId }: Run, after: string | null): Promise<void> {
  const row = await lockRun(work.tx, runId);
  if (row.status !== 'running' || row.after_policy_id !== after) return;
  const deciles = decilesOf(await countChanges(work, runId));
  const summary = JSON.stringify({ ...storedSummary(row.summary), deciles });
  await work.tx
    .updateTable('dislocation_runs')
    // Policies may have come or gone since they were counted.
    .set({ status: 'done', total: row.done, finished: work.now, summary })
    .where('dislocation_run_id', '=', runId)
    .execute();
}

async function fail(work: Work, runId: string): Promise<void> {
  const { status } = await lockRun(work.tx, runId);
  if (status !== 'running' && status !== 'queued') return;
  await work.tx
    .updateTable('dislocation_runs')
    .set({ status: 'failed', failure: 'unexpected', finished: work.now })
    .where('dislocation_run_id', '=', runId)
    .execute();
}

type Inside = <Result>(step: (work: Work) => Promise<Result>) => Promise<Result>;

/** Goes on while something else is done; what it fails of is known where it is waited for. */
function meanwhile<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}

/** How many policies are rated before whatever else this process does has its turn. */
const atATime = 50;

async function ratePage(page: Page, run: Run, organization: string): Promise<RatedPolicy[]> {
  const rated: RatedPolicy[] = [];
  for (const policy of page.policies) {
    if (rated.length % atATime === 0) await setImmediate();
    rated.push(ratePolicy(policy, page, run, organization));
  }
  return rated;
}

type Ended = { readonly how: 'all' | 'stopped' | 'more'; readonly after: string | null };

/** While a batch is rated, the next is read and the one before is saved. */
async function rateBatches(inside: Inside, run: Run, organization: string, sizes: BatchSizes): Promise<Ended> {
  let { after } = run;
  const read = (from: string | null) => meanwhile(inside((work) => readPage(work, run, from, sizes.policies)));
  let reading = read(after);
  let saving = Promise.resolve(true);
  for (let batch = 0; ; batch += 1) {
    const page = await reading;
    const last = page.policies.at(-1);
    if (!last || batch === sizes.batches) {
      return { how: (await saving) ? (last ? 'more' : 'all') : 'stopped', after };
    }
    const from = after;
    after = last.policyId;
    reading = read(after);
    const rated = await ratePage(page, run, organization);
    if (!(await saving)) {
      await reading;
      return { how: 'stopped', after: from };
    }
    saving = meanwhile(saveBatch(inside, run, from, rated));
  }
}

/**
 * Rates what is left of a run, batch by batch: each is saved with the place that the run has come to, so that a job that
 * died, or was delivered twice, goes on where the last batch ended.
 */
export async function runDislocation(
  kernel: Kernel,
  job: JobData['run-dislocation'],
  batchSizes: BatchSizes = sizes,
): Promise<void> {
  const { dislocationRunId: runId, organizationId } = job;
  const request = systemRequest(`dislocation:${runId}`);
  const inside: Inside = (step) => inOrganization(kernel, organizationId, request, step);
  try {
    const run = await inside((work) => beginRun(work, runId));
    if (!run) return;
    const { how, after } = await rateBatches(inside, run, organizationId, batchSizes);
    if (how === 'more') await inside((work) => work.enqueue('run-dislocation', job));
    if (how === 'all') await inside((work) => endRun(work, run, after));
  } catch (error) {
    kernel.platform.log.error({ err: error, runId }, 'a dislocation run failed');
    await inside((work) => fail(work, runId));
  }
}
