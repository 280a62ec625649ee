import type { StoredPartner } from '@roadworthy/core/organizations/partner.ts';
import type { Tx } from '../kernel/database.ts';

/** Locks a partner of the organization in which the transaction works. */
export async function lockPartner(tx: Tx, partnerId: string): Promise<StoredPartner> {
  const { partner_name, dealership, default_product, version, archived } = await tx
    .selectFrom('partners')
    .select(['partner_name', 'dealership', 'default_product', 'version', 'archived'])
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    partnerId,
    version,
    isArchived: archived !== null,
    profile: { partner_name, dealership, default_product },
  };
}
