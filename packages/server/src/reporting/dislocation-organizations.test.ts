import { randomUUID } from 'node:crypto';
import { storedSubject } from '@roadworthy/core/quoting/subject/stored-subject.ts';
import type { DislocationSums } from '@roadworthy/core/rating/dislocation/dislocation-summary.ts';
import { type Caller, reading } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  aQuote,
  bindDocument,
  type BoundQuote,
  boundQuote,
  cardToken,
  plannedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { signAsPage } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { named, requireChecks, workOff } from '../../test/checked-people.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { type BatchSizes, runDislocation } from './run-dislocation.ts';

const fixture = useFixture('dislocation organizations');

type Run = {
  readonly status: string;
  readonly done: number;
  readonly total: number | null;
  readonly summary: {
    readonly total: DislocationSums;
    readonly organizations: Readonly<Record<string, DislocationSums>>;
  };
};

let actuary: Caller;
let strict: string;
let here: readonly BoundQuote[];
let found: StartedQuote;

const insurerId = () => fixture.tenants.insurer.organization.organizationId;
const mirrorId = () => fixture.tenants.mirror.organization.organizationId;

async function start(every: boolean): Promise<string> {
  const { start_dislocation } = await actuary.must<{ start_dislocation: { dislocation_run_id: string } }>(
    `mutation ($version: uuid!, $every: Boolean) {
      start_dislocation(rater_version_id: $version, every_organization: $every) { dislocation_run_id }
    }`,
    { version: strict, every },
  );
  return start_dislocation.dislocation_run_id;
}

const work = (id: string, sizes: BatchSizes = { policies: 2, batches: 100 }) =>
  runDislocation(
    { platform: fixture.backend.platform, handlers: [] },
    { dislocationRunId: id, organizationId: insurerId() },
    sizes,
  );
const runOf = (id: string) =>
  selectOne<Run>(fixture.backend, 'select * from dislocation_runs where dislocation_run_id = $1', [id]);

/** Sold to somebody of whom a vendor finds more than was declared. */
async function soldToChecked(): Promise<StartedQuote> {
  const { backend } = fixture;
  await requireChecks(backend);
  const quote = await plannedQuote(backend, named('Points'));
  await workOff(backend);
  await signAsPage(backend, quote, 'Ada Points');
  const variables = { id: quote.quoteId, method: await cardToken(backend, '4242424242424242') };
  await quote.customer.must(bindDocument, variables, { idempotencyKey: randomUUID() });
  return quote;
}

async function finished(every: boolean) {
  const id = await start(every);
  await work(id);
  return { id, run: await runOf(id) };
}

beforeAll(async () => {
  const { backend, tenants } = fixture;
  const named = { firstName: 'Arno', lastName: 'Actuary', email: 'arno@example.com' };
  actuary = backend.as(await addPerson(backend.owner, { ...named, role: 'global:actuary' }));
  const sold: BoundQuote[] = [];
  for (const facts of [aQuote(), aMotorhomeQuote(), aQuote({ vehicle: { year: 2012, rating_value: 3_100_000 } })]) {
    sold.push(await boundQuote(backend, facts));
  }
  here = sold;
  for (const facts of [aMotorhomeQuote(), aQuote()]) {
    await boundQuote(backend, { ...facts, partner: tenants.mirror.partner }, tenants.mirror.agent);
  }
  found = await soldToChecked();
  strict = await releaseRates(backend.owner, {
    organizationId: insurerId(),
    version: 'strict',
    change: (row) => {
      if (row.factor === 'vehicle_age')
        return {
          ...row,
          refer: true,
        };
      return row.factor === 'roadside'
        ? {
            ...row,
            amount: (row.amount ?? 0) * 3,
          }
        : row;
    },
  });
  await backend.owner.pool.query(`update policies set policy_status = 'active'`);
});

describe('what a policy is rated by', () => {
  const storedOf = (quoteId: string | undefined) =>
    selectRows<{ subject: unknown }>(fixture.backend, 'select subject from rated_subjects where quote_id = $1', [
      quoteId,
    ]);

  test('is kept when it is bought: ages, and nobody’s birth date', async () => {
    const quoteId = here[0]?.quoteId ?? '';
    const [stored] = await storedOf(quoteId);
    const kernel = { platform: fixture.backend.platform, handlers: [] };
    const { quote } = await inOrganization(kernel, insurerId(), systemRequest('test'), (inside) =>
      loadQuote(inside, quoteId),
    );
    expect(quote.entities[0]?.birthdate).toBe('1968-03-09');
    expect(stored?.subject).toEqual(JSON.parse(JSON.stringify(storedSubject(quote))));
    expect(JSON.stringify(stored?.subject)).not.toContain('1968-03-09');
  });

  test('is read from the quote where nothing is kept, comes to the same cents, and is kept from then on', async () => {
    const whole = await finished(false);
    await fixture.backend.owner.pool.query('delete from rated_subjects where quote_id = $1', [here[1]?.quoteId]);
    await fixture.backend.owner.pool.query(
      `update rated_subjects set format = 99, subject = '{"coverages": {}}' where quote_id = $1`,
      [here[2]?.quoteId],
    );
    const again = await finished(false);
    expect(again.run.summary).toEqual(whole.run.summary);
    expect(await storedOf(here[1]?.quoteId)).toHaveLength(1);
    expect((await finished(false)).run.summary).toEqual(whole.run.summary);
  });

  test.each([
    ['the same day of the year', 12],
    ['another day of the year', 7],
  ])('comes to the same cents at a renewal on %s, kept or read', async (_, months) => {
    const { pool } = fixture.backend.owner;
    await pool.query(
      `insert into policy_renewals (organization_id, source_policy_id, policy_term, renewal_date,
         underwriter_cutoff_date, meta)
       select organization_id, policy_id, 2, effective_date + make_interval(months => $2), effective_date,
         '{"sale_status": "not_contacted", "agent_review_required": false}' from policies where organization_id = $1`,
      [insurerId(), months],
    );
    const stored = await finished(false);
    await pool.query('delete from rated_subjects');
    const read = await finished(false);
    await pool.query('delete from policy_renewals');
    expect(stored.run.summary).toEqual(read.run.summary);
    expect(stored.run.summary.total.before).toBeGreaterThan(0);
  });
});

describe('a run over all organizations', () => {
  test('rates the policies of each, and sums them', async () => {
    const { run } = await finished(true);
    expect(run).toMatchObject({ status: 'done', done: 6, total: 6 });
    const { total, organizations } = run.summary;
    expect(Object.keys(organizations).toSorted()).toEqual([insurerId(), mirrorId()].toSorted());
    const [one, other] = [organizations[insurerId()], organizations[mirrorId()]];
    expect([one?.policies, other?.policies]).toEqual([4, 2]);
    expect((one?.after ?? 0) + (other?.after ?? 0)).toBe(total.after);
    expect(total.after).toBeGreaterThan(total.before);
  });

  test('goes on in the organization where it stopped, and rates nobody twice', async () => {
    const id = await start(true);
    for (const done of [1, 2, 3, 4, 5, 6]) {
      await work(id, { policies: 1, batches: 1 });
      expect((await runOf(id)).done).toBe(done);
    }
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 6, summary: (await finished(true)).run.summary });
  });

  test('is shown to whoever sees all of them, and to no organization', async () => {
    const { id } = await finished(true);
    const seen = async (caller: Caller) => {
      const found = await caller.must<{ dislocation_runs: unknown[]; dislocation_batches: unknown[] }>(
        `query ($id: uuid!) {
          dislocation_runs(where: { dislocation_run_id: { _eq: $id } }) { summary }
          dislocation_batches(where: { dislocation_run_id: { _eq: $id } }) { organization_id }
        }`,
        { id },
      );
      return [found.dislocation_runs.length, found.dislocation_batches.length];
    };
    const { insurer, mirror } = fixture.tenants;
    expect(await seen(actuary)).toEqual([1, 3]);
    expect(await seen(mirror.underwriter)).toEqual([0, 0]);
    // Of its own policies under its own rates there is nothing to hide.
    expect(await seen(insurer.underwriter)).toEqual([0, 2]);
  });
});

test('names the organizations of a run, whoever they are', async () => {
  const { id } = await finished(true);
  const { dislocation_words } = await actuary.must<{ dislocation_words: { code: string; message: string }[] }>(
    'query ($id: uuid!) { dislocation_words(dislocation_run_id: $id) { code message } }',
    { id },
  );
  const named = dislocation_words.filter(({ code }) => [insurerId(), mirrorId()].includes(code));
  const { insurer, mirror } = fixture.tenants;
  expect(named.map(({ message }) => message).toSorted()).toEqual(
    [insurer.organization.name, mirror.organization.name].toSorted(),
  );
});

test('a run says in the reader’s words what it calls by codes', async () => {
  const { id } = await finished(false);
  const ask = async (caller: Caller) => {
    const { dislocation_words } = await caller.must<{ dislocation_words: { code: string; message: string }[] }>(
      'query ($id: uuid!) { dislocation_words(dislocation_run_id: $id) { code message } }',
      { id },
    );
    return Object.fromEntries(dislocation_words.map(({ code, message }) => [code, message]));
  };
  const english = await ask(actuary);
  expect(english).toMatchObject({ OH: 'Ohio', travel_trailer: 'Travel trailer', class_a: 'Class A motorhome' });
  expect(english['vehicle_age']).toMatch(/^[A-Z].*\d+.*\.$/);
  const french = await ask(reading(actuary, 'fr-CA'));
  expect(french['travel_trailer']).toBe('Roulotte');
  expect(french['vehicle_age']).not.toBe(english['vehicle_age']);
});

describe('who was looked up by a vendor', () => {
  test('is rated by what was found: what is charged, to the cent, kept or read, now and at a renewal', async () => {
    const { backend } = fixture;
    const [subject] = await selectRows<{ points: Readonly<Record<string, number>>; tier: string | null }>(
      backend,
      `select subject -> 'drivers' -> 0 -> 'points' as points, subject ->> 'scoreTier' as tier from rated_subjects
       where quote_id = $1`,
      [found.quoteId],
    );
    expect(subject?.tier).not.toBeNull();
    expect(subject?.points).toMatchObject({ speeding: 1 });
    const twice = async () => {
      const stored = (await finished(false)).run.summary;
      await backend.owner.pool.query('delete from rated_subjects');
      const read = (await finished(false)).run.summary;
      expect(read).toEqual(stored);
      return stored.total.chargedOtherwise;
    };
    expect(await twice()).toBe(0);
    // Three years on, what the record shows today is too old.
    await backend.owner.pool.query(
      `insert into policy_renewals (organization_id, source_policy_id, policy_term, renewal_date,
         underwriter_cutoff_date, meta)
       select organization_id, policy_id, 2, effective_date + interval '48 months', effective_date,
         '{"sale_status": "not_contacted", "agent_review_required": false}' from policies where current_quote_id = $1`,
      [found.quoteId],
    );
    await twice();
    await backend.owner.pool.query('delete from policy_renewals');
  });
});
