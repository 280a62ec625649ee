import { createHmac } from 'node:crypto';
import { type AttemptOutcome, nextAttemptAt, outcomeOfStatus } from '@roadworthy/core/webhooks/delivery.ts';
import type { WebhookAnswer, WebhookMessage } from '@roadworthy/providers/webhooks/port.ts';
import { sql } from 'kysely';
import type { JobData } from '../kernel/jobs/jobs.ts';
import { inOrganization, scanRows, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { unseal } from '../kernel/settings/sealed.ts';
import type { Work } from '../kernel/work.ts';
import { cancelWaiting, firstWaiting, formerSecretOf, secretOf } from './webhook-store.ts';

type Task = JobData['deliver-webhook'];

/** For longer nobody is at it: an attempt ends by itself long before. */
const leaseMs = 60_000;
const mostLogged = 20;
const keptDays = 30;

/**
 * The signature of a message, as Standard Webhooks has it: of its id, the second in which it is sent and its text, so that
 * nothing of it can be altered, and nobody can send it again later.
 */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** The message to send now; null where another attempt is at it, something of its record goes before it, or nothing is sent. */
async function begin(work: Work, { deliveryId }: Task): Promise<WebhookMessage | null> {
  const { tx, now, platform } = work;
  const delivery = await tx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_delivery_id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst();
  if (!delivery || delivery.status !== 'pending' || delivery.next_attempt > now) return null;
  if (delivery.leased_until !== null && delivery.leased_until > now) return null;
  const { webhook_id: webhookId, organization_id: organizationId } = delivery;
  const webhook = await tx
    .selectFrom('webhooks')
    .select(['url', 'secret', 'former_secret', 'former_secret_until', 'paused', 'ended'])
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow();
  if (webhook.ended !== null) {
    await cancelWaiting(tx, [webhookId], now);
    return null;
  }
  if (webhook.paused) return null;
  const [first] = await firstWaiting(tx, webhookId, delivery.record_id);
  if (first !== deliveryId) return null;
  const attempts = delivery.attempts + 1;
  const leased_until = new Date(now.getTime() + leaseMs);
  await tx
    .updateTable('webhook_deliveries')
    .set({ attempts, leased_until })
    .where('webhook_delivery_id', '=', deliveryId)
    .execute();
  const { event_type: type, occurred, about: data } = delivery;
  const content = { id: deliveryId, type, timestamp: occurred.toISOString(), organization_id: organizationId, data };
  const body = JSON.stringify(content);
  const seconds = Math.floor(now.getTime() / 1000);
  const { former_secret: former, former_secret_until: until } = webhook;
  const secrets = [unseal(platform.secrets, { ...secretOf(webhookId), sealed: webhook.secret })];
  if (former !== null && until !== null && until > now) {
    secrets.push(unseal(platform.secrets, { ...formerSecretOf(webhookId), sealed: former }));
  }
  return {
    url: webhook.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Roadworthy-Webhooks/1',
      'webhook-id': deliveryId,
      'webhook-timestamp': String(seconds),
      // Its receiver takes whichever it knows.
      'webhook-signature': secrets.map((secret) => signatureOf(secret, deliveryId, seconds, body)).join(' '),
    },
  };
}

const outcomeOf = (answer: WebhookAnswer): AttemptOutcome =>
  'status' in answer
    ? outcomeOfStatus(answer.status)
    : { isDelivered: false, problem: answer.unanswered, final: false };

/** Writes down what came of an attempt, and has the next one made: of the same message, or of what follows it. */
async function finish(work: Work, { deliveryId }: Task, answer: WebhookAnswer, tookMs: number): Promise<void> {
  const { tx, now, organizationId, enqueue } = work;
  const delivery = await tx
    .selectFrom('webhook_deliveries')
    .select(['status', 'attempts', 'begun', 'webhook_id', 'record_id', 'log'])
    .where('webhook_delivery_id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst();
  if (!delivery || delivery.status !== 'pending') return;
  const outcome = outcomeOf(answer);
  const problem = outcome.isDelivered ? null : outcome.problem;
  const next = outcome.isDelivered || outcome.final ? null : nextAttemptAt(delivery.attempts, delivery.begun, now);
  const answered = 'status' in answer && answer.status >= 100 ? answer.status : null;
  const earlier = Array.isArray(delivery.log) ? delivery.log : [];
  const log = [...earlier, { at: now.toISOString(), answered, problem, ms: Math.round(tookMs) }].slice(-mostLogged);
  await tx
    .updateTable('webhook_deliveries')
    .set({
      answered,
      problem,
      log: JSON.stringify(log),
      leased_until: null,
      ...(next === null
        ? { status: outcome.isDelivered ? 'delivered' : 'failed', ended: now }
        : { next_attempt: next }),
    })
    .where('webhook_delivery_id', '=', deliveryId)
    .execute();
  if (next !== null) {
    const startAfterSeconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
    return enqueue('deliver-webhook', { deliveryId, organizationId }, { startAfterSeconds });
  }
  for (const following of await firstWaiting(tx, delivery.webhook_id, delivery.record_id)) {
    await enqueue('deliver-webhook', { deliveryId: following, organizationId });
  }
}

/**
 * Sends a message to a webhook. What is sent and not written down, because the process was killed between the two, is sent
 * again under its id once its lease is over.
 */
export async function deliverWebhook(kernel: Kernel, task: Task): Promise<void> {
  const { organizationId, deliveryId } = task;
  const request = systemRequest(`webhook:${deliveryId}`);
  const message = await inOrganization(kernel, organizationId, request, (work) => begin(work, task));
  if (message === null) return;
  const begunAt = performance.now();
  const answer = await kernel.platform.webhooks.send(message);
  const tookMs = performance.now() - begunAt;
  await inOrganization(kernel, organizationId, request, (work) => finish(work, task, answer, tookMs));
}

const due = `
  select organization_id, webhook_delivery_id from (
    select distinct on (webhook_id, record_id) webhook_deliveries.organization_id, webhook_delivery_id, next_attempt, leased_until
    from webhook_deliveries join webhooks using (webhook_id)
    where status = 'pending' and not paused order by webhook_id, record_id, sequence) first
  where next_attempt <= app_now() and (leased_until is null or leased_until <= app_now())
  limit 500`;

const old = `
  select distinct organization_id, webhook_id from webhook_deliveries
  where status <> 'pending' and created < app_now() - interval '${keptDays} days' limit 500`;

/** Has sent what nobody is at, and forgets what was told long ago. */
export async function deliverWebhooks(kernel: Kernel): Promise<void> {
  await scanRows(kernel, due, ({ enqueue, organizationId }, deliveryId) =>
    enqueue('deliver-webhook', { deliveryId, organizationId }),
  );
  await scanRows(kernel, old, async ({ tx }, webhookId) => {
    await tx
      .deleteFrom('webhook_deliveries')
      .where('webhook_id', '=', webhookId)
      .where('status', '<>', 'pending')
      .where(sql<boolean>`created < app_now() - make_interval(days => ${keptDays})`)
      .execute();
  });
}
