import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alder, ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { randomDocument, tapeOf } from '../test/random-document.ts';
import type { DataApi } from './execute.ts';

let db: ToyDatabase;
let api: DataApi;
const reported: unknown[] = [];
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api({ report: (error) => reported.push(error), unseal: ({ sealed }) => sealed });
  await db.owner.query('revoke execute on function slow from toy_staff');
});
afterAll(() => db.close());

const seed = 20261120;
const allowed = new Set(['validation-failed', 'data-exception', 'access-denied']);

test(`any valid document is answered or refused, never a failure, never another tenant's row (seed ${seed})`, async () => {
  let answered = 0;
  const tape = fc.array(fc.nat({ max: 10_000 }), { minLength: 30, maxLength: 200 });
  const role = fc.constantFrom('toy_tenant', 'toy_staff', 'toy:guest');
  await fc.assert(
    fc.asyncProperty(role, tape, async (who, numbers) => {
      const document = randomDocument(api.schemaOf(who), tapeOf(numbers));
      const reply = await ask(api, document.query, { role: who, variables: document.variables });
      const why = `${document.query}\n${JSON.stringify(document.variables)}\n${reply.body}\n${String(reported.at(-1))}`;
      expect(reply.status, why).toBe(200);
      if (reply.error !== undefined) expect(allowed.has(reply.error.extensions.code), why).toBe(true);
      else answered += 1;
      if (who === 'toy_tenant') expect(reply.body, why).not.toMatch(/Birch|Bark|"Bo"|B-100/);
      // The same request again takes the cached plan and must read the same.
      const again = await ask(api, document.query, { role: who, variables: document.variables, claims: alder });
      expect(again.body, why).toBe(reply.body);
    }),
    { seed, numRuns: 700 },
  );
  expect(answered).toBeGreaterThan(350);
}, 60_000);
