import { decideCopyProduct } from '@roadworthy/core/products/copy-product.ts';
import { sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import { lockOrganization } from '../organizations/organization-store.ts';
import { productsSold } from './product-store.ts';

type Source = { readonly provider: string; readonly is_archived: boolean };

/** Gives an organization a product of another one, with its terms, rules and questions, and the rates in force. */
export const copyProduct = operation({
  name: 'copy_product',
  permission: 'organization:manage',
  root: 'organization_id',
  example: { source_product_id: '018f0000-0000-7000-8000-000000000000' },
  badInput: [{ input: {}, code: 'product_unknown', field: 'source_product_id' }],
  async run({ input: { source_product_id: sourceId }, tx, publish, organizationId }) {
    const { archived } = await lockOrganization(tx, organizationId);
    const { rows } = await sql<Source>`select * from product_to_copy(${sourceId}::uuid)`.execute(tx);
    const [source] = rows;
    const sold = await productsSold(tx);
    const decision = decideCopyProduct({
      source: source ? { provider: source.provider, isArchived: source.is_archived } : null,
      sold: sold.map(({ provider }) => provider),
      isArchived: archived !== null,
    });
    if (!decision.ok) return decision;
    const copied = await sql<{ product_id: string }>`select copy_product(${sourceId}::uuid) as product_id`.execute(tx);
    const productId = copied.rows[0]?.product_id ?? '';
    await publish({ type: 'product_copied', productId, provider: decision.event.provider, sourceId });
    return { product_id: productId };
  },
});
