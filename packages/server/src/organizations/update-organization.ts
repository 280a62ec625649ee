import { decideUpdateOrganization } from '@roadworthy/core/organizations/update-organization.ts';
import { operation } from '../kernel/operation.ts';
import { lineageOf, lockOrganization, providersOf } from './organization-store.ts';

export const updateOrganization = operation({
  name: 'update_organization',
  permission: 'organization:write',
  root: 'organization_id',
  example: { changes: { sales_number: '216-555-0177' } },
  badInput: [
    { input: { changes: { name: ' ' } }, code: 'name_missing', field: 'name' },
    { input: { changes: { time_zone: 'Mars/Olympus' } }, code: 'choice_unknown', field: 'time_zone' },
    { input: { changes: { service_email: 'us' } }, code: 'email_invalid', field: 'service_email' },
    {
      input: { changes: { sales_schedule_url: 'http://x.example' } },
      code: 'schedule_url_not_valid',
      field: 'sales_schedule_url',
    },
    { input: { changes: { postal_code: '12' } }, code: 'postal_code_invalid', field: 'postal_code' },
    { input: { changes: { parent_organization_id: 'x' } }, code: 'parent_unknown', field: 'parent_organization_id' },
  ],
  changedElsewhere: 'organization_changed_elsewhere',
  async run({ input: { changes, version }, actor, tx, organizationId, publish }) {
    const organization = await lockOrganization(tx, organizationId);
    const decision = decideUpdateOrganization(organization, { changes, version }, actor, {
      lineage: await lineageOf(tx, changes.parent_organization_id),
      providers: await providersOf(tx, organizationId),
    });
    if (!decision.ok) return decision;
    if (decision.event !== null) {
      const { after, version: next } = decision.event;
      await tx
        .updateTable('organizations')
        .set({ ...after, version: next })
        .where('organization_id', '=', organizationId)
        .execute();
      await publish(decision.event);
    }
    return { organization_id: organizationId };
  },
});
