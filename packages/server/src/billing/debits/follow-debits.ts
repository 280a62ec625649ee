import { transaction } from '@roadworthy/db/pool.ts';
import type { WebhookEvent } from '@roadworthy/providers/payments/port.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import { clockClaim } from '../../kernel/jobs/clock-claim.ts';
import type { Platform } from '../../kernel/platform.ts';
import { enterRole } from '../../kernel/tokens/scope.ts';
import { followDebit } from './follow-debit.ts';

// Where the gateway's word got lost: what is on its way is asked after every hour; what was paid may come back for 60
// days after the statement that shows it (Nacha), and 90 in Canada, and is asked after once a day. A bind that was given
// up may turn out to have been heard all the same, for as long as a gateway keeps requests. A card's disputed charge is
// asked after once a day: whoever wins the dispute has the money again. So is a refund, for 30 days: its bank may not take it.
const toFollow = `
  select organization_id, payment_id from payments
  where direction = 'in' and (method_kind = 'card' and (status = 'returned' or disputed > 0) and settled > app_now() - interval '120 days'
      and followed < app_now() - interval '23 hours'
    or method_kind = 'bank' and (status in ('processing', 'withdrawn') and coalesce(followed, created) < app_now() - interval '55 minutes'
      or status in ('settled', 'returned') and settled > app_now() - interval '120 days'
        and followed < app_now() - interval '23 hours'
      or status in ('failed', 'voided') and created > app_now() - interval '3 days'
        and coalesce(followed, created) < app_now() - interval '5 hours'))
    or direction = 'out' and status = 'settled' and gateway_reference is not null
      and settled > app_now() - interval '30 days' and coalesce(followed, settled) < app_now() - interval '23 hours'
  order by followed nulls first limit 200`;

/** Asks after every debit whose turn it is; one that fails keeps none of the others back. */
export async function followDebits(kernel: Kernel): Promise<void> {
  const { platform } = kernel;
  const requested = { role: 'worker', claims: clockClaim(platform), text: toFollow } as const;
  for (const [organizationId, paymentId] of await askAs(platform.pools.operations, requested)) {
    if (!organizationId || !paymentId) continue;
    try {
      await followDebit(kernel, { organizationId, paymentId });
    } catch (error) {
      platform.log.warn({ err: error, paymentId }, 'a debit could not be followed');
    }
  }
}

const ofEvent = `
  select organization_id, payment_id from payments
  where direction = 'in' and (gateway_key = $1::text or gateway_reference = $2::text)
    and (method_kind = 'bank' or $3::text = 'returned' or status = 'returned' or disputed > 0)
    and $3::text <> 'refunded'
  union all
  select organization_id, payment_id from payments
  where direction = 'out' and status = 'settled' and $3::text = 'refunded' and gateway_key = $1::text limit 1`;

/** Has the worker ask what became of the debit, or of the disputed charge, that a webhook names; others are passed over. */
export async function wakeDebit(
  { pools, jobs }: Pick<Platform, 'pools' | 'jobs'>,
  { key, reference, status }: Pick<WebhookEvent, 'key' | 'reference' | 'status'>,
): Promise<void> {
  const values = [key ?? '', reference, status];
  const [row] = await askAs(pools.operations, { role: 'worker', text: ofEvent, values });
  const [organizationId, paymentId] = row ?? [];
  if (!organizationId || !paymentId) return;
  await transaction(pools.operations, async (client) => {
    await enterRole(client, 'operator', { 'app.organization': organizationId });
    await jobs.enqueue(client, 'follow-debit', { paymentId, organizationId });
  });
}
