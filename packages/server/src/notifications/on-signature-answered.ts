import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { insuredAddress } from './insured-address.ts';
import { enqueueNotification, queueNotification } from './queue-notification.ts';
import { staffAddress } from './staff-reader.ts';

async function notifyInsured(work: Work, quoteId: string, signingRequestId: string): Promise<void> {
  const recipient = await insuredAddress(work, quoteId);
  if (recipient)
    await queueNotification(work, { template: 'signature_answered', recipient, quoteId, signingRequestId });
}

/** The first named insured is told that the second has signed. */
export const notifyOnSecondSigned = on('quote_signed', async (work, { quoteId, signingRequestId }) => {
  if (signingRequestId !== undefined) await notifyInsured(work, quoteId, signingRequestId);
});

/** The first named insured, and the agent whose quote it is, are told that the second one will not sign. */
export const notifyOnSignatureDeclined = on('signature_declined', async (work, { quoteId, signingRequestId }) => {
  await notifyInsured(work, quoteId, signingRequestId);
  const { agentId } = await work.tx
    .selectFrom('quotes')
    .select('assigned_agent_id as agentId')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const recipient = agentId && (await staffAddress(work, agentId));
  if (!recipient) return;
  const about = { quote_id: quoteId, subject: { kind: 'signing_request', id: signingRequestId } } as const;
  await enqueueNotification(work, { template: 'signature_declined', recipient, ...about }, true);
});
