import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { expect, test } from 'vitest';
import { refuseUnfitValue } from './unfit-value.ts';

const fixture = useFixture('unfit values');
const failing = async (sql: string): Promise<unknown> => {
  const failed = fixture.backend.owner.pool.query(sql).then(
    () => null,
    (error: unknown) => error,
  );
  expect(await failed).not.toBeNull();
  return failed;
};
const update = (set: string) => `with one as (select organization_id from organizations limit 1)
  update organizations o set ${set} from one where o.organization_id = one.organization_id`;

test.each([
  [
    'a text that its column has no room for',
    update(`name = repeat('x', 300)`),
    { changes: { name: 'x' } },
    'changes.name',
  ],
  ['a text in a list of rows', update(`name = repeat('x', 300)`), { rows: [{ name: 'x' }] }, 'rows.name'],
  ['a number that is too large', `select 99999999999::int`, { most: '99999999999' }, undefined],
  ['a day that there is none of', `select '2026-02-30'::date`, { day: '2026-02-30' }, undefined],
  ['a NUL in JSON', `select '{"a":"\\u0000"}'::jsonb`, { file: {} }, undefined],
  ['a text that is no number', `select 'x'::numeric`, { premium: 'x' }, undefined],
])('%s is refused by name, at its field where one is named', async (_what, sql, args, field) => {
  const refused = refuseUnfitValue(await failing(sql), args);
  expect([refused?.code, refused?.field]).toEqual(['value_does_not_fit', field]);
});

test.each([
  ['a constraint that speaks of nothing that was given', update(`name = repeat('x', 300)`), { other: 1 }],
  [
    'a key that is there twice',
    'insert into organizations select * from organizations limit 1',
    { organization_id: 1 },
  ],
  ['a table that is not there', 'select from nowhere', {}],
])('%s stays a failure of ours', async (_what, sql, args) => {
  expect(refuseUnfitValue(await failing(sql), args)).toBeNull();
});

test('what is no error of the database is none of its refusals', () => {
  expect(refuseUnfitValue(new Error('22001'), {})).toBeNull();
});
