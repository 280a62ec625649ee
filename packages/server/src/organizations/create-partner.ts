import { decideCreatePartner, slugTaken } from '@roadworthy/core/organizations/partner.ts';
import { checkNotArchived } from '@roadworthy/core/organizations/update-organization.ts';
import { operation } from '../kernel/operation.ts';
import { lockOrganization, providersOf } from './organization-store.ts';

/** A slug belongs to one partner of the whole platform; the table answers for it, since nobody sees the others' archived ones. */
export const createPartner = operation({
  name: 'create_partner',
  permission: 'partner:write',
  root: 'organization_id',
  example: { slug: 'lakeside-rv-of-erie', partner: { partner_name: 'Lakeside RV' } },
  badInput: [
    { input: { slug: 'a' }, code: 'slug_invalid', field: 'slug' },
    { input: { slug: '-lakeside' }, code: 'slug_invalid', field: 'slug' },
    { input: { slug: 'lakeside/rv' }, code: 'slug_invalid', field: 'slug' },
    { input: { partner: {} }, code: 'name_missing', field: 'partner_name' },
    {
      input: { partner: { partner_name: 'Lakeside RV', default_product: 'airship' } },
      code: 'provider_not_sold',
      field: 'default_product',
    },
  ],
  async run({ input: { slug, partner }, tx, organizationId, publish }) {
    const open = checkNotArchived(await lockOrganization(tx, organizationId));
    if (!open.ok) return open;
    const providers = await providersOf(tx, organizationId);
    const decision = decideCreatePartner({ organizationId, slug, partner, providers });
    if (!decision.ok) return decision;
    const added = await tx
      .insertInto('partners')
      .values({ organization_id: organizationId, slug: decision.event.slug, ...decision.event.profile })
      .onConflict((row) => row.doNothing())
      .returning('partner_id')
      .executeTakeFirst();
    if (!added) return slugTaken();
    await publish(decision.event);
    return { partner_id: added.partner_id };
  },
});
