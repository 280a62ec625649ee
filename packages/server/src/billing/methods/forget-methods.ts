import { sql } from 'kysely';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import { clockClaim } from '../../kernel/jobs/clock-claim.ts';
import { failPoint } from '../../kernel/jobs/fail-point.ts';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../../kernel/work.ts';
import { readToken } from './payment-method-store.ts';

/** Payments that may yet ask for their method; what comes after that goes by the payment's reference. */
const underWay = `select from payments p where p.payment_method_id = m.payment_method_id
  and p.status in ('pending', 'authorized', 'processing', 'withdrawn', 'unknown')`;

/** Another row of the same card or account that it still is on file for, or that a payment under way needs. */
const stillUsed = `select from payment_methods o where o.token_key = m.token_key
  and o.payment_method_id <> m.payment_method_id and o.forgotten is null
  and (o.ended is null or exists (${underWay.replaceAll('m.payment_method_id', 'o.payment_method_id')}))`;

// Those that have ended last come first, so that some that cannot be forgotten keep none of the others back.
const toForget = `
  select organization_id, payment_method_id, exists (${stillUsed}) from payment_methods m
  where ended is not null and forgotten is null and not exists (${underWay}) order by ended desc limit 500`;

type Ended = {
  readonly organizationId: string;
  readonly paymentMethodId: string;
  /** Whether another organization has a row of it, too, that is still used. */
  readonly isUsedElsewhere?: boolean;
};

/** What of a method is to be forgotten: its token, and whether another row of it is still used; null where it was. Throws while a payment needs it. */
async function tokenToForget(work: Work, paymentMethodId: string) {
  const { rows } = await sql<{ forgotten: boolean; used: boolean; shared: boolean }>`
    select forgotten is not null as forgotten, exists (${sql.raw(underWay)}) as used, exists (${sql.raw(stillUsed)}) as shared
    from payment_methods m
    where payment_method_id = ${paymentMethodId}::uuid and ended is not null`.execute(work.tx);
  const [method] = rows;
  if (!method || method.forgotten) return null;
  if (method.used) throw new Error(`A payment under way needs the method ${paymentMethodId}`);
  return { token: await readToken(work, paymentMethodId), isShared: method.shared };
}

/** What opened it goes from the method, and from the purchase that it came with. */
async function dropToken({ tx, now }: Work, paymentMethodId: string): Promise<void> {
  const method = await tx
    .updateTable('payment_methods')
    .set({ token: null, token_key: null, forgotten: now })
    .where('payment_method_id', '=', paymentMethodId)
    .where('forgotten', 'is', null)
    .returning('quote_id')
    .executeTakeFirst();
  if (!method?.quote_id) return;
  await sql`update process_intents set request = request - 'methodToken' where root_id = ${method.quote_id}::uuid
    and state = 'finished' and request ->> 'paymentMethodId' = ${paymentMethodId}`.execute(tx);
}

/**
 * Has the gateway forget a method that has ended, and only then what the gateway called it: whoever dies in between, or
 * hears no answer, asks again. No transaction is open while the gateway is asked. Of what is still on file for something
 * else the gateway is not asked: it lets go of it with the last row.
 */
export async function forgetMethod(
  kernel: Kernel,
  { organizationId, paymentMethodId, isUsedElsewhere = false }: Ended,
): Promise<void> {
  const request = systemRequest(`forget-method:${paymentMethodId}`);
  const inside = <Result>(step: (work: Work) => Promise<Result>) =>
    inOrganization(kernel, organizationId, request, step);
  const found = await inside((work) => tokenToForget(work, paymentMethodId));
  if (found === null) return;
  if (!found.isShared && !isUsedElsewhere) await kernel.platform.payments.forgetMethod(found.token);
  failPoint('gateway-forgot');
  await inside((work) => dropToken(work, paymentMethodId));
}

/** Has the gateway forget every method that has ended; one that it does not answer about keeps none of the others back. */
export async function forgetMethods(kernel: Kernel): Promise<void> {
  const { platform } = kernel;
  const requested = { role: 'worker', claims: clockClaim(platform), text: toForget } as const;
  for (const [organizationId, paymentMethodId, isUsed] of await askAs(platform.pools.operations, requested)) {
    if (!organizationId || !paymentMethodId) continue;
    try {
      await forgetMethod(kernel, { organizationId, paymentMethodId, isUsedElsewhere: isUsed === 't' });
    } catch (error) {
      platform.log.warn({ err: error, paymentMethodId }, 'a method could not be forgotten');
    }
  }
}
