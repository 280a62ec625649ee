import { decideSeeMention } from '@roadworthy/core/notes/mention-people.ts';
import { operation } from '../kernel/operation.ts';

export const seeMention = operation({
  name: 'see_mention',
  permission: 'preference:write',
  root: 'note_mention_id',
  example: {},
  async run({ tx, actor, now, input: { note_mention_id } }) {
    const { user_id: userId } = await tx
      .selectFrom('note_mentions')
      .select('user_id')
      .where('note_mention_id', '=', note_mention_id)
      .executeTakeFirstOrThrow();
    const decision = decideSeeMention({ userId }, actor);
    if (!decision.ok) return decision;
    await tx
      .updateTable('note_mentions')
      .set({ seen: now })
      .where('note_mention_id', '=', note_mention_id)
      .where('seen', 'is', null)
      .execute();
    return { note_mention_id };
  },
});
