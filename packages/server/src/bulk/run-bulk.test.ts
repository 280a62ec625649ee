import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BulkSizes, runBulk } from './run-bulk.ts';

const fixture = useFixture('bulk runs');
const insurer = () => fixture.tenants.insurer;
const agent = () => insurer().agent;
const idOf = ({ principal }: Caller) => principal.userId ?? '';
const two: BulkSizes = { rows: 2, batches: 100 };

const startDocument = `mutation ($table: String!, $where: jsonb!, $action: String!, $given: jsonb) {
  start_bulk_run(table: $table, where: $where, action: $action, given: $given) { bulk_run_id }
}`;
type Requested = { table?: string; where?: unknown; action?: string; given?: unknown };
const requested = (change: Requested = {}) => ({
  table: 'quotes',
  where: { quote_id: { _in: quotes } },
  action: 'end_quote',
  given: null,
  ...change,
});
const start = async (change: Requested = {}, who = agent()) =>
  (await who.must<{ start_bulk_run: { bulk_run_id: string } }>(startDocument, requested(change))).start_bulk_run
    .bulk_run_id;
const ask = (name: 'cancel_bulk_run' | 'resume_bulk_run', id: string, who = agent()) =>
  who.must(`mutation ($id: uuid!) { ${name}(bulk_run_id: $id) { status } }`, { id });

const runOf = (id: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    'select organization_id, status, total, done, refused, failure from bulk_runs where bulk_run_id = $1',
    [id],
  );
const jobOf = async (bulkRunId: string) => ({
  bulkRunId,
  organizationId: String((await runOf(bulkRunId))['organization_id']),
});
const work = async (id: string, sizes: BulkSizes = two) =>
  runBulk({ platform: fixture.backend.platform, handlers: [] }, await jobOf(id), sizes);
const rowsOf = (id: string) =>
  selectRows<{ row_id: string; outcome: string | null; code: string | null; message: string | null }>(
    fixture.backend,
    'select row_id, outcome, code, message from bulk_run_rows where bulk_run_id = $1 order by place',
    [id],
  );
const statusesOf = async (ids: readonly string[] = quotes) =>
  (
    await selectRows<{ status: string }>(
      fixture.backend,
      'select status from quotes where quote_id = any ($1) order by quote_id',
      [ids],
    )
  ).map(({ status }) => status);
const doneTo = (operation: string, ids: readonly string[] = quotes) =>
  selectRows<{ root_id: string; actor_user_id: string }>(
    fixture.backend,
    'select root_id, actor_user_id from audit_log where operation = $1 and root_id = any ($2) order by root_id',
    [operation, ids],
  );

let quotes: string[];
beforeEach(async () => {
  quotes = [];
  for (let each = 0; each < 5; each += 1) quotes.push((await startQuote(fixture.backend, aQuote())).quoteId);
  quotes.sort();
});

describe('what is done to all rows that match', () => {
  test('is done to each in the name of whoever asked, by the operation of one row', async () => {
    const id = await start();
    expect(await runOf(id)).toMatchObject({ status: 'queued', total: 5, done: 0 });
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 5, refused: 0, failure: null });
    expect(new Set(await statusesOf())).toEqual(new Set(['expired']));
    const trail = await doneTo('end_quote');
    expect(trail.map((row) => row.root_id)).toEqual(quotes);
    expect(new Set(trail.map((row) => row.actor_user_id))).toEqual(new Set([idOf(agent())]));
  });

  test('takes the other arguments of the operation, the same for all', async () => {
    const input = { assigned_agent_id: idOf(insurer().owner) };
    await work(await start({ action: 'update_assigned_agent', given: input }));
    const { agents } = await selectOne<{ agents: string[] }>(
      fixture.backend,
      'select array_agg(distinct assigned_agent_id) as agents from quotes where quote_id = any ($1)',
      [quotes],
    );
    expect(agents).toEqual([idOf(insurer().owner)]);
  });

  test('is what matched when it was asked for, whatever matches later', async () => {
    const id = await start({ where: { status: { _eq: 'open' }, quote_id: { _in: quotes } } });
    const late = await startQuote(fixture.backend, aQuote());
    await work(id);
    expect(await statusesOf([late.quoteId])).toEqual(['open']);
    expect((await rowsOf(id)).map((row) => row.row_id)).toEqual(quotes);
  });

  test('lists the rows that are refused, each with its reason, and does the others', async () => {
    await fixture.backend.owner.pool.query(`update quotes set status = 'referred' where quote_id = $1`, [quotes[1]]);
    const id = await start();
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'done', total: 5, done: 4, refused: 1 });
    const refused = (await rowsOf(id)).filter(({ outcome }) => outcome === 'refused');
    expect(refused).toMatchObject([{ row_id: quotes[1], code: 'quote_referred' }]);
    expect(refused[0]?.message).toMatch(/underwriter is looking/);
  });

  test('of policies is done to the quote that each of them is described by', async () => {
    const { policyId, quoteId } = await boundQuote(fixture.backend, aQuote());
    const input = { assigned_agent_id: idOf(agent()) };
    const where = { policy_id: { _eq: policyId } };
    await work(await start({ table: 'policies', where, action: 'update_assigned_agent', given: input }));
    expect(await doneTo('update_assigned_agent', [quoteId])).toHaveLength(1);
  });

  test.each([
    ['nothing matches', { where: { status: { _eq: 'proposal' } } }, 'nothing_matches'],
    ['the filter is none', { where: { nobody: 1 } }, 'filter_not_valid'],
    ['the filter asks for what the role does not read', { where: { signed_content_hash: {} } }, 'filter_not_valid'],
  ])('is refused where %s', async (_when, change, code) => {
    expect(await refusalOf(fixture.backend, agent(), startDocument, requested(change))).toEqual({
      code,
      field: 'where',
    });
  });
});

test('more than one answer holds are found, and more than a run takes are refused', { timeout: 60_000 }, async () => {
  const copies = (count: number) =>
    fixture.backend.owner.pool.query(
      `insert into quotes select (jsonb_populate_record(q, jsonb_build_object('quote_id', uuidv7(), 'plan', 'many'))).*
       from quotes q, generate_series(1, $2) where quote_id = $1`,
      [quotes[0], count],
    );
  await copies(700);
  const where = { plan: { _eq: 'many' } };
  const id = await start({ where });
  expect(await runOf(id)).toMatchObject({ total: 700 });
  expect(new Set((await rowsOf(id)).map((row) => row.row_id)).size).toBe(700);
  await copies(4_301);
  expect(await refusalOf(fixture.backend, agent(), startDocument, requested({ where }))).toEqual({
    code: 'too_many_rows',
    field: 'where',
  });
});

describe('the rows of another organization', () => {
  test('match nobody’s filter, and a run that names one finds nothing there', async () => {
    const foreign = await startQuote(fixture.backend, aQuote({ partner: fixture.tenants.mirror.partner }));
    const where = { quote_id: { _in: [foreign.quoteId] } };
    expect(await refusalOf(fixture.backend, agent(), startDocument, requested({ where }))).toMatchObject({
      code: 'nothing_matches',
    });
    const id = await start();
    // A row that went elsewhere since it was found.
    await fixture.backend.owner.pool.query(
      'update bulk_run_rows set row_id = $2 where bulk_run_id = $1 and place = 1',
      [id, foreign.quoteId],
    );
    await work(id);
    expect((await rowsOf(id))[0]).toMatchObject({ outcome: 'refused', code: 'not_found' });
    expect(await statusesOf([foreign.quoteId])).toEqual(['open']);
  });

  test('and a run are read by whoever asked for it alone', async () => {
    const id = await start();
    const seen = async (who: Caller) =>
      (
        await who.must<{ bulk_runs: { rows: unknown[] }[] }>(
          'query ($id: uuid!) { bulk_runs(where: { bulk_run_id: { _eq: $id } }) { rows { row_id } } }',
          { id },
        )
      ).bulk_runs.map(({ rows }) => rows.length);
    expect(await seen(agent())).toEqual([5]);
    for (const other of [insurer().owner, fixture.tenants.mirror.agent]) {
      expect(await seen(other)).toEqual([]);
      await expect(ask('cancel_bulk_run', id, other)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('are for global staff, who see them all', async () => {
    const facts = { role: 'global:service_agent', firstName: 'Sam', lastName: 'Service' } as const;
    const sam = fixture.backend.as(await addPerson(fixture.backend.owner, { ...facts, email: 'sam@example.com' }));
    const foreign = await startQuote(
      fixture.backend,
      aQuote({ partner: fixture.tenants.mirror.partner }),
      fixture.tenants.mirror.agent,
    );
    const ids = [...quotes, foreign.quoteId];
    await work(await start({ where: { quote_id: { _in: ids } } }, sam));
    expect(new Set(await statusesOf(ids))).toEqual(new Set(['expired']));
  });
});

describe('a run that is stopped', () => {
  test('keeps what was done when it is cancelled, and goes on with the rest', async () => {
    const id = await start();
    await work(id, { rows: 2, batches: 1 });
    await ask('cancel_bulk_run', id);
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'cancelled', done: 2 });
    expect((await statusesOf()).filter((status) => status === 'expired')).toHaveLength(2);
    await expect(ask('cancel_bulk_run', id)).rejects.toMatchObject({ code: 'run_ended' });
    await ask('resume_bulk_run', id);
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 5 });
  });

  test('goes on after a kill between a row and its mark, and does each row once', { timeout: 60_000 }, async () => {
    const id = await start();
    const script = new URL('../../test/bulk-child.ts', import.meta.url).pathname;
    const { config, clock } = fixture.backend;
    const input = { config, now: clock.now().toISOString(), job: await jobOf(id) };
    const env = { ...process.env, NODE_ENV: 'test', FAULT: 'after:bulk-row' };
    const child = spawn(process.execPath, [script, JSON.stringify(input)], { stdio: 'inherit', env });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    // Done, and nobody has written that down.
    expect(await doneTo('end_quote')).toHaveLength(1);
    expect(await runOf(id)).toMatchObject({ status: 'running', done: 0 });
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 5, refused: 0 });
    expect((await doneTo('end_quote')).map((row) => row.root_id)).toEqual(quotes);
  });

  test('does each row once where two jobs have it', async () => {
    const id = await start();
    await Promise.allSettled([work(id), work(id)]);
    // One may have met the other at a row, and stopped.
    if ((await runOf(id))['status'] === 'failed') await ask('resume_bulk_run', id);
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 5, refused: 0 });
    expect(await doneTo('end_quote')).toHaveLength(5);
  });

  test('ends when whoever asked does not hold the role any more', async () => {
    const person = {
      role: 'global:service_agent',
      firstName: 'Gil',
      lastName: 'Gone',
      email: 'gil@example.com',
    } as const;
    const gil = fixture.backend.as(await addPerson(fixture.backend.owner, person));
    const id = await start({}, gil);
    await work(id, { rows: 2, batches: 1 });
    await fixture.backend.owner.pool.query('delete from user_global_roles where user_id = $1', [idOf(gil)]);
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'failed', failure: 'role_not_held', done: 2 });
  });
});
