import { randomBytes, randomUUID } from 'node:crypto';
import { checkNotArchived } from '@roadworthy/core/organizations/update-organization.ts';
import { decideCreateWebhook } from '@roadworthy/core/webhooks/webhook.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { seal } from '../kernel/settings/sealed.ts';
import { lockOrganization } from '../organizations/organization-store.ts';
import { secretOf } from './webhook-store.ts';

const secretBytes = 32;

/** A secret as Standard Webhooks writes it. */
export const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

/** The lock of the organization counts its webhooks one after another. */
export const createWebhook = operation({
  name: 'create_webhook',
  permission: 'webhook:write',
  root: 'organization_id',
  example: { url: 'https://hooks.agency.com/roadworthy', events: ['policy_bound'] },
  badInput: [
    { input: { url: 'http://hooks.agency.com/' }, code: 'webhook_url_not_valid', field: 'url' },
    { input: { url: 'https://169.254.169.254/' }, code: 'webhook_url_private', field: 'url' },
    { input: { url: 'https://2130706433/' }, code: 'webhook_url_private', field: 'url' },
    { input: { events: [] }, code: 'webhook_events_missing', field: 'events' },
    { input: { events: ['everything'] }, code: 'webhook_event_unknown', field: 'events' },
  ],
  async run({ input, actor, tx, platform, organizationId }) {
    const created_by = personOf(actor);
    const open = checkNotArchived(await lockOrganization(tx, organizationId));
    if (!open.ok) return open;
    const { inForce } = await tx
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<string>().as('inForce'))
      .where('organization_id', '=', organizationId)
      .where('ended', 'is', null)
      .executeTakeFirstOrThrow();
    const decision = decideCreateWebhook(input, { inForce: Number(inForce) });
    if (!decision.ok) return decision;
    const webhook_id = randomUUID();
    const secret = newSecret();
    const { url, events } = decision.event;
    await tx
      .insertInto('webhooks')
      .values({
        webhook_id,
        organization_id: organizationId,
        url,
        events: [...events],
        secret: seal(platform.secrets, { ...secretOf(webhook_id), plain: secret }),
        created_by,
      })
      .execute();
    return { secret, webhook: { webhook_id } };
  },
});
