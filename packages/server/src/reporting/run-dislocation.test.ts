import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DislocationSums } from '@roadworthy/core/rating/dislocation/dislocation-summary.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import type { Tenant } from '@roadworthy/testkit/tenants.ts';
import { addPerson, type Person } from '@roadworthy/testkit/seed.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BatchSizes, runDislocation } from './run-dislocation.ts';

const fixture = useFixture('dislocation');

type Run = {
  readonly status: string;
  readonly failure: string | null;
  readonly total: number | null;
  readonly done: number;
  readonly summary: {
    readonly total: DislocationSums;
    readonly histogram: readonly number[];
    readonly deciles?: readonly number[];
  } & Readonly<Record<string, unknown>>;
};
type Result = {
  readonly organization_id: string;
  readonly policy_id: string;
  readonly policy_renewal_id: string | null;
  readonly base_rater_version_id: string | null;
  readonly premium_before: number | null;
  readonly premium_after: number | null;
  readonly premium_capped: number | null;
  readonly charged: number | null;
  readonly change: number | null;
  readonly referrals: readonly string[];
};

/** The versions of the insurer: what the first policies were sold by, long ago, and what came later. */
let versions: { readonly old: string; readonly dearer: string; readonly strict: string };
let book: readonly BoundQuote[];
/** Sold under the dearer version. */
let later: BoundQuote;

let person: Person;
const actuary = () => fixture.backend.as(person);
const two: BatchSizes = { policies: 2, batches: 100 };

async function start(version: string, input: { base?: string; cap?: number } = {}): Promise<string> {
  const { start_dislocation } = await actuary().must<{ start_dislocation: { dislocation_run_id: string } }>(
    `mutation ($version: uuid!, $base: uuid, $cap: Int) {
      start_dislocation(rater_version_id: $version, base_rater_version_id: $base, cap_percent: $cap) {
        dislocation_run_id
      }
    }`,
    { version, base: input.base ?? null, cap: input.cap ?? null },
  );
  return start_dislocation.dislocation_run_id;
}

const ask = (name: 'cancel_dislocation' | 'resume_dislocation', id: string) =>
  actuary().must(`mutation ($id: uuid!) { ${name}(dislocation_run_id: $id) { status } }`, { id });

const jobOf = (dislocationRunId: string, { organization }: Tenant = fixture.tenants.insurer) => ({
  dislocationRunId,
  organizationId: organization.organizationId,
});
const work = (id: string, sizes: BatchSizes = two, tenant = fixture.tenants.insurer) =>
  runDislocation({ platform: fixture.backend.platform, handlers: [] }, jobOf(id, tenant), sizes);

const runOf = (id: string) =>
  selectOne<Run>(fixture.backend, 'select * from dislocation_runs where dislocation_run_id = $1', [id]);
const resultsOf = (id: string) =>
  selectRows<Result>(
    fixture.backend,
    `select b.organization_id, r.*, string_to_array(r.codes, ' ') as referrals
     from dislocation_batches b, unnest(policy_ids, policy_renewal_ids, base_rater_version_ids, premiums_before,
       premiums_after, premiums_capped, charged, changes, referrals)
       as r (policy_id, policy_renewal_id, base_rater_version_id, premium_before, premium_after, premium_capped, charged,
         change, codes)
     where dislocation_run_id = $1 order by policy_id`,
    [id],
  );

async function finished(version: string, input: Parameters<typeof start>[1] = {}) {
  const id = await start(version, input);
  await work(id);
  return { id, run: await runOf(id), results: await resultsOf(id) };
}

beforeAll(async () => {
  const { backend, tenants } = fixture;
  const named = { firstName: 'Arno', lastName: 'Actuary', email: 'arno@example.com' };
  person = await addPerson(backend.owner, { ...named, role: 'global:actuary' });
  const { organizationId } = tenants.insurer.organization;
  const { rater_version_id: old } = await selectOne<{ rater_version_id: string }>(
    backend,
    'select rater_version_id from rater_versions where organization_id = $1',
    [organizationId],
  );
  const sold: BoundQuote[] = [];
  for (const facts of [
    aQuote(),
    aMotorhomeQuote(),
    aQuote({ vehicle: { year: 2012, rating_value: 3_100_000 } }),
    aMotorhomeQuote({ incidents: { at_fault: 1 }, vehicle: { year: 2019 } }),
    aQuote({ paymentTerm: 'pay_in_full' }),
  ])
    sold.push(await boundQuote(backend, facts));
  book = sold;
  await boundQuote(backend, aQuote({ partner: tenants.mirror.partner }), tenants.mirror.agent);
  const release = (version: string, change: NonNullable<Parameters<typeof releaseRates>[1]['change']>) =>
    releaseRates(backend.owner, { organizationId, version, change });
  const strict = await release('strict', (row) => (row.factor === 'vehicle_age' ? { ...row, refer: true } : row));
  const dearer = await release('dearer', (row) =>
    row.factor === 'roadside' ? { ...row, amount: (row.amount ?? 0) * 3 } : row,
  );
  versions = { old, dearer, strict };
  later = await boundQuote(backend, aQuote({ vehicle: { year: 2020 } }));
  await backend.owner.pool.query(`update policies set policy_status = 'active'`);
});

describe('a dislocation run', () => {
  test('rates every policy in force, and its deltas are the book’s to the cent', async () => {
    const { run, results } = await finished(versions.dearer, { cap: 1 });
    expect(run).toMatchObject({ status: 'done', done: 6, total: 6, failure: null });
    expect(results.map((one) => one.policy_id).toSorted()).toEqual(
      [...book, later].map(({ policyId }) => policyId).toSorted(),
    );
    const { total, deciles, histogram } = run.summary;
    const sum = (of: (one: Result) => number) => results.reduce((all, one) => all + of(one), 0);
    expect(total.after - total.before).toBe(sum((one) => (one.premium_after ?? 0) - (one.premium_before ?? 0)));
    expect(total.capped - total.before).toBe(sum((one) => (one.premium_capped ?? 0) - (one.premium_before ?? 0)));
    expect(total.after).toBeGreaterThan(total.capped);
    expect(total).toMatchObject({ rising: 5, falling: 0, compared: 6, chargedOtherwise: 0 });
    expect(histogram.reduce((all, count) => all + count, 0)).toBe(6);
    expect(deciles).toHaveLength(11);
    expect(deciles?.[0]).toBe(0);
    expect(deciles?.[10]).toBe(Math.max(...results.map(({ change }) => change ?? 0)));
  });

  test('compares each policy with the version it was sold by, however long ago, to the cent of what is charged', async () => {
    const { results } = await finished(versions.strict);
    for (const { premium_before, charged, base_rater_version_id, policy_id } of results) {
      expect(premium_before).toBe(charged);
      expect(base_rater_version_id).toBe(policy_id === later.policyId ? versions.dearer : versions.old);
    }
  });

  test('changes nothing under the same version', async () => {
    const { run, results } = await finished(versions.old, { base: versions.old, cap: 5 });
    expect(results.map(({ change }) => change)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(run.summary.total).toMatchObject({ rising: 0, falling: 0, referred: 0, refused: 0, unpriced: 0 });
    expect(run.summary.total.after).toBe(run.summary.total.before);
  });

  test('names whom an underwriter would newly look at', async () => {
    const { run, results } = await finished(versions.strict);
    expect(run.summary['referrals']).toEqual({ vehicle_age: 6 });
    expect(results.every(({ referrals }) => referrals[0] === 'vehicle_age')).toBe(true);
    expect(run.summary['crossing']).toHaveLength(6);
  });

  test('counts what is charged otherwise than the rates say', async () => {
    const policyId = book[0]?.policyId;
    const charge = (cents: number) =>
      fixture.backend.owner.pool.query('update policies set premium = premium + $2 where policy_id = $1', [
        policyId,
        cents,
      ]);
    await charge(100);
    const { run, results } = await finished(versions.old);
    await charge(-100);
    expect(run.summary.total.chargedOtherwise).toBe(1);
    const found = results.find((one) => one.policy_id === policyId);
    expect((found?.charged ?? 0) - (found?.premium_before ?? 0)).toBe(100);
  });

  test('rates the term on offer where a renewal is open, and no policy that has ended', async () => {
    const { pool } = fixture.backend.owner;
    const [first, second] = book;
    const { rows } = await pool.query<{ policy_renewal_id: string }>(
      `insert into policy_renewals (organization_id, source_policy_id, policy_term, renewal_date, underwriter_cutoff_date,
         meta)
       select organization_id, policy_id, 2, '2027-06-16', '2027-05-01',
         '{"sale_status": "not_contacted", "agent_review_required": false}'
       from policies where policy_id = $1 returning policy_renewal_id`,
      [first?.policyId],
    );
    await pool.query(`update policies set policy_status = 'expired' where policy_id = any ($1)`, [
      [first?.policyId, second?.policyId],
    ]);
    const { results, run } = await finished(versions.dearer);
    await pool.query('delete from policy_renewals');
    await pool.query(`update policies set policy_status = 'active'`);
    expect(run.done).toBe(5);
    expect(results.some((one) => one.policy_id === second?.policyId)).toBe(false);
    const renewal = results.find((one) => one.policy_id === first?.policyId);
    expect(renewal).toMatchObject({ policy_renewal_id: rows[0]?.policy_renewal_id, charged: null });
    // A year older on the day of the renewal.
    expect(renewal?.premium_before).not.toBeNull();
  });

  test('is of one organization alone', async () => {
    const [version] = await selectRows<{ rater_version_id: string }>(
      fixture.backend,
      'select rater_version_id from rater_versions where organization_id = $1',
      [fixture.tenants.mirror.organization.organizationId],
    );
    const id = await start(version?.rater_version_id ?? '');
    // A job that names the wrong organization finds no run.
    await expect(work(id)).rejects.toMatchObject({ code: 'not_found' });
    await work(id, two, fixture.tenants.mirror);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 1 });
    const seen =
      'query ($id: uuid!) { dislocation_batches(where: { dislocation_run_id: { _eq: $id } }) { policy_ids } }';
    const rows = async (caller: Tenant['underwriter']) =>
      (await caller.must<{ dislocation_batches: unknown[] }>(seen, { id })).dislocation_batches.length;
    expect([await rows(fixture.tenants.mirror.underwriter), await rows(fixture.tenants.insurer.underwriter)]).toEqual([
      1, 0,
    ]);
    expect(await rows(actuary())).toBe(1);
  });
});

describe('a dislocation run that is stopped', () => {
  test('is continued by another job after so many batches, and rates no policy twice', async () => {
    const id = await start(versions.dearer);
    await work(id, { policies: 2, batches: 1 });
    expect(await runOf(id)).toMatchObject({ status: 'running', done: 2, total: 6 });
    await work(id);
    const whole = await finished(versions.dearer);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 6, summary: whole.run.summary });
  });

  test('goes on after a kill where its last batch ended', { timeout: 60_000 }, async () => {
    const id = await start(versions.dearer);
    const script = new URL('../../test/dislocation-child.ts', import.meta.url).pathname;
    const { config, clock } = fixture.backend;
    const input = { config, now: clock.now().toISOString(), job: jobOf(id) };
    const env = { ...process.env, NODE_ENV: 'test', FAULT: 'after:dislocation-batch' };
    const child = spawn(process.execPath, [script, JSON.stringify(input)], { stdio: 'inherit', env });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    expect(await runOf(id)).toMatchObject({ status: 'running', done: 2 });
    const before = await resultsOf(id);
    await work(id);
    const [run, results] = [await runOf(id), await resultsOf(id)];
    const whole = await finished(versions.dearer);
    expect(run).toMatchObject({ status: 'done', done: 6, summary: whole.run.summary });
    expect(results).toEqual(expect.arrayContaining(before));
    expect(results.map((one) => one.premium_after)).toEqual(whole.results.map((one) => one.premium_after));
  });

  test('is rated once by two jobs at a time', async () => {
    const id = await start(versions.dearer);
    await Promise.all([work(id), work(id)]);
    // One of the two stops where the other went on; what is left is for the next delivery.
    await work(id);
    const whole = await finished(versions.dearer);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 6, summary: whole.run.summary });
  });

  test('keeps what was rated when it is cancelled, and goes on from there', async () => {
    const id = await start(versions.dearer);
    await work(id, { policies: 2, batches: 1 });
    await ask('cancel_dislocation', id);
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'cancelled', done: 2 });
    expect(
      await refusalOf(
        fixture.backend,
        actuary(),
        `mutation ($id: uuid!) { cancel_dislocation(dislocation_run_id: $id) { status } }`,
        { id },
      ),
    ).toEqual({ code: 'dislocation_ended' });
    await ask('resume_dislocation', id);
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 6 });
  });

  test('keeps another run of its line waiting until it has ended', async () => {
    const id = await start(versions.dearer);
    await expect(start(versions.strict)).rejects.toMatchObject({ code: 'dislocation_under_way' });
    await ask('cancel_dislocation', id);
    const other = await start(versions.strict);
    await expect(ask('resume_dislocation', id)).rejects.toMatchObject({ code: 'dislocation_under_way' });
    await work(other);
  });
});

describe('a draft', () => {
  const draft = async (name: string) => {
    const { rows } = await fixture.backend.owner.pool.query<{ rater_version_id: string }>(
      `insert into rater_versions (organization_id, provider, provider_version, label, status, structure)
       select organization_id, provider, $2, 'draft', 'draft', structure from rater_versions where rater_version_id = $1
       returning rater_version_id`,
      [versions.old, name],
    );
    return rows[0]?.rater_version_id ?? '';
  };
  const fill = (id: string) =>
    fixture.backend.owner.pool.query(
      `insert into rate_rows (organization_id, rater_version_id, factor, key, factors, amount, refer)
       select organization_id, $2, factor, key, factors, amount, refer from rate_rows where rater_version_id = $1`,
      [versions.old, id],
    );

  test('is tried before it is promoted', async () => {
    const id = await draft('tried');
    await fill(id);
    const { run } = await finished(id);
    expect(run).toMatchObject({ status: 'done', done: 6 });
  });

  test('that lacks rows is refused before anything begins', async () => {
    await expect(start(await draft('empty'))).rejects.toMatchObject({ code: 'rates_incomplete' });
  });

  test('that is changed while it is tried ends the run, which does not go on', async () => {
    const version = await draft('changed');
    await fill(version);
    const id = await start(version);
    await work(id, { policies: 2, batches: 1 });
    await fixture.backend.owner.pool.query(
      `update rate_rows set amount = amount + 1 where rater_version_id = $1 and factor = 'glass'`,
      [version],
    );
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'failed', failure: 'rates_changed', done: 2 });
    await expect(ask('resume_dislocation', id)).rejects.toMatchObject({ code: 'rates_changed' });
  });
});
