import { decideUpdatePartner } from '@roadworthy/core/organizations/partner.ts';
import { operation } from '../kernel/operation.ts';
import { providersOf } from './organization-store.ts';
import { lockPartner } from './partner-store.ts';

export const updatePartner = operation({
  name: 'update_partner',
  permission: 'partner:write',
  root: 'partner_id',
  example: { changes: { dealership: true } },
  badInput: [
    { input: { changes: { partner_name: ' ' } }, code: 'name_missing', field: 'partner_name' },
    { input: { changes: { default_product: 'airship' } }, code: 'provider_not_sold', field: 'default_product' },
  ],
  changedElsewhere: 'partner_changed_elsewhere',
  async run({ input: { partner_id: partnerId, ...requested }, tx, organizationId, now, publish }) {
    const partner = await lockPartner(tx, partnerId);
    const decision = decideUpdatePartner(partner, requested, await providersOf(tx, organizationId));
    if (!decision.ok) return decision;
    const { event } = decision;
    if (event === null) return { partner_id: partnerId };
    await tx
      .updateTable('partners')
      .set({
        ...event.profile,
        version: event.version,
        ...(event.isArchived !== partner.isArchived && { archived: event.isArchived ? now : null }),
      })
      .where('partner_id', '=', partnerId)
      .execute();
    await publish(event);
    return { partner_id: partnerId };
  },
});
