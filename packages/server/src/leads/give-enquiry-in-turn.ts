import type { Work } from '../kernel/work.ts';
import { saveAssignment, takeTurn } from '../organizations/take-turn.ts';

/** Who wrote, asked to be called or chats is given to whose turn it is; where nobody can be taken, anybody answers. */
export async function giveEnquiryInTurn(
  work: Work,
  enquiryId: string,
  toGive: Parameters<typeof takeTurn>[1],
): Promise<void> {
  const given = await takeTurn(work, toGive);
  if (given === null) return;
  await work.tx
    .updateTable('enquiries')
    .set({ assigned_agent_id: given.chosen.userId })
    .where('enquiry_id', '=', enquiryId)
    .execute();
  await saveAssignment(work, { enquiry_id: enquiryId }, given);
}
