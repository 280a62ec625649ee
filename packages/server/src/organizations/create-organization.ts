import { decideCreateOrganization } from '@roadworthy/core/organizations/create-organization.ts';
import { newId } from '../kernel/new-id.ts';
import { operation } from '../kernel/operation.ts';
import { lineageOf } from './organization-store.ts';

/** Row security lets a row be added to the organization of the transaction alone: a new one is made inside itself. */
export const createOrganization = operation({
  name: 'create_organization',
  permission: 'organization:manage',
  organization: async () => newId(),
  example: { organization: { name: 'Prairie RV Insurance' } },
  badInput: [
    { input: { organization: {} }, code: 'name_missing', field: 'name' },
    {
      input: { organization: { name: 'Prairie RV', organization_type: 'bank' } },
      code: 'choice_unknown',
      field: 'organization_type',
    },
    {
      input: { organization: { name: 'Prairie RV', parent_organization_id: '018f0000-0000-7000-8000-000000000000' } },
      code: 'parent_unknown',
      field: 'parent_organization_id',
    },
    {
      input: { organization: { name: 'Prairie RV', default_provider: 'personal' } },
      code: 'provider_not_sold',
      field: 'default_provider',
    },
    {
      input: { organization: { name: 'Prairie RV', service_phone: '12' } },
      code: 'phone_invalid',
      field: 'service_phone',
    },
  ],
  async run({ input: { organization }, tx, organizationId, publish }) {
    const lineage = await lineageOf(tx, organization.parent_organization_id);
    const decision = decideCreateOrganization({ organizationId, profile: organization, lineage });
    if (!decision.ok) return decision;
    const { default_provider: _none, ...profile } = decision.event.profile;
    await tx
      .insertInto('organizations')
      .values({ organization_id: organizationId, ...profile })
      .execute();
    await publish(decision.event);
    return { organization_id: organizationId };
  },
});
