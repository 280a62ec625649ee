import { boat } from '@roadworthy/core/lines/data/boat.ts';
import { demoRatesFor } from '@roadworthy/core/lines/demo-rates-for.ts';
import { demoRateBookVersion, demoRateRows } from '@roadworthy/core/rating/book/demo-rate-book.ts';
import { personalStructure } from '@roadworthy/core/rating/personal-structure.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aLineQuote } from '@roadworthy/testkit/line-quotes.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addLineProducts } from '@roadworthy/testkit/seed.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('add rater fixture');
let actuary: Caller;
let quoteId: string;
let total: number;
const insurer = () => fixture.tenants.insurer.organization.organizationId;

beforeAll(async () => {
  actuary = someone(fixture.backend, 'global:actuary');
  ({ quoteId } = await plannedQuote(fixture.backend, aMotorhomeQuote(), fixture.tenants.insurer.agent));
  const text = 'select total::int from quotes where quote_id = $1';
  ({ total } = await selectOne<{ total: number }>(fixture.backend, text, [quoteId]));
});

const importing = `mutation ($file: jsonb!, $in: uuid) {
  import_rater_version(file: $file, organization_id: $in) { rater_version_id } }`;
type Imported = { import_rater_version: { rater_version_id: string } };

/** A draft whose policy fee is so many cents above the demo's. */
async function draft(version: string, dearer = 0, fixtures: readonly object[] = []): Promise<string> {
  const rows = demoRateRows.map((row) =>
    row.factor === 'policy_fee' ? { ...row, amount: (row.amount ?? 0) + dearer } : row,
  );
  const file = {
    format: 1,
    provider: 'personal',
    version,
    label: 'test',
    structure: personalStructure,
    rows,
    fixtures,
  };
  return (await actuary.must<Imported>(importing, { file, in: insurer() })).import_rater_version.rater_version_id;
}

const adding = `mutation ($id: uuid!, $quote: uuid!, $name: String!, $under: uuid) {
  add_rater_fixture(rater_version_id: $id, quote_id: $quote, name: $name, expected_under: $under) {
    fixtures(order_by: [{ name: asc }]) { name total } } }`;
const running = 'query ($id: uuid!) { run_rater_fixtures(rater_version_id: $id) { name expected total differs } }';

describe('a fixture of a priced quote', () => {
  test('comes to what the draft gives it, or to what another version gives it', async () => {
    const id = await draft('f1', 700);
    const inForce = await selectOne<{ id: string }>(
      fixture.backend,
      'select rater_version_id as id from rater_versions where provider_version = $1 and organization_id = $2',
      [demoRateBookVersion, insurer()],
    );
    await actuary.must(adding, { id, quote: quoteId, name: 'As the draft' });
    const added = await actuary.must(adding, { id, quote: quoteId, name: 'As filed', under: inForce.id });
    const fixtures = [
      { name: 'As filed', total },
      { name: 'As the draft', total: total + 700 },
    ];
    expect(added).toEqual({ add_rater_fixture: { fixtures } });
    expect(await actuary.must(running, { id })).toEqual({
      run_rater_fixtures: [
        { name: 'As filed', expected: total, total: total + 700, differs: true },
        { name: 'As the draft', expected: total + 700, total: total + 700, differs: false },
      ],
    });
  });

  test('says of nobody when they were born, names no row, and goes out in a file and in again', async () => {
    const id = await draft('f2');
    await actuary.must(adding, { id, quote: quoteId, name: 'Ohio' });
    const exporting = 'query ($id: uuid!) { export_rater_version(rater_version_id: $id) { file } }';
    type Subject = { effectiveDate: string; drivers: { birthdate: string }[] };
    type Exported = { export_rater_version: { file: { fixtures: { subject: Subject }[] } } };
    const { file } = (await actuary.must<Exported>(exporting, { id })).export_rater_version;
    const [stored] = file.fixtures;
    // The day of the month that cover begins: of whoever is as old, the last to have had their birthday.
    expect(stored?.subject.drivers[0]?.birthdate.slice(4)).toBe(stored?.subject.effectiveDate.slice(4));
    const subject = JSON.stringify(stored?.subject);
    expect(subject).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    await actuary.must(importing, { file, in: insurer() });
    expect(await actuary.must(running, { id })).toEqual({
      run_rater_fixtures: [{ name: 'Ohio', expected: total, total, differs: false }],
    });
  });

  test('says nothing of a boat that no price needs: its hull number stays with the quote', async () => {
    const { organizationId } = fixture.tenants.insurer.organization;
    await addLineProducts(fixture.backend.owner, fixture.tenants.insurer.organization);
    const facts = aLineQuote(boat);
    expect(JSON.stringify(facts)).toContain('hull_number');
    const { quoteId: quote } = await plannedQuote(fixture.backend, facts);
    const { provider, structure } = boat;
    const file = {
      format: 1,
      provider,
      version: 'f6',
      label: 'test',
      structure,
      rows: demoRatesFor(boat),
      fixtures: [],
    };
    const { import_rater_version: version } = await actuary.must<Imported>(importing, { file, in: organizationId });
    await actuary.must(adding, { id: version.rater_version_id, quote, name: 'Boat' });
    const { subject } = await selectOne<{ subject: { vehicles: object[] } }>(
      fixture.backend,
      'select subject from rater_fixtures where rater_version_id = $1',
      [version.rater_version_id],
    );
    expect(subject.vehicles).toMatchObject([{ length_feet: 20, horsepower: 200 }]);
    expect(JSON.stringify(subject)).not.toMatch(/hull_number|chartered/);
  });

  test('is refused under a name that is taken, and where the version is in force', async () => {
    const id = await draft('f3');
    await actuary.must(adding, { id, quote: quoteId, name: 'Ohio' });
    expect(await refusalOf(fixture.backend, actuary, adding, { id, quote: quoteId, name: ' Ohio ' })).toEqual({
      code: 'fixture_name_taken',
      field: 'name',
    });
    const promoted = await selectRows<{ id: string }>(
      fixture.backend,
      `select rater_version_id as id from rater_versions where status = 'promoted' and organization_id = $1`,
      [insurer()],
    );
    const input = { id: promoted[0]?.id, quote: quoteId, name: 'Ohio' };
    expect(await refusalOf(fixture.backend, actuary, adding, input)).toEqual({ code: 'rates_promoted' });
  });

  test('is kept of no quote of another line, whose answers its rates do not know', async () => {
    const { quoteId: boatQuote } = await plannedQuote(fixture.backend, aLineQuote(boat));
    const input = { id: await draft('f7'), quote: boatQuote, name: 'Boat' };
    expect(await refusalOf(fixture.backend, actuary, adding, input)).toEqual({
      code: 'quote_of_another_line',
      field: 'quote_id',
    });
  });

  test('is kept of no quote and under no version of another organization', async () => {
    const id = await draft('f4');
    const theirs = await plannedQuote(fixture.backend, aMotorhomeQuote(), fixture.tenants.mirror.agent);
    const input = { id, quote: theirs.quoteId, name: 'Ohio' };
    expect(await refusalOf(fixture.backend, actuary, adding, input)).toEqual({ code: 'not_found' });
    const version = await selectOne<{ id: string }>(
      fixture.backend,
      'select rater_version_id as id from rater_versions where organization_id <> $1 limit 1',
      [insurer()],
    );
    const under = { id, quote: quoteId, name: 'Ohio', under: version.id };
    expect(await refusalOf(fixture.backend, actuary, adding, under)).toEqual({ code: 'not_found' });
  });
});

test('what may be done to a version is its actuary’s, and a version in force takes no fixture', async () => {
  const id = await draft('f5');
  const document = 'query ($id: uuid!) { abilities(table: "rater_versions", id: $id) { operation allowed code } }';
  const open = { allowed: true, code: null };
  const closed = { allowed: false, code: 'actor_not_allowed' };
  expect(await actuary.must(document, { id })).toEqual({
    abilities: [
      { operation: 'promote_rater_version', ...open },
      { operation: 'add_rater_fixture', ...open },
    ],
  });
  expect(await fixture.tenants.insurer.underwriter.must(document, { id })).toEqual({
    abilities: [
      { operation: 'promote_rater_version', ...closed },
      { operation: 'add_rater_fixture', ...closed },
    ],
  });
});
