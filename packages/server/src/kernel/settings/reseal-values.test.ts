import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aMotorhomeQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, expect, test } from 'vitest';
import { resealValues } from './reseal-values.ts';
import { unseal } from './sealed.ts';
import { deriveSecrets, type Secrets } from './secrets.ts';

const fixture = useFixture('reseal_values');
const [second, third] = ['second', 'third'].map((name) => `the ${name} secret of this installation in its tests`);

type Sealed = { readonly column: string; readonly key: string; readonly sealed: string; readonly updated: Date };

const sealedRows = () =>
  selectRows<Sealed>(
    fixture.backend,
    `select column_name as "column", key, sealed, updated from entities,
       lateral (values ('birthdate', birthdate), ('license_number', license_number)) one (column_name, sealed),
       lateral (select entity_id::text as key) id where sealed is not null order by key, column_name`,
  );
const opened = (secrets: Secrets, rows: readonly Sealed[]) =>
  rows.map(({ column, key, sealed }) => unseal(secrets, { table: 'entities', column, key, sealed }));
const underNew = (previous: readonly string[]) => deriveSecrets(second ?? '', previous);
const reseal = (secrets: Secrets, tell?: () => void) =>
  resealValues(fixture.backend.config.databaseUrlDirect ?? '', secrets, tell);

let first = '';
beforeAll(async () => {
  first = fixture.backend.config.secret ?? '';
  await boundQuote(fixture.backend, aMotorhomeQuote());
});

test('what was sealed under a former secret opens without it once it was sealed anew, and its rows were not touched', async () => {
  const before = await sealedRows();
  const plain = opened(fixture.backend.platform.secrets, before);
  expect(plain.length).toBeGreaterThan(1);
  const secrets = underNew([first]);
  const { done, unopened } = await reseal(secrets);
  expect(done).toBeGreaterThan(plain.length);
  expect(unopened).toEqual([]);
  const after = await sealedRows();
  expect(opened(underNew([]), after)).toEqual(plain);
  expect(after.map(({ updated }) => updated)).toEqual(before.map(({ updated }) => updated));
  expect(await reseal(secrets)).toMatchObject({ done: 0, unopened: [] });
});

test('answers that programs may ask for again keep the former secret needed', async () => {
  expect((await reseal(underNew([first]))).underWay).toBeGreaterThan(0);
});

test('one that opens with no secret at hand is named, and keeps none of the others back', async () => {
  const [damaged] = await sealedRows();
  await fixture.backend.owner.pool.query(
    `update entities set ${damaged?.column ?? ''} = regexp_replace(${damaged?.column ?? ''}, '[.][^.]+$', '.AAAA') where entity_id = $1`,
    [damaged?.key],
  );
  const secrets = deriveSecrets(third ?? '', [second ?? '', first]);
  const { unopened } = await reseal(secrets);
  expect(unopened).toEqual([`entities.${damaged?.column ?? ''} ${damaged?.key ?? ''}`]);
  const others = (await sealedRows()).filter(({ key, column }) => key !== damaged?.key || column !== damaged.column);
  expect(opened(deriveSecrets(third ?? ''), others)).toHaveLength(others.length);
});

test('broken off, it goes on where it was', async () => {
  const secrets = deriveSecrets(first, [third ?? '', second ?? '']);
  const stop = () => {
    throw new Error('the machine went off');
  };
  await expect(reseal(secrets, stop)).rejects.toThrow('went off');
  const { done } = await reseal(secrets);
  expect(done).toBeGreaterThan(0);
  expect(await reseal(secrets)).toMatchObject({ done: 0 });
});
