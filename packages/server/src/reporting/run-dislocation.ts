import { ratesChanged } from '@roadworthy/core/rating/dislocation/resume-dislocation.ts';
import type { RateBook } from '@roadworthy/core/rating/book/rate-book.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import type { JobData } from '../kernel/jobs/job-queues.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { bookAsItIs, promotedBook } from '../rating/rate-books.ts';
import { countPolicies, nextPolicies, type PolicyPage } from './dislocation-book.ts';
import { endRun, failRun, type Inside, saveBatch } from './dislocation-progress.ts';
import { lockRun, organizationsOf, type Place, placeOf } from './dislocation-run.ts';
import { type Comparison, ratePolicies } from './rate-policies.ts';

type Run = {
  readonly runId: string;
  readonly provider: string;
  readonly comparison: Comparison;
  /** The versions that the run names, and those that policies were sold by as they are read. */
  readonly books: Map<string, RateBook>;
  /** Whose policies are rated, in this order. */
  readonly organizations: readonly string[];
  readonly place: Place | null;
};

export type BatchSizes = {
  /** Policies of one batch, which is one short transaction. */
  readonly policies: number;
  /** Batches of one job; another job goes on after them. */
  readonly batches: number;
};

const sizes: BatchSizes = { policies: 2000, batches: 100 };

/** Begins or goes on with a run; null when it is not to be gone on with. */
async function beginRun(work: Work, runId: string): Promise<Run | null> {
  const { tx, now } = work;
  const row = await lockRun(tx, runId);
  if (row.status !== 'queued' && row.status !== 'running') return null;
  const save = tx.updateTable('dislocation_runs').where('dislocation_run_id', '=', runId);
  const { provider, cap_percent: capPercent, rater_version_id: other, base_rater_version_id: base } = row;
  const books = new Map<string, RateBook>();
  let digests = '';
  for (const version of base === null ? [other] : [other, base]) {
    const { book, digest } = await bookAsItIs(tx, version);
    books.set(version, book);
    digests += digest.slice(0, 32);
  }
  if (row.rates_digest !== null && row.rates_digest !== digests) {
    await save.set({ status: 'failed', failure: ratesChanged, finished: now }).execute();
    return null;
  }
  const organizations = await organizationsOf(tx, row);
  const total = row.total ?? (await countPolicies(work, provider, organizations));
  await save.set({ status: 'running', rates_digest: digests, total, started: row.started ?? now }).execute();
  const comparison = { capPercent, raterVersionId: other, baseRaterVersionId: base };
  return { runId, provider, comparison, books, organizations, place: placeOf(row) };
}

/** What the steps of one job share. */
type Job = { readonly run: Run; readonly owner: Inside; readonly insideOf: (organizationId: string) => Inside };

async function readPage(
  work: Work,
  { provider, comparison, books }: Run,
  after: string | null,
  most: number,
): Promise<PolicyPage | null> {
  const page = await nextPolicies(work, provider, after, most);
  const sold = comparison.baseRaterVersionId === null ? (page?.versions ?? []) : [];
  for (const version of sold) if (!books.has(version)) books.set(version, await promotedBook(work.tx, version));
  return page;
}

/** Goes on while something else is done; what it fails of is known where it is waited for. */
function meanwhile<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}

type Ended = { readonly how: 'all' | 'stopped' | 'more'; readonly place: Place | null; readonly batches: number };

/** Rates the policies of one organization: while a batch is rated, the next is read and the one before is saved. */
async function rateOrganization(
  job: Job,
  organizationId: string,
  begun: Place | null,
  sizes: BatchSizes,
): Promise<Ended> {
  const { run, owner, insideOf } = job;
  const reader = insideOf(organizationId);
  const read = (after: string | null) => meanwhile(reader((work) => readPage(work, run, after, sizes.policies)));
  let place = begun;
  let reading = read(begun?.organizationId === organizationId ? begun.policyId : null);
  let saving = Promise.resolve(true);
  for (let batches = 0; ; batches += 1) {
    const page = await reading;
    if (!page || batches === sizes.batches) {
      return { how: (await saving) ? (page ? 'more' : 'all') : 'stopped', place, batches };
    }
    const [from, to] = [place, { organizationId, policyId: page.last }];
    place = to;
    reading = read(to.policyId);
    const rated = await ratePolicies({ organizationId, ...page }, run.comparison, run.books);
    if (!(await saving)) {
      await reading;
      return { how: 'stopped', place: from, batches };
    }
    saving = meanwhile(saveBatch(owner, run.runId, { from, to }, rated));
  }
}

/** Rates one organization after another. */
async function rateBook(job: Job, { policies, batches }: BatchSizes): Promise<Ended> {
  const { place: begun, organizations } = job.run;
  let ended: Ended = { how: 'all', place: begun, batches: 0 };
  let left = batches;
  for (const organizationId of organizations) {
    if (begun && organizationId < begun.organizationId) continue;
    ended = await rateOrganization(job, organizationId, ended.place, { policies, batches: left });
    if (ended.how !== 'all') return ended;
    left -= ended.batches;
  }
  return ended;
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
  const insideOf =
    (organization: string): Inside =>
    (step) =>
      inOrganization(kernel, organization, request, step);
  const owner = insideOf(organizationId);
  try {
    const run = await owner((work) => beginRun(work, runId));
    if (!run) return;
    const { how, place } = await rateBook({ run, owner, insideOf }, batchSizes);
    if (how === 'more') await owner((work) => work.enqueue('run-dislocation', job));
    if (how === 'all') await owner((work) => endRun(work, run, place));
  } catch (error) {
    kernel.platform.log.error({ err: error, runId }, 'a dislocation run failed');
    await owner((work) => failRun(work, runId));
  }
}
