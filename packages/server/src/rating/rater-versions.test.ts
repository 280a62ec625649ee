import { demoRateRows } from '@roadworthy/core/rating/book/demo-rate-book.ts';
import { personalStructure } from '@roadworthy/core/rating/personal-structure.ts';
import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import { exampleOne } from '@roadworthy/core/rating/testing/example-subjects.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';

const fixture = useFixture('rater versions');
const day = '2026-06-16';
let actuary: Caller;
beforeAll(async () => {
  fixture.backend.clock.set(`${day}T14:00:00Z`);
  const person = { role: 'global:actuary', firstName: 'Arno', lastName: 'Feld', email: 'arno@example.com' } as const;
  actuary = fixture.backend.as(await addPerson(fixture.backend.owner, person));
});

const insurer = () => fixture.tenants.insurer.organization.organizationId;
const ohio = { name: 'Ohio motorhome', subject: exampleOne, total: 104_753 };
const fileOf = (version: string, change: object = {}) => ({
  format: 1,
  provider: 'personal',
  version,
  label: 'test',
  structure: personalStructure,
  rows: demoRateRows,
  fixtures: [ohio],
  ...change,
});
const dearer = (cents: number): RateRow[] =>
  demoRateRows.map((row) => (row.factor === 'policy_fee' ? { ...row, amount: cents } : row));

const importing = `mutation ($file: jsonb!, $tables: [rate_table_input!], $in: uuid) {
  import_rater_version(file: $file, tables: $tables, organization_id: $in) { rater_version_id status } }`;
const checking = `query ($file: jsonb!, $tables: [rate_table_input!], $in: uuid) {
  check_rater_version(file: $file, tables: $tables, organization_id: $in) { path row message } }`;
const promoting = `mutation ($version: String!, $reason: String!, $from: date, $area: String, $why: String, $in: uuid) {
  promote_rater_version(provider: "personal", provider_version: $version, reason: $reason, effective_date: $from,
    administrative_area: $area, difference_reason: $why, organization_id: $in) { rater_version_id status } }`;

type Imported = { import_rater_version: { rater_version_id: string; status: string } };
type Checked = { check_rater_version: { path: string; row: number | null; message: string }[] };

async function imported(file: object, tables?: object): Promise<string> {
  const { import_rater_version } = await actuary.must<Imported>(importing, { file, tables, in: insurer() });
  expect(import_rater_version.status).toBe('draft');
  return import_rater_version.rater_version_id;
}

describe('an import', () => {
  test('keeps a draft, and the same version again in its place', async () => {
    const first = await imported(fileOf('i1'));
    const again = await imported(fileOf('i1', { label: 'mended', rows: dearer(3100), fixtures: [] }));
    expect(again).toBe(first);
    const stored = await selectOne<{ label: string; fee: number; rows: number; fixtures: number }>(
      fixture.backend,
      `select label, (select amount::int from rate_rows r where r.rater_version_id = v.rater_version_id
           and factor = 'policy_fee') as fee,
         (select count(*)::int from rate_rows r where r.rater_version_id = v.rater_version_id) as rows,
         (select count(*)::int from rater_fixtures f where f.rater_version_id = v.rater_version_id) as fixtures
       from rater_versions v where rater_version_id = $1`,
      [first],
    );
    expect(stored).toEqual({ label: 'mended', fee: 3100, rows: demoRateRows.length, fixtures: 0 });
  });

  test('comes out as it went in, to the byte of each decimal', async () => {
    const raterVersionId = await imported(fileOf('i2'));
    type Exported = {
      export_rater_version: { file: { rows: RateRow[] }; tables: { factor: string; lines: string[] }[] };
    };
    const document =
      'query ($id: uuid!) { export_rater_version(rater_version_id: $id) { file tables { factor lines } } }';
    const { export_rater_version } = await actuary.must<Exported>(document, { id: raterVersionId });
    const byName = (rows: readonly RateRow[]) =>
      rows.toSorted((a, b) => `${a.factor} ${a.key}`.localeCompare(`${b.factor} ${b.key}`));
    expect(byName(export_rater_version.file.rows)).toEqual(byName(demoRateRows));
    expect(export_rater_version.file).toMatchObject({
      format: 1,
      version: 'i2',
      fixtures: [{ name: 'Ohio motorhome' }],
    });
    const pet = export_rater_version.tables.find(({ factor }) => factor === 'pet');
    expect(pet?.lines).toEqual(['key,amount_cents,refer', 'all,600,']);
    await imported(fileOf('i2', { rows: [] }), export_rater_version.tables);
    expect(await actuary.must(document, { id: raterVersionId })).toEqual({ export_rater_version });
  });

  test('is refused at its first problem, while the check lists every one by its row', async () => {
    const rows = demoRateRows.map((row) =>
      row.factor === 'pet' ? { ...row, amount: -1 } : row.key === 'street' ? { ...row, factors: {} } : row,
    );
    const file = fileOf('i3', { rows });
    const tables = [{ factor: 'policy_fee', lines: ['key,amount_cents,refer', 'all,free,'] }];
    const { check_rater_version: problems } = await actuary.must<Checked>(checking, { file, tables, in: insurer() });
    const at = (factor: string, key: string) => rows.findIndex((row) => row.factor === factor && row.key === key);
    expect(problems.map(({ path, row }) => [path, row]).toSorted()).toEqual(
      [
        [`rows.${at('pet', 'all')}.amount`, at('pet', 'all') + 1],
        [`rows.${at('storage', 'street')}.factors.comprehensive`, at('storage', 'street') + 1],
        ['tables.policy_fee.amount', 2],
      ].toSorted(),
    );
    const refused = await refusalOf(fixture.backend, actuary, importing, { file, tables, in: insurer() });
    expect(refused).toEqual({ code: 'rates_not_valid', field: problems[0]?.path });
  });

  test.each([
    ['a row with a word for a number', { rows: [{ factor: 'pet', key: 'all', amount: '6' }] }, 'rows.0.amount', 1],
    ['a structure without its term', { structure: { ...personalStructure, term: undefined } }, 'structure', null],
    ['a property that nothing reads', { moon: 1 }, '', null],
    ['another format', { format: 2 }, 'format', null],
    [
      'a fixture without vehicles',
      { fixtures: [{ ...ohio, subject: { ...exampleOne, vehicles: 'two' } }] },
      'fixtures.0.subject.vehicles',
      null,
    ],
    ['two fixtures of one name', { fixtures: [ohio, ohio] }, 'fixtures.1.name', null],
    ['a version with a line break', { version: 'a\nb' }, 'version', null],
  ])('says the path of %s', async (_, change, path, row) => {
    const file = fileOf('i4', change);
    const { check_rater_version } = await actuary.must<Checked>(checking, { file, in: insurer() });
    expect(check_rater_version).toContainEqual({ path, row, message: expect.any(String) });
  });

  test('goes by no answer that is given after the price: refused at the first row of the factor', async () => {
    const keyed = { of: 'object', answer: 'make', keys: 'named', coverages: ['collision'] };
    const structure = { ...personalStructure, factors: { ...personalStructure.factors, maker: keyed } };
    const rows = [...demoRateRows, { factor: 'maker', key: 'Airstream', factors: { collision: '1.10' } }];
    const file = fileOf('i5', { structure, rows });
    const { check_rater_version } = await actuary.must<Checked>(checking, { file, in: insurer() });
    const path = 'structure.factors.maker.answer';
    expect(check_rater_version).toMatchObject([{ path, row: rows.length }]);
    expect(await refusalOf(fixture.backend, actuary, importing, { file, in: insurer() })).toEqual({
      code: 'rates_not_valid',
      field: path,
    });
  });

  test('speaks French to who reads French', async () => {
    const file = fileOf('i4', { rows: [...demoRateRows, { factor: 'moon', key: 'full' }] });
    const { check_rater_version } = await actuary.must<Checked>(checking, { file, in: insurer() }, { locale: 'fr-CA' });
    expect(check_rater_version[0]?.message).toContain('nomme un facteur inconnu');
  });

  test('needs to be told whose rates they are, and finds no line that nobody sells', async () => {
    expect(await refusalOf(fixture.backend, actuary, importing, { file: fileOf('i5') })).toEqual({
      code: 'organization_needed',
      field: 'organization_id',
    });
    const file = fileOf('i5', { provider: 'moon' });
    expect(await refusalOf(fixture.backend, actuary, importing, { file, in: insurer() })).toEqual({
      code: 'not_found',
    });
  });
});

describe('two versions', () => {
  test('are compared cell by cell, and only within an organization', async () => {
    const [before, after] = [await imported(fileOf('c1')), await imported(fileOf('c2', { rows: dearer(5000) }))];
    const document = `query ($id: uuid!, $other: uuid!) { compare_rater_versions(rater_version_id: $id, other_version_id: $other) {
      before after rows { change factor key column before after ratio } structure { path } } }`;
    const { compare_rater_versions } = await actuary.must<{ compare_rater_versions: object }>(document, {
      id: after,
      other: before,
    });
    expect(compare_rater_versions).toEqual({
      before: 'c1',
      after: 'c2',
      structure: [],
      rows: [
        {
          change: 'changed',
          factor: 'policy_fee',
          key: 'all',
          column: 'amount',
          before: '2500',
          after: '5000',
          ratio: '2',
        },
      ],
    });
    const [other] = await selectRows<{ id: string }>(
      fixture.backend,
      'select rater_version_id as id from rater_versions where organization_id <> $1',
      [insurer()],
    );
    expect(await refusalOf(fixture.backend, actuary, document, { id: after, other: other?.id })).toEqual({
      code: 'not_found',
    });
  });
});

describe('a promotion', () => {
  test('puts a version in force, says who and why, and stands in the history of its products', async () => {
    const raterVersionId = await imported(fileOf('p1'));
    const input = { version: 'p1', reason: 'Filed in May', from: '2026-08-01', area: 'OH', in: insurer() };
    await actuary.must(promoting, input);
    const stored = await selectOne(
      fixture.backend,
      `select status, promotion_reason, promoted_by_name, r.effective_date::text as from, r.administrative_area as area, r.reason
       from rater_versions v join rater_releases r using (rater_version_id) where rater_version_id = $1`,
      [raterVersionId],
    );
    expect(stored).toEqual({
      status: 'promoted',
      promotion_reason: 'Filed in May',
      promoted_by_name: 'Arno Feld',
      from: '2026-08-01',
      area: 'OH',
      reason: 'Filed in May',
    });
    const [entry] = await selectRows<{ facts: object }>(
      fixture.backend,
      `select facts from timeline_entries where kind = 'rater_version_promoted' and product_id = $1`,
      [fixture.tenants.insurer.productId],
    );
    expect(entry?.facts).toMatchObject({ provider_version: 'p1', area: 'OH', effective_date: '2026-08-01' });
    expect(await refusalOf(fixture.backend, actuary, importing, { file: fileOf('p1'), in: insurer() })).toEqual({
      code: 'rates_promoted',
      field: 'version',
    });
  });

  test('is refused while a fixture differs, until it is said why it may', async () => {
    await imported(fileOf('p2', { rows: dearer(9900) }));
    const input = { version: 'p2', reason: 'Filed', from: '2026-09-01', in: insurer() };
    expect(await refusalOf(fixture.backend, actuary, promoting, input)).toEqual({
      code: 'fixtures_differ',
      field: 'difference_reason',
    });
    await actuary.must(promoting, { ...input, why: 'The fee was filed anew' });
    const { why } = await selectOne<{ why: string }>(
      fixture.backend,
      `select difference_reason as why from rater_releases where effective_date = '2026-09-01'`,
      [],
    );
    expect(why).toBe('The fee was filed anew');
  });

  test('runs the fixtures of the version before, which a file without any does not escape', async () => {
    await imported(fileOf('p3'));
    await actuary.must(promoting, { version: 'p3', reason: 'Filed', from: '2026-10-01', in: insurer() });
    const raterVersionId = await imported(fileOf('p4', { rows: dearer(9900), fixtures: [] }));
    const document = 'query ($id: uuid!) { run_rater_fixtures(rater_version_id: $id) { name expected total differs } }';
    expect(await actuary.must(document, { id: raterVersionId })).toEqual({
      run_rater_fixtures: [{ name: 'Ohio motorhome', expected: 104_753, total: 112_153, differs: true }],
    });
    expect(
      (
        await refusalOf(fixture.backend, actuary, promoting, {
          version: 'p4',
          reason: 'x',
          from: '2026-10-02',
          in: insurer(),
        })
      ).code,
    ).toBe('fixtures_differ');
  });

  test('of two versions on one day in one place is one: the other hears which counts', async () => {
    await imported(fileOf('p5'));
    await imported(fileOf('p6'));
    const input = { reason: 'Filed', from: '2026-11-01', area: 'TX', in: insurer() };
    const answers = await Promise.all(['p5', 'p6'].map((version) => actuary.ask(promoting, { ...input, version })));
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(codes).toEqual(['release_day_taken']);
    const version = answers[0]?.errors.length === 0 ? 'p6' : 'p5';
    await actuary.must(promoting, { ...input, version, area: 'FL' });
  });

  test('waits for one that is not through yet, and then hears that its day is taken', async () => {
    const raterVersionId = await imported(fileOf('p7'));
    await imported(fileOf('p8'));
    const { pool } = fixture.backend.owner;
    const first = await pool.connect();
    try {
      await first.query('begin');
      await first.query(`select from rater_versions where provider = 'personal' for update`);
      await first.query(
        `insert into rater_releases (organization_id, rater_version_id, provider, effective_date, administrative_area)
         values ($1, $2, 'personal', '2026-12-01', 'TX')`,
        [insurer(), raterVersionId],
      );
      const input = { version: 'p8', reason: 'Filed', from: '2026-12-01', area: 'TX', in: insurer() };
      const second = actuary.ask(promoting, input);
      await vi.waitFor(async () => {
        const waiting = await selectRows(fixture.backend, 'select pid from pg_locks where not granted');
        expect(waiting.length).toBeGreaterThan(0);
      }, 15_000);
      await first.query('commit');
      expect((await second).errors[0]?.extensions.code).toBe('release_day_taken');
    } finally {
      await first.query('rollback');
      first.release();
    }
  });

  test('of a day that is past, and of a version that nobody imported, is refused', async () => {
    const past = { version: 'p3', reason: 'Filed', from: '2026-06-15', in: insurer() };
    expect((await refusalOf(fixture.backend, actuary, promoting, past)).code).toBe('release_day_past');
    expect((await refusalOf(fixture.backend, actuary, promoting, { ...past, version: 'moon' })).code).toBe('not_found');
  });

  test('is the actuary’s and the administrator’s; an underwriter tests and does not promote', async () => {
    const input = { version: 'p3', reason: 'Filed', in: insurer() };
    const { errors } = await fixture.tenants.insurer.underwriter.ask(promoting, input);
    expect(errors[0]?.extensions.code).toMatch(/not_permitted|validation|unknown|document/i);
  });
});

test('an organization’s underwriter sees its own versions, another organization’s none of them', async () => {
  await imported(fileOf('s1'));
  const document = '{ rater_versions(where: { provider_version: { _eq: "s1" } }) { provider_version } }';
  const seen = async (caller: Caller) =>
    (await caller.must<{ rater_versions: object[] }>(document)).rater_versions.length;
  expect(await seen(fixture.tenants.insurer.underwriter)).toBe(1);
  expect(await seen(fixture.tenants.mirror.underwriter)).toBe(0);
  expect(await seen(actuary)).toBe(1);
});
