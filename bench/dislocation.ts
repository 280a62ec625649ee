import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { rateDislocation } from '@roadworthy/core/rating/dislocation/dislocation.ts';
import type { RateBook } from '@roadworthy/core/rating/book/rate-book.ts';
import { bookAsItIs } from '@roadworthy/server/rating/rate-books.ts';
import { nextPolicies } from '@roadworthy/server/reporting/dislocation-book.ts';
import { storedPolicies } from '@roadworthy/server/reporting/rate-policies.ts';
import { runDislocation } from '@roadworthy/server/reporting/run-dislocation.ts';
import { inOrganization, systemRequest } from '@roadworthy/server/kernel/jobs/scheduled-scan.ts';
import { type Backend, createBackend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import { addOrganization, addPerson, addPersonalProduct } from '@roadworthy/testkit/seed.ts';
import { fillRatedPolicies } from './fill-rated-policies.ts';
import { median } from './measure.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Mebibytes that are held after everything else was let go. */
const held = () => {
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
};
const mebibytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024);
/** Seconds of processor time that this process has had: what others do on the machine does not move them. */
const ownSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const secondsSince = (startedAt: bigint) => Number(process.hrtime.bigint() - startedAt) / 1e9;

async function startRun(backend: Backend, raterVersionId: string): Promise<string> {
  const name = { firstName: 'Arno', lastName: 'Bench', email: `arno${process.hrtime.bigint()}@example.com` };
  const actuary = backend.as(await addPerson(backend.owner, { ...name, role: 'global:actuary' }));
  const { start_dislocation } = await actuary.must<{ start_dislocation: { dislocation_run_id: string } }>(
    `mutation ($version: uuid!) {
      start_dislocation(rater_version_id: $version, cap_percent: 10) { dislocation_run_id }
    }`,
    { version: raterVersionId },
  );
  return start_dislocation.dislocation_run_id;
}

type Side = {
  readonly backend: Backend;
  readonly organizationId: string;
  readonly before: string;
  readonly after: string;
};

/** Policies a second, by the clock and by the processor time of this process alone. */
type Speed = { readonly perSecond: number; readonly perOwnSecond: number };

/** What rating alone allows: policies a second, both versions, of subjects that are in memory already. */
async function ratingAlone({ backend, organizationId, before, after }: Side): Promise<() => Speed> {
  const kernel = { platform: backend.platform, handlers: [] };
  const [subjects, books] = await inOrganization(kernel, organizationId, systemRequest('bench'), async (work) => {
    const page = await nextPolicies(work, 'personal', null, 2_000);
    const compiled: RateBook[] = [];
    for (const id of [before, after]) compiled.push((await bookAsItIs(work.tx, id)).book);
    return [(page?.stored ?? []).flatMap(storedPolicies).map(({ subject }) => subject), compiled] as const;
  });
  const [base, other] = books;
  if (!base || !other) throw new Error('two versions are compared');
  return () => {
    const [startedAt, ownBefore] = [process.hrtime.bigint(), ownSeconds()];
    for (let pass = 0; pass < 5; pass += 1) {
      for (const subject of subjects) {
        const rated = rateDislocation({ subject, charged: null }, base, other, 10);
        if (rated.before === null || rated.after === null) throw new Error('every policy has a price');
      }
    }
    const rated = 5 * subjects.length;
    return { perSecond: rated / secondsSince(startedAt), perOwnSecond: rated / (ownSeconds() - ownBefore) };
  };
}

async function oneRun({ backend, organizationId, after }: Side, policies: number) {
  const dislocationRunId = await startRun(backend, after);
  const heldBefore = held();
  const memory = [mebibytes()];
  const sampling = setInterval(() => memory.push(mebibytes()), 100);
  const [startedAt, ownBefore] = [process.hrtime.bigint(), ownSeconds()];
  await runDislocation({ platform: backend.platform, handlers: [] }, { dislocationRunId, organizationId });
  const [seconds, own] = [secondsSince(startedAt), ownSeconds() - ownBefore];
  clearInterval(sampling);
  const [run] = await selectRows<{ status: string; done: number }>(
    backend,
    'select status, done from dislocation_runs where dislocation_run_id = $1',
    [dislocationRunId],
  );
  if (run?.status !== 'done' || run.done !== policies) throw new Error(`the run ended as ${JSON.stringify(run)}`);
  const early = memory.slice(0, Math.ceil(memory.length / 10));
  return {
    perSecond: policies / seconds,
    perOwnSecond: policies / own,
    heldBefore,
    heldAfter: held(),
    early: Math.max(...early),
    most: Math.max(...memory),
  };
}

/** Policies a second of whole dislocation runs, beside what rating alone allows, in interleaved rounds. */
export async function benchDislocation({
  policies,
  rounds,
  print,
}: {
  readonly policies: number;
  readonly rounds: number;
  readonly print: (line: string) => void;
}): Promise<void> {
  const backend = await createBackend('bench dislocation');
  try {
    const organization = await addOrganization(backend.owner, { name: 'Dislocated', isPlatform: true });
    const { productId, raterVersionId: before } = await addPersonalProduct(backend.owner, organization);
    const { organizationId } = organization;
    const after = await releaseRates(backend.owner, {
      organizationId,
      version: 'dearer',
      effectiveDate: '2030-01-01',
      change: (row) =>
        row.factor === 'roadside'
          ? {
              ...row,
              amount: (row.amount ?? 0) * 3,
            }
          : row,
    });
    await fillRatedPolicies(backend, { organizationId, productId, raterVersionId: before }, policies);
    const side = { backend, organizationId, before, after };
    const first = await oneRun(side, policies);
    print(`a first run, which reads every quote and keeps what it is rated by: ${first.perSecond.toFixed(0)} /s`);
    const rate = await ratingAlone(side);
    rate();
    const runs: Awaited<ReturnType<typeof oneRun>>[] = [];
    const alone: Speed[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(rate());
      runs.push(await oneRun(side, policies));
      alone.push(rate());
    }
    const compare = (name: string, of: (speed: Speed) => number) => {
      const [run, allowed] = [median(runs.map(of)), median(alone.map(of))];
      const ratio = run / allowed;
      const verdict = ratio >= 0.5 ? 'as expected' : 'BELOW';
      print(
        `dislocation of ${policies} policies, ${name}: ${run.toFixed(0)} /s; rating alone, both versions: ` +
          `${allowed.toFixed(0)} /s; ${ratio.toFixed(2)} (>= 0.5: ${verdict})`,
      );
    };
    compare('by the clock', ({ perSecond }) => perSecond);
    compare('by the processor time of this process', ({ perOwnSecond }) => perOwnSecond);
    for (const { perSecond, heldBefore, heldAfter, early, most } of runs) {
      print(
        `  a run: ${perSecond.toFixed(0)} /s, memory ${early} MiB in its first tenth, ${most} MiB at most; ${heldBefore} MiB held before, ${heldAfter} MiB after`,
      );
    }
  } finally {
    await backend.close();
  }
}
