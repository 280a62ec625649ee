import fc from 'fast-check';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alder, ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { randomDocument, spoiltDocument, tapeOf } from '../test/random-document.ts';
import { toyRoles } from '../test/toy-schema.ts';
import type { DataApi } from './execute.ts';

let db: ToyDatabase;
let api: DataApi;
const reported: unknown[] = [];
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api({
    report: (error) => reported.push(error),
    decoders: { sealed: ({ value }) => value, seed: ({ value }) => value },
    regexRoles: ['toy_staff'],
    cappedCount: { roles: ['toy_reader'], limit: 2 },
  });
  await db.owner.query('revoke execute on function slow from toy_staff');
});
afterAll(() => db.close());

const seed = 20261120;
/** `RANDOM_DOCUMENTS=10000` is the long run. */
const runs = Number(process.env['RANDOM_DOCUMENTS'] ?? 250);
const allowed = new Set(['validation-failed', 'data-exception', 'access-denied']);
const megabyte = 1_024 * 1_024;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function heapInUse(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

test(
  `any document, half of them spoilt, is answered or refused: no failure, no leak, memory flat (seed ${seed}, ${runs} documents)`,
  async () => {
    const seen = { answered: 0, refused: 0, spoilt: 0, requested: 0 };
    let settled = 0;
    const tape = fc.array(fc.nat({ max: 10_000 }), { minLength: 30, maxLength: 200 });
    const role = fc.constantFrom(...toyRoles);
    await fc.assert(
      fc.asyncProperty(role, tape, fc.boolean(), async (who, numbers, isSpoilt) => {
        const make = isSpoilt ? spoiltDocument : randomDocument;
        const document = make(api.schemaOf(who), tapeOf(numbers));
        const request = { role: who, variables: document.variables };
        const reply = await ask(api, document.query, request);
        const why = `${document.query}\n${JSON.stringify(document.variables)}\n${reply.body}\n${String(reported.at(-1))}`;
        expect(reply.status, why).toBe(200);
        if (reply.error === undefined) seen.answered += 1;
        else expect(allowed.has(reply.error.extensions.code), why).toBe(true);
        if (reply.error !== undefined) seen.refused += 1;
        if (isSpoilt && reply.error !== undefined) seen.spoilt += 1;
        if (who === 'toy_tenant') expect(reply.body, why).not.toMatch(/Birch|Bark|"Bo"|B-100/);
        if (who === 'toy_reader' || who === 'toy:guest') expect(reply.body, why).not.toMatch(/[AB]-100|dusty/);
        // The same request again takes the cached plan and must read the same.
        const again = await ask(api, document.query, { ...request, claims: alder });
        expect(again.body, why).toBe(reply.body);
        seen.requested += 1;
        // By then a long run has filled the caches of documents and plans.
        if (seen.requested === Math.floor((runs * 2) / 3)) settled = heapInUse();
      }),
      { seed, numRuns: runs },
    );
    const grown = (heapInUse() - settled) / megabyte;
    expect(reported).toEqual([]);
    expect(seen.answered).toBeGreaterThan(runs / 3);
    expect(seen.spoilt).toBeGreaterThan(runs / 4);
    // In a short run the caches of documents and plans are still filling; they hold a bounded number of both.
    expect(grown, `heap grew by ${grown.toFixed(1)} MiB since ${(settled / megabyte).toFixed(1)}`).toBeLessThan(
      runs < 9_000 ? 60 : 12,
    );
  },
  60_000 + runs * 60,
);
