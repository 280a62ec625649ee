import { createBackend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';
import { collect } from '../packages/server/test/run-collection.ts';
import { dueToCharge } from './charges.ts';
import { copyPolicies } from './copy-policies.ts';
import { addTenants } from './open-book.ts';

test('copies of a policy are charged as it is, each by itself', async () => {
  const backend = await createBackend('copied policies');
  try {
    await addTenants(backend.owner, 1);
    const [due] = await dueToCharge(backend, 1);
    const database = new URL(backend.config.databaseUrlDirect ?? '').pathname.slice(1);
    await copyPolicies(database, [due?.policyId ?? ''], 2);
    await collect(backend);
    const charged = await selectRows<{ amount: number }>(
      backend,
      `select amount::int from payments where begun_by = 'schedule' and status = 'settled'`,
    );
    expect(charged).toEqual(Array.from({ length: 3 }, () => charged[0]));
  } finally {
    await backend.close();
  }
}, 60_000);
