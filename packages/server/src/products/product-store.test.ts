import { randomUUID } from 'node:crypto';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import type { Work } from '../kernel/work.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { productByProvider, productOf } from './product-store.ts';

const fixture = useFixture('product store');
const within = <Result>(run: (work: Work) => Promise<Result>) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    fixture.tenants.insurer.organization.organizationId,
    systemRequest('products'),
    run,
  );

describe('productByProvider', () => {
  test('finds what the organization sells', async () => {
    const product = await within(({ tx }) => productByProvider(tx, 'personal'));
    expect(product).toMatchObject({
      productId: fixture.tenants.insurer.productId,
      numberPrefix: 'HAR',
      provider: 'personal',
    });
  });

  test.each(['boat', 'zeppelin', ''])('finds nothing for %j', async (provider) => {
    expect(await within(({ tx }) => productByProvider(tx, provider))).toBeNull();
  });

  test('does not find a product that was archived', async () => {
    await fixture.backend.owner.pool.query(
      `insert into products (organization_id, product_name, provider, new_policy_number, archived)
       values ($1, 'Pro', 'pro', 'PRO', now())`,
      [fixture.tenants.insurer.organization.organizationId],
    );
    expect(await within(({ tx }) => productByProvider(tx, 'pro'))).toBeNull();
  });
});

describe('productOf', () => {
  test('does not find another organization’s product, nor one that does not exist', async () => {
    for (const id of [fixture.tenants.mirror.productId, randomUUID()]) {
      await expect(within(({ tx }) => productOf(tx, id))).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
