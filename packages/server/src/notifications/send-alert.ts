import type { Kernel } from '../kernel/operations/carry-out.ts';
import type { JobData } from '../kernel/jobs/job-queues.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

/** Letters that one transaction writes down. */
const mostAtOnce = 50;

type Task = JobData['send-alert'];

/** Owes some of those whom an alert tells their letters and text messages; answers how many. */
async function queueSome(work: Work, { incidentAlertId, organizationId }: Task): Promise<number> {
  const { tx, now } = work;
  const told = await tx
    .selectFrom('incident_alert_messages as m')
    .innerJoin('policies as p', 'p.policy_id', 'm.policy_id')
    .select(['m.incident_alert_message_id', 'm.policy_id', 'p.current_quote_id', 'm.text_message'])
    .where('m.incident_alert_id', '=', incidentAlertId)
    .where('m.queued', 'is', null)
    .orderBy('m.incident_alert_message_id')
    .limit(mostAtOnce)
    .forUpdate('m')
    .execute();
  for (const { incident_alert_message_id: id, policy_id: policyId, current_quote_id: quoteId, text_message } of told) {
    const recipient = await insuredAddress(work, quoteId);
    if (recipient) {
      const about = { quoteId, policyId, incidentAlertMessageId: id };
      await queueNotification(work, { template: 'incident_alert', recipient, ...about });
    }
    if (text_message === 'queued') await work.enqueue('send-text', { incidentAlertMessageId: id, organizationId });
    await tx
      .updateTable('incident_alert_messages')
      .set({ queued: now, letter: recipient ? 'queued' : 'none' })
      .where('incident_alert_message_id', '=', id)
      .execute();
  }
  return told.length;
}

/** Writes to everybody whom an alert tells. A job that died goes on where it was. */
export async function sendAlert(kernel: Kernel, task: Task): Promise<void> {
  const request = systemRequest(`alert:${task.incidentAlertId}`);
  let queued = mostAtOnce;
  while (queued === mostAtOnce) {
    queued = await inOrganization(kernel, task.organizationId, request, (work) => queueSome(work, task));
  }
}
