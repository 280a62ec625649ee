import { checkMessagesOfDay, decideClaimMessage } from '@roadworthy/core/claims/claim-message.ts';
import { decideAddNote } from '@roadworthy/core/notes/add-note.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sql } from 'kysely';
import { followClock, lockClaim } from '../claims/claim-store.ts';
import { operation } from '../kernel/operation.ts';
import { findNotErased } from '../kernel/operations/not-erased.ts';
import type { Work } from '../kernel/work.ts';
import { addNote } from './add-note.ts';
import { archiveNote } from './archive-note.ts';
import { notedRecords } from './noted-records.ts';

const { permission } = notedRecords.claims;

export const createClaimNote = operation({
  name: 'create_claim_note',
  permission,
  root: 'claim_id',
  example: { note: 'The shop calls on Monday.', visible: true },
  badInput: [{ input: { note: ' \n ' }, code: 'note_missing', field: 'note' }],
  async run(work) {
    const { claim_id, note, visible } = work.input;
    const added = await addNote(work, { table: 'claims', id: claim_id }, { note, visible: visible ?? false });
    if (!added.ok) return added;
    // What is said to who reported it answers what they wrote.
    if (visible) {
      await followClock(work, await lockClaim(work, claim_id));
      await work.publish({ type: 'claim_message_written', claimNoteId: added.event });
    }
    return { claim_note_id: added.event };
  },
});

export const deleteClaimNote = operation({
  name: 'delete_claim_note',
  permission,
  root: 'claim_note_id',
  example: {},
  async run(work) {
    const { claim_note_id } = work.input;
    const { from_claimant: isTheirs, visible } = await work.tx
      .selectFrom('claim_notes')
      .select(['from_claimant', 'visible'])
      .where('claim_note_id', '=', claim_note_id)
      .executeTakeFirstOrThrow();
    if (isTheirs || visible) {
      return refuse(
        'message_stays',
        words(
          'What was written to or by who reported the claim stays.',
          'Ce qui a été écrit à la personne qui a déposé la réclamation, ou par elle, reste.',
        ),
      );
    }
    const archived = await archiveNote(work, 'claims', claim_note_id);
    return archived.ok ? { claim_note_id } : archived;
  },
});

async function messagesOfDay({ tx }: Work, claimId: string): Promise<number> {
  const { found } = await tx
    .selectFrom('claim_notes')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('claim_id', '=', claimId)
    .where('from_claimant', '=', true)
    .where('created', '>', sql<Date>`app_now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return found;
}

export const writeClaimMessage = operation({
  name: 'write_claim_message',
  permission: 'claim:file',
  root: 'claim_id',
  example: { message: 'The shop can begin on Monday.' },
  async run(work) {
    const { claim_id, message } = work.input;
    const claim = await lockClaim(work, claim_id);
    const permitted = decideClaimMessage(claim, work.actor);
    if (!permitted.ok) return permitted;
    const written = decideAddNote({ note: message, visible: true });
    if (!written.ok) return { ok: false, refusal: { ...written.refusal, field: 'message' } };
    const open = await findNotErased(work, 'claims', claim_id);
    if (!open.ok) return open;
    const another = checkMessagesOfDay(await messagesOfDay(work, claim_id));
    if (!another.ok) return another;
    const { claim_note_id } = await work.tx
      .insertInto('claim_notes')
      .values({
        organization_id: work.organizationId,
        claim_id,
        note: written.event.note,
        user_id: work.actor.userId,
        author_name: claim.reporter_name ?? claim.policy_holder ?? '',
        visible: true,
        from_claimant: true,
      })
      .returning('claim_note_id')
      .executeTakeFirstOrThrow();
    await followClock(work, claim);
    await work.publish({ type: 'claim_message_written', claimNoteId: claim_note_id });
    return { claim_note_id };
  },
});
