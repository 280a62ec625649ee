import { checkWebhookInForce } from '@roadworthy/core/webhooks/webhook.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { seal, unseal } from '../kernel/settings/sealed.ts';
import { newSecret } from './create-webhook.ts';
import { formerSecretOf, lockWebhook, secretOf } from './webhook-store.ts';

const dayMs = 86_400_000;

/** A new secret of a webhook, shown this once. For a day what is sent is signed with the former one as well. */
export const renewWebhookSecret = operation({
  name: 'renew_webhook_secret',
  permission: 'webhook:write',
  root: 'webhook_id',
  example: {},
  async run({ input: { webhook_id }, actor, tx, platform, now }) {
    personOf(actor);
    const open = checkWebhookInForce(await lockWebhook(tx, webhook_id));
    if (!open.ok) return open;
    const { secret: former } = await tx
      .selectFrom('webhooks')
      .select('secret')
      .where('webhook_id', '=', webhook_id)
      .executeTakeFirstOrThrow();
    const plain = unseal(platform.secrets, { ...secretOf(webhook_id), sealed: former });
    const secret = newSecret();
    await tx
      .updateTable('webhooks')
      .set({
        secret: seal(platform.secrets, { ...secretOf(webhook_id), plain: secret }),
        former_secret: seal(platform.secrets, { ...formerSecretOf(webhook_id), plain }),
        former_secret_until: new Date(now.getTime() + dayMs),
      })
      .where('webhook_id', '=', webhook_id)
      .execute();
    return { secret, webhook: { webhook_id } };
  },
});
