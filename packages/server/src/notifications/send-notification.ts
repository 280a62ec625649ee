import { cutToFit } from '@roadworthy/core/shared/text/check-text.ts';
import { bounceMeaning, isDeadAddress, mailPatienceMs } from '@roadworthy/core/notifications/mail-bounces.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { MailNotSentError } from '@roadworthy/providers/mail/port.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import type { JobData } from '../kernel/jobs/jobs.ts';
import type { Platform } from '../kernel/platform.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { proveNotice } from '../policies/notice-store.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { isDeclined } from './declined-letters.ts';
import { writeLetter, type WrittenMail } from './write-letter.ts';
import { unsent } from '@roadworthy/core/shared/unsent-letters.ts';

type Task = JobData['send-notification'];
type Letter = { readonly to: string; readonly mail: WrittenMail; readonly created: Date };
type Result =
  | { readonly status: 'sent'; readonly subject: string; readonly messageId: string }
  /** `bounce`: the code of the server that did not take it. */
  | { readonly status: 'failed'; readonly reason: string; readonly bounce?: string };

/** Whether somebody answered for the address when the letter became due; a letter that does not say so has nobody. */
function saysConfirmed(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isConfirmed' in data && data.isConfirmed === true;
}

/** The letter to send; null when another attempt is done with it, or it would not be true any more. */
async function write(work: Work, { notificationId, organizationId }: Task): Promise<Letter | null> {
  const row = await work.tx
    .selectFrom('notifications')
    .select([
      'status',
      'template',
      'recipient',
      'created',
      'quote_id',
      'policy_id',
      'subject_kind',
      'subject_id',
      'data',
    ])
    .where('notification_id', '=', notificationId)
    .executeTakeFirst();
  // A letter that is not here went with its quote to another organization, where a job of its own sends it.
  if (!row || row.status !== 'queued') return null;
  if (await isDeclined(work, row.template, row.recipient)) {
    const reason = unsent.declined.en;
    await record(work, notificationId, { status: 'failed', reason });
    return null;
  }
  if (await isDead(work, row.recipient)) {
    const reason = unsent.dead.en;
    await record(work, notificationId, { status: 'failed', reason });
    return null;
  }
  const written = await writeLetter(work, row.template, {
    notificationId,
    organizationId,
    quoteId: row.quote_id,
    policyId: row.policy_id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    recipient: row.recipient,
    isConfirmed: saysConfirmed(row.data),
  });
  if (written.ok) return { to: row.recipient, mail: written.event, created: row.created };
  await record(work, notificationId, { status: 'failed', reason: written.refusal.message });
  return null;
}

/** Whether an address takes no mail, by what came back from it since it last took some. */
async function isDead({ tx, now }: Work, recipient: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('notifications as n')
    .select(['n.bounce', 'n.updated'])
    .where('n.recipient', '=', recipient)
    .where('n.bounce', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as later')
            .whereRef('later.recipient', '=', 'n.recipient')
            .whereRef('later.sent', '>', 'n.updated'),
        ),
      ),
    )
    .execute();
  const bounces = rows.flatMap(({ bounce, updated }) => (bounce === null ? [] : [{ code: bounce, at: updated }]));
  return isDeadAddress(bounces, now);
}

/** The one place where a letter becomes sent or failed, once: another attempt that was as quick finds it done. */
async function record(work: Work, notificationId: string, result: Result): Promise<void> {
  const { tx, now } = work;
  const letter = await tx
    .updateTable('notifications')
    .set(
      result.status === 'sent'
        ? {
            status: 'sent',
            sent: now,
            subject: result.subject,
            last_error: null,
            message_id: cutToFit(result.messageId, 'reference'),
          }
        : { status: 'failed', last_error: cutToFit(result.reason, 'reason'), bounce: result.bounce ?? null },
    )
    .where('notification_id', '=', notificationId)
    .where('status', '=', 'queued')
    .returning(['quote_id', 'policy_id', 'template', 'recipient', 'subject_kind', 'subject_id'])
    .executeTakeFirst();
  if (letter?.subject_kind === 'incident_alert_message') {
    await tx
      .updateTable('incident_alert_messages')
      .set({ letter: result.status })
      .where('incident_alert_message_id', '=', letter.subject_id)
      .execute();
  }
  if (!letter?.quote_id) return;
  if (result.status === 'sent' && letter.subject_kind === 'notice' && letter.policy_id) {
    const { policy } = await loadPolicy(work, letter.policy_id);
    const on = dayInZone(now, policy.timeZone);
    await proveNotice(work, { noticeId: letter.subject_id, by: 'email', on, reference: result.messageId });
  }
  const { quote_id: quoteId, policy_id: policyId, template, recipient } = letter;
  const type = result.status === 'sent' ? 'letter_sent' : 'letter_failed';
  await work.publish({ type, quoteId, policyId, template, recipient });
}

async function deliver(platform: Platform, notificationId: string, { to, mail, created }: Letter): Promise<Result> {
  try {
    const { id } = await platform.mail.send({ to, ...mail, key: notificationId });
    return { status: 'sent', subject: mail.subject, messageId: id };
  } catch (error) {
    if (!(error instanceof MailNotSentError)) throw error;
    const { code, permanent, message: reason } = error;
    const isOurs = code !== null && bounceMeaning(code) === 'ours';
    if (isOurs) platform.log.error({ code, notification: notificationId }, 'a mail server refuses how mail is set up');
    // What a server will not take just now is tried for days; what is ours to mend, until it is.
    const isTooOld = code !== null && !isOurs && platform.clock.now().getTime() - created.getTime() > mailPatienceMs;
    if (!permanent && !isTooOld) throw error;
    platform.log.warn({ err: error, notification: notificationId }, 'an e-mail was refused for good');
    return { status: 'failed', reason, ...(code === null ? {} : { bounce: code }) };
  }
}

/**
 * Sends an e-mail that is owed. Twice is as good as once: the notification's id is the mail's key, and a row that is
 * not queued is left alone. Throws when the mail server may take it later, so that the queue tries again.
 */
export async function sendNotification(kernel: Kernel, task: Task): Promise<void> {
  const { notificationId, organizationId } = task;
  const request = systemRequest(`send:${notificationId}`);
  const letter = await inOrganization(kernel, organizationId, request, (work) => write(work, task));
  if (letter === null) return;
  const result = await deliver(kernel.platform, notificationId, letter);
  await inOrganization(kernel, organizationId, request, (work) => record(work, notificationId, result));
}
