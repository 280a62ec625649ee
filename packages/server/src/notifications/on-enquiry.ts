import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { TooManyAttempts } from '../kernel/operations/budget.ts';
import { on } from '../kernel/events.ts';
import { takeLetterBudgets } from './letter-budgets.ts';
import { enqueueNotification } from './queue-notification.ts';

/** How long who chats has to go on before the answer follows by e-mail, in seconds. */
const chatWait = 120;

/** Who wrote is told that it arrived, and the mailbox of the organization that it did. */
export const notifyOnEnquirySent = on('enquiry_sent', async (work, { enquiryId, recipient }) => {
  const { service_email } = await work.tx
    .selectFrom('organizations')
    .select('service_email')
    .where('organization_id', '=', work.organizationId)
    .executeTakeFirstOrThrow();
  const inbox = service_email ?? brand.supportEmail;
  await enqueueNotification(
    work,
    { template: 'enquiry_arrived', recipient: inbox, subject: { kind: 'enquiry', id: enquiryId } },
    true,
  );
  try {
    await takeLetterBudgets(work, { recipient, isConfirmed: false });
  } catch (error) {
    // What was written counts; that it arrived stands on the page as well.
    if (error instanceof TooManyAttempts) return;
    throw error;
  }
  await enqueueNotification(
    work,
    { template: 'enquiry_received', recipient, subject: { kind: 'enquiry', id: enquiryId } },
    false,
  );
});

export const notifyOnEnquiryAnswered = on('enquiry_answered', (work, { enquiryId, recipient, isChat }) =>
  enqueueNotification(
    work,
    { template: 'enquiry_answered', recipient, subject: { kind: 'enquiry', id: enquiryId } },
    false,
    isChat ? chatWait : 0,
  ),
);

export const notifyOnTranscriptWanted = on('enquiry_transcript_wanted', async (work, { enquiryId, recipient }) => {
  await takeLetterBudgets(work, { recipient, isConfirmed: false });
  await enqueueNotification(
    work,
    { template: 'enquiry_transcript', recipient, subject: { kind: 'enquiry', id: enquiryId } },
    false,
  );
});
