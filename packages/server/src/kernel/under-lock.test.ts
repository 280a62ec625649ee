import { UnitOfWork } from '@roadworthy/db/unit-of-work.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { readGathered } from '../billing/collection/collection-store.ts';
import { invoicesOf } from '../billing/invoice-store.ts';
import { loadPolicy, lockPolicy } from '../policies/policy-store.ts';
import { inOrganization, systemRequest } from './jobs/scheduled-scan.ts';
import type { ReadUnderLock } from './under-lock.ts';
import type { Work } from './work.ts';

const fixture = useFixture('under lock');
let policyId = '';
beforeAll(async () => {
  ({ policyId } = await boundQuote(fixture.backend, aQuote()));
});

const inside = <Result>(step: (work: Work) => Promise<Result>): Promise<Result> =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    fixture.tenants.insurer.organization.organizationId,
    systemRequest('reading'),
    step,
  );
const languageOf = async (work: Work) => (await loadPolicy(work, policyId)).policy.language;
const write = (work: Work, language: 'en-us' | 'fr-ca') =>
  work.tx.updateTable('policies').set({ language }).where('policy_id', '=', policyId).execute();
const writeElsewhere = (language: 'en-us' | 'fr-ca') =>
  selectRows(fixture.backend, 'update policies set language = $1 where policy_id = $2', [language, policyId]);

const readings: Readonly<Record<string, unknown>> = { loadPolicy, invoicesOf, readGathered };

test.each(Object.keys(readings))('%s names every table that it reads', async (name) => {
  const reading = readings[name] as ReadUnderLock<unknown, unknown>;
  await inside(async (work) => {
    const { policy } = await loadPolicy(work, policyId);
    const send = vi.spyOn(
      UnitOfWork.prototype as unknown as { send(all: readonly { text: string }[]): unknown },
      'send',
    );
    await reading(work, name === 'readGathered' ? policy : policyId);
    const texts = send.mock.calls.flatMap(([all]) => all.map(({ text }) => text));
    send.mockRestore();
    const read = texts.flatMap((text) =>
      [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/g)].map(([, table = '']) => table),
    );
    expect(read.length).toBeGreaterThan(0);
    expect(reading.tables).toEqual(expect.arrayContaining([...new Set(read)]));
  });
});

test('what is locked is read once', async () => {
  await inside(async (work) => {
    await lockPolicy(work, policyId);
    const send = vi.spyOn(UnitOfWork.prototype as unknown as { send(): unknown }, 'send');
    await languageOf(work);
    await lockPolicy(work, policyId);
    expect(send.mock.calls).toHaveLength(0);
    send.mockRestore();
  });
});

test('what is locked is read again after a write of this transaction', async () => {
  await inside(async (work) => {
    await lockPolicy(work, policyId);
    await write(work, 'fr-ca');
    expect(await languageOf(work)).toBe('fr-ca');
    await write(work, 'en-us');
    expect(await languageOf(work)).toBe('en-us');
  });
});

test('what is not locked is read each time, as others leave it', async () => {
  await inside(async (work) => {
    expect(await languageOf(work)).toBe('en-us');
    await writeElsewhere('fr-ca');
    expect(await languageOf(work)).toBe('fr-ca');
    await writeElsewhere('en-us');
  });
});

test('a lock that was taken after a savepoint is not counted on once that was rolled back', async () => {
  await inside(async (work) => {
    await work.tx.client.query('savepoint here');
    await lockPolicy(work, policyId);
    await work.tx.client.query('rollback to savepoint here');
    await writeElsewhere('fr-ca');
    expect(await languageOf(work)).toBe('fr-ca');
    await writeElsewhere('en-us');
  });
});
