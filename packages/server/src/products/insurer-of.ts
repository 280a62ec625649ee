import type { Insurer } from '@roadworthy/core/products/insurer.ts';
import type { Tx } from '../kernel/database.ts';

/** Who sells a product and who insures it. */
export async function insurerOf(
  tx: Tx,
  quote: { readonly organizationId: string; readonly productId: string },
): Promise<Insurer & { readonly product: string }> {
  return tx
    .selectFrom('products')
    .innerJoin('organizations', 'organizations.organization_id', 'products.organization_id')
    .select([
      'organizations.name as seller',
      'organizations.license_number as sellerLicense',
      'organizations.service_phone as phone',
      'organizations.service_email as email',
      'products.underwriting_company as company',
      'products.naic_number as naic',
      'products.product_name as product',
    ])
    .where('products.product_id', '=', quote.productId)
    .where('organizations.organization_id', '=', quote.organizationId)
    .executeTakeFirstOrThrow();
}
