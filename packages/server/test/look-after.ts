import { inOrganization, scanRows, systemRequest } from '@roadworthy/server/kernel/jobs/scheduled-scan.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { cancelDuePolicy } from '../src/billing/cancellation/cancel-due-policy.ts';
import { collectInvoices } from '../src/billing/collection/collect-invoices.ts';
import { sendOwedRefund } from '../src/billing/refunds/pay-refund.ts';
import { followPostedLetter } from '../src/notifications/post/follow-letters.ts';
import { eventHandlers, jobHandlers } from '../src/registry.ts';
import { collect } from './run-collection.ts';

const steps = { collect: collectInvoices, refund: sendOwedRefund, end: cancelDuePolicy } as const;

/** What the clock does about one row: a policy whose money is looked at or whose end has come, or a refund that is owed. */
export type Duty = { readonly step: keyof typeof steps; readonly organizationId: string; readonly key: string };
/** What the queue does about a letter by post that is not handed over yet. */
export type Posting = { readonly step: 'post'; readonly organizationId: string; readonly key: string };
/** Everything that is due, row after row, as a worker does. */
export type Round = { readonly step: 'everything' };

/** Does what the clock does about one row, and brings to its end what that begins; answers how its process stands. */
export async function lookAfter(backend: Backend, duty: Duty | Posting | Round): Promise<string> {
  if (duty.step === 'everything') {
    await collect(backend);
    return 'round';
  }
  const { platform } = backend;
  const { organizationId, key } = duty;
  const kernel = { platform, handlers: eventHandlers };
  if (duty.step === 'post') {
    await followPostedLetter(kernel, { postedLetterId: key, organizationId });
    return 'followed';
  }
  const { step } = duty;
  await scanRows(kernel, `select '${organizationId}'::uuid, '${key}'::uuid`, steps[step]);
  const read = () =>
    inOrganization(kernel, organizationId, systemRequest(`duty:${key}`), ({ tx }) =>
      tx
        .selectFrom('process_intents')
        .select(['process_intent_id', 'process', 'state'])
        .where('root_id', '=', key)
        .orderBy('created', 'desc')
        .executeTakeFirst(),
    );
  const intent = await read();
  if (!intent) return 'nothing';
  const { process_intent_id: intentId, process } = intent;
  await jobHandlers(platform)['resume-intent']?.({ intentId, organizationId, process });
  return (await read())?.state ?? 'nothing';
}
