import { incidentText } from '@roadworthy/core/notifications/incident-alert.ts';
import { cutToFit } from '@roadworthy/core/shared/text/check-text.ts';
import { localeFor, printSentence } from '@roadworthy/core/shared/text/sentence.ts';
import { TextNotSentError } from '@roadworthy/providers/texts/port.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import type { JobData } from '../kernel/jobs/job-queues.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { organizationBrand } from './gather-letter-facts.ts';
import { factsOfIncident } from './incident-to-notify.ts';

type Task = JobData['send-text'];
type Sent = { readonly status: 'sent' | 'failed'; readonly reference: string | null };

/** The text message of somebody whom an alert tells; null where it is sent, or would not be true any more. */
async function write(work: Work, { incidentAlertMessageId: id, organizationId }: Task) {
  const row = await work.tx
    .selectFrom('incident_alert_messages as m')
    .innerJoin('policies as p', 'p.policy_id', 'm.policy_id')
    .innerJoin('entities as e', 'e.quote_id', 'p.current_quote_id')
    .select('e.phone')
    .where('m.incident_alert_message_id', '=', id)
    .where('m.text_message', '=', 'queued')
    .where('e.entity_relationship', '=', 'named_insured')
    .where('e.archived', 'is', null)
    .executeTakeFirst();
  if (!row?.phone) return null;
  const sender = await organizationBrand(work, organizationId);
  const { facts, language } = await factsOfIncident({ ...work, sender }, id, true);
  const said = incidentText(facts);
  if (said !== null) return { to: row.phone, text: printSentence(said, localeFor(language)) };
  await record(work, id, { status: 'failed', reference: null });
  return null;
}

async function record({ tx }: Work, id: string, { status, reference }: Sent): Promise<void> {
  await tx
    .updateTable('incident_alert_messages')
    .set({ text_message: status, text_reference: reference })
    .where('incident_alert_message_id', '=', id)
    .where('text_message', '=', 'queued')
    .execute();
}

/** Sends a text message that is owed, once: the key of who is told is its key. Throws where it may be taken later. */
export async function sendText(kernel: Kernel, task: Task): Promise<void> {
  const { incidentAlertMessageId: id, organizationId } = task;
  const request = systemRequest(`text:${id}`);
  const message = await inOrganization(kernel, organizationId, request, (work) => write(work, task));
  if (message === null) return;
  let sent: Sent;
  try {
    const { reference } = await kernel.platform.texts.send({ key: id, ...message });
    sent = { status: 'sent', reference: cutToFit(reference, 'reference') };
  } catch (error) {
    if (!(error instanceof TextNotSentError) || !error.permanent) throw error;
    sent = { status: 'failed', reference: null };
  }
  await inOrganization(kernel, organizationId, request, (work) => record(work, id, sent));
}
