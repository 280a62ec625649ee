import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ExportSizes, runExport } from './run-export.ts';
import { purgeExports } from './purge-exports.ts';

const fixture = useFixture('exports', { now: '2026-06-15T14:00:00Z' });
const agent = () => fixture.tenants.insurer.agent;
const kernel = () => ({ platform: fixture.backend.platform, handlers: [] });
const two: ExportSizes = { rows: 2, parts: 100 };

const columns = [
  { key: 'id', header: 'Quote' },
  { key: 'status', header: 'État', labels: { open: 'Ouverte' } },
  { key: 'insured', header: 'Insured' },
];
const starting = `mutation ($table: String!, $where: jsonb!, $columns: jsonb!) {
  start_export_run(table: $table, where: $where, columns: $columns, file_name: "mine") { export_run_id status total }
}`;
async function start(change: object = {}, who: Caller = agent()): Promise<string> {
  const input = { table: 'quotes', where: { status: { _eq: 'open' } }, columns, ...change };
  const { start_export_run } = await who.must<{ start_export_run: { export_run_id: string } }>(starting, input);
  return start_export_run.export_run_id;
}
const ask = (name: 'cancel_export_run' | 'resume_export_run', id: string) =>
  agent().must(`mutation ($id: uuid!) { ${name}(export_run_id: $id) { status } }`, { id });

type Run = { readonly organization_id: string } & Readonly<Record<string, unknown>>;
const runOf = (id: string) =>
  selectOne<Run>(fixture.backend, 'select * from export_runs where export_run_id = $1', [id]);
const work = async (id: string, sizes = two) =>
  runExport(kernel(), { exportRunId: id, organizationId: (await runOf(id)).organization_id }, sizes);
const partsOf = (id: string) => selectRows(fixture.backend, 'select from export_parts where export_run_id = $1', [id]);

async function textOf(id: string): Promise<string> {
  const bytes = await fixture.backend.platform.storage.get(`exports/${id}.csv`);
  return bytes === null ? '' : Buffer.from(bytes).toString('utf8');
}
const idsIn = (text: string) =>
  text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);

let open: string[];
beforeAll(async () => {
  open = [];
  for (let each = 0; each < 5; each += 1) open.push((await startQuote(fixture.backend, aQuote())).quoteId);
  await boundQuote(fixture.backend, aQuote());
  const { mirror } = fixture.tenants;
  await startQuote(fixture.backend, aQuote({ partner: mirror.partner }), mirror.agent);
});
/** Empties a quote and its policy of their person, as it is done on request. */
async function erase(quoteId: string): Promise<void> {
  for (const text of [
    'update entities set archived = app_now(), first_name = null, last_name = null, email = null, phone = null where quote_id = $1',
    'update quotes set erased = app_now(), contact_email = null where quote_id = $1',
    'update policies set erased = app_now() where current_quote_id = $1',
  ]) {
    await selectRows(fixture.backend, text, [quoteId]);
  }
}
const newestFirst = () => open.toSorted().toReversed();

const nothing = 'select $1::uuid';
const writtenRows = {
  explicit_rejections: nothing,
  external_quotes: nothing,
  enquiries: `insert into enquiries (organization_id, kind, provider, name, business_name, email, units, country,
      administrative_area, postal_code, about, language)
    values ($1, 'line', 'pro', 'Hal Reed', 'Harbor Rentals', 'hal@example.com', 12, 'US', 'OH', '43215', 'Boats.', 'en-us')`,
  waitlist: `insert into waitlist (organization_id, email, country, administrative_area, provider,
      vehicle_class, reason, source, language)
    values ($1, 'wanda@example.com', 'CA', 'ON', 'personal', 'class_a', 'product_not_live', 'start', 'en-ca')`,
};

describe('a list that is written as a file', () => {
  test('has every row that matches and that whoever asked sees, once, in the words that they read', async () => {
    const id = await start();
    expect(await runOf(id)).toMatchObject({ status: 'queued', total: 5, done: 0 });
    await work(id);
    const text = await textOf(id);
    expect(idsIn(text)).toEqual(newestFirst());
    expect(text.startsWith('\uFEFFQuote,État,Insured\r\n')).toBe(true);
    expect(text).toContain(',Ouverte,');
    const run = await runOf(id);
    expect(run).toMatchObject({ status: 'done', done: 5, total: 5, failure: null });
    expect(run['byte_size']).toBe(Buffer.byteLength(text));
    expect(await partsOf(id)).toEqual([]);
  });

  test.each(['quotes', 'policies', 'quote_referrals'])(
    'calls in %s whom it told of before they had it erased by the word for that',
    async (table) => {
      const { quoteId } = await boundQuote(fixture.backend, aQuote());
      const { insurer } = fixture.tenants;
      await selectRows(
        fixture.backend,
        `insert into quote_referrals (organization_id, quote_id, status, review_type, request_reasons, findings)
       values ($1, $2, 'pending', 'post_bind', '{—}', '[]')`,
        [insurer.organization.organizationId, quoteId],
      );
      await erase(quoteId);
      const columns = [{ key: 'insured', header: 'Assuré', labels: { erased: 'Personne effacée' } }];
      const id = await start({ table, where: {}, columns });
      await work(id);
      expect((await textOf(id)).split('\r\n')).toContain('Personne effacée');
    },
  );

  test.each(['policy_activities', 'policies', 'quote_referrals'])('may be one of %s', async (table) => {
    const named =
      table === 'policy_activities' ? ['policy', 'action'] : ['insured', 'vehicle', 'agent', 'organization'];
    const requested = { table, where: {}, columns: named.map((key) => ({ key, header: key })) };
    const id = await start(requested);
    await work(id);
    expect((await textOf(id)).split('\r\n')[0]).toBe(`\uFEFF${named.join(',')}`);
    const { done, total, status } = await runOf(id);
    expect([status, done]).toEqual(['done', total]);
    if (table !== 'quote_referrals') expect(Number(done)).toBeGreaterThan(0);
  });

  test.each([
    ['explicit_rejections', 'key,reason', 'E-mail,Owes us money.'],
    ['enquiries', 'business_name,units', 'Harbor Rentals,12'],
    ['waitlist', 'email,administrative_area', 'wanda@example.com,ON'],
    ['external_quotes', 'status,external_provider', null],
  ] as const)('may be one of %s, in the words of its page', async (table, named, row) => {
    const columns = named.split(',').map((key) => ({ key, header: key, labels: { email: 'E-mail' } }));
    const { underwriter } = fixture.tenants.insurer;
    const { organizationId } = fixture.tenants.insurer.organization;
    await selectRows(fixture.backend, writtenRows[table], [organizationId]);
    if (table === 'explicit_rejections') {
      await underwriter.must(
        `mutation ($id: uuid!) {
          create_rejection(organization_id: $id, key: "email", value: "a@example.com", reason: "Owes us money.") { key }
        }`,
        { id: organizationId },
      );
    }
    const id = await start({ table, where: {}, columns }, underwriter);
    await work(id);
    const [head, ...rows] = (await textOf(id)).split('\r\n');
    expect(head).toBe(`\uFEFF${named}`);
    if (row) expect(rows).toContain(row);
    expect(await runOf(id)).toMatchObject({ status: 'done' });
  });

  test('goes on after what was written, by whichever job, and says no row twice', async () => {
    const id = await start();
    await Promise.all([work(id, { rows: 2, parts: 1 }), work(id, { rows: 2, parts: 1 })]);
    const { done } = await runOf(id);
    expect(Number(done) % 2).toBe(0);
    expect(Number(done)).toBeGreaterThan(0);
    // What came after it began is newer than where it stands.
    open.push((await startQuote(fixture.backend, aQuote())).quoteId);
    await work(id);
    expect(idsIn(await textOf(id))).toEqual(newestFirst().slice(1));
  });

  test('keeps what was written when it is cancelled, and goes on from there', async () => {
    const id = await start();
    await work(id, { rows: 2, parts: 1 });
    await ask('cancel_export_run', id);
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'cancelled', done: 2 });
    await ask('resume_export_run', id);
    await work(id);
    expect(idsIn(await textOf(id))).toEqual(newestFirst());
  });

  test('ends where whoever asked may not read any more', async () => {
    const id = await start();
    const { organizationId } = fixture.tenants.insurer.organization;
    const { userId } = agent().principal;
    const employed = (active: boolean) =>
      fixture.backend.owner.pool.query(
        'update organization_members set active = $3 where organization_id = $1 and user_id = $2',
        [organizationId, userId, active],
      );
    await employed(false);
    await work(id);
    await employed(true);
    expect(await runOf(id)).toMatchObject({ status: 'failed', failure: 'role_not_held', done: 0 });
  });
});

test('what was written for somebody is theirs alone, and is removed when its time is over', async () => {
  const id = await start();
  await work(id);
  const { insurer } = fixture.tenants;
  const cancelling = 'mutation ($id: uuid!) { cancel_export_run(export_run_id: $id) { status } }';
  expect(await refusalOf(fixture.backend, insurer.owner, cancelling, { id })).toEqual({ code: 'not_found' });
  await purgeExports(kernel());
  expect(await textOf(id)).not.toBe('');
  fixture.backend.clock.set('2026-06-22T14:00:01Z');
  await purgeExports(kernel());
  expect(await textOf(id)).toBe('');
  expect((await runOf(id))['removed']).not.toBeNull();
});
