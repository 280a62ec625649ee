import { letters, type NotificationTemplate } from '@roadworthy/core/notifications/letters.ts';
import type { NotificationSubject } from '@roadworthy/core/notifications/vocabulary.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Insertable } from 'kysely';
import { newId } from '../kernel/new-id.ts';
import type { Work } from '../kernel/work.ts';
import { isDeclined } from './declined-letters.ts';
import { isAddressConfirmed } from './confirmed-address.ts';
import { takeLetterBudgets } from './letter-budgets.ts';

/** The one thing that a letter is about. */
export type Subject = { readonly kind: NotificationSubject; readonly id: string };

export type QueuedNotification = {
  readonly template: NotificationTemplate;
  readonly recipient: string;
  readonly quoteId: string;
  readonly policyId?: string;
  readonly signingRequestId?: string;
  readonly policyTransactionId?: string;
  readonly incidentAlertMessageId?: string;
  /** The notice that the e-mail gives to the insured. */
  readonly noticeId?: string | null;
};

/**
 * Writes down that an e-mail is owed; the worker sends it once this transaction has committed. Throws TooManyAttempts
 * when one more letter of a kind that is counted is too many.
 */
export async function queueNotification(work: Work, notification: QueuedNotification): Promise<void> {
  const { template, recipient, quoteId, policyId = null } = notification;
  const isConfirmed = await isAddressConfirmed(work, notification);
  if (letters[template].isCounted) await takeLetterBudgets(work, { recipient, isConfirmed });
  const filed = { quote_id: quoteId, policy_id: policyId };
  await enqueueNotification(work, { ...filed, template, recipient, subject: subjectOf(notification) }, isConfirmed);
}

function subjectOf({
  quoteId,
  policyId,
  signingRequestId,
  policyTransactionId,
  incidentAlertMessageId,
  noticeId,
}: QueuedNotification): Subject {
  if (signingRequestId !== undefined) return { kind: 'signing_request', id: signingRequestId };
  if (policyTransactionId !== undefined) return { kind: 'policy_transaction', id: policyTransactionId };
  if (incidentAlertMessageId !== undefined) return { kind: 'incident_alert_message', id: incidentAlertMessageId };
  if (noticeId) return { kind: 'notice', id: noticeId };
  return policyId === undefined ? { kind: 'quote', id: quoteId } : { kind: 'policy', id: policyId };
}

/** What a letter is about, where it is filed, to whom it goes and which one it is. */
type Owed = Pick<Insertable<Database['notifications']>, 'quote_id' | 'policy_id' | 'recipient'> & {
  readonly template: NotificationTemplate;
  readonly subject: Subject;
};

/**
 * Writes down a letter and has it sent, whatever it is about, at once or some seconds later, unless its reader has
 * switched such letters off. Who may cause it has been decided.
 */
export async function enqueueNotification(
  work: Work,
  { subject, ...owed }: Owed,
  isConfirmed: boolean,
  startAfterSeconds = 0,
): Promise<void> {
  const { organizationId } = work;
  if (await isDeclined(work, owed.template, owed.recipient)) return;
  const notificationId = newId();
  await work.tx
    .insertInto('notifications')
    .values({
      notification_id: notificationId,
      ...owed,
      subject_kind: subject.kind,
      subject_id: subject.id,
      organization_id: organizationId,
      data: JSON.stringify({ isConfirmed }),
      created: work.now,
    })
    .execute();
  const task = { notificationId, organizationId };
  await work.enqueue('send-notification', task, startAfterSeconds > 0 ? { startAfterSeconds } : {});
}
