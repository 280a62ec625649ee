import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { enqueueNotification } from './queue-notification.ts';
import { staffAddress } from './staff-reader.ts';

/** Whether who reported a claim has written before without an answer: who handles it was told then. */
async function isToldAlready({ tx }: Work, claimId: string, claimNoteId: string): Promise<boolean> {
  const before = await tx
    .selectFrom('claim_notes')
    .select('from_claimant')
    .where('claim_id', '=', claimId)
    .where('claim_note_id', '<', claimNoteId)
    .where('visible', '=', true)
    .orderBy('claim_note_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.from_claimant === true;
}

/** Whoever a message in the thread of a claim is for is written to: who reported it, or who handles it. */
export const notifyOnClaimMessage = on('claim_message_written', async (work, { claimNoteId }) => {
  const note = await work.tx
    .selectFrom('claim_notes as note')
    .innerJoin('claims as claim', 'claim.claim_id', 'note.claim_id')
    .select(['note.from_claimant', 'claim.claim_id', 'claim.reporter_email', 'claim.handler_user_id'])
    .where('note.claim_note_id', '=', claimNoteId)
    .executeTakeFirstOrThrow();
  const subject = { kind: 'claim_note' as const, id: claimNoteId };
  if (!note.from_claimant) {
    const recipient = note.reporter_email;
    if (recipient) await enqueueNotification(work, { template: 'claim_message', recipient, subject }, true);
    return;
  }
  if (note.handler_user_id === null || (await isToldAlready(work, note.claim_id, claimNoteId))) return;
  const recipient = await staffAddress(work, note.handler_user_id);
  if (recipient) await enqueueNotification(work, { template: 'claim_message_arrived', recipient, subject }, true);
});

/** A letter that came back is told by mail to whom it was written to, where their address is known. */
export const notifyOnReturnedLetter = on('claim_letter_returned', async (work, { claimId, claimLetterId }) => {
  const { reporter_email: recipient } = await work.tx
    .selectFrom('claims')
    .select('reporter_email')
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow();
  if (recipient === null) return;
  const subject = { kind: 'claim_letter' as const, id: claimLetterId };
  await enqueueNotification(work, { template: 'claim_letter_returned', recipient, subject }, true);
});
