import { decideAnswerEnquiry } from '@roadworthy/core/leads/answer-enquiry.ts';
import { checkSelling } from '@roadworthy/core/organizations/organization-agent.ts';
import { operation } from '../kernel/operation.ts';
import { nameOfUser, personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { findAgent } from '../organizations/find-agent.ts';
import { addMessage, lockConversation } from './enquiry-store.ts';

async function authorOf({ tx, actor }: Work) {
  const userId = personOf(actor);
  const row = await tx.selectNoFrom(nameOfUser(userId).as('name')).executeTakeFirst();
  return { userId, name: row?.name ?? '' };
}

export const answerEnquiry = operation({
  name: 'answer_enquiry',
  permission: 'lead:handle',
  root: 'enquiry_id',
  example: { body: 'We insure it. Call us.' },
  async run(work) {
    const { enquiry_id, body } = work.input;
    const conversation = await lockConversation(work, enquiry_id);
    const decision = decideAnswerEnquiry(conversation, body);
    if (!decision.ok) return decision;
    const author = await authorOf(work);
    await addMessage(work, enquiry_id, { body: decision.event, author });
    // Who answers what is nobody's has it, where they sell for its organization.
    const agent = conversation.assignedAgentId === null ? await findAgent(work.tx, author.userId) : undefined;
    await work.tx
      .updateTable('enquiries')
      .set({ status: 'answered', ...(agent?.isActive && { assigned_agent_id: agent.agentId }) })
      .where('enquiry_id', '=', enquiry_id)
      .execute();
    const { email: recipient, kind } = conversation;
    await work.publish({ type: 'enquiry_answered', enquiryId: enquiry_id, recipient, isChat: kind === 'chat' });
    return { enquiry_id };
  },
});

export const assignEnquiry = operation({
  name: 'assign_enquiry',
  permission: 'lead:handle',
  root: 'enquiry_id',
  example: {},
  async run(work) {
    const { enquiry_id, assigned_agent_id: wanted } = work.input;
    await lockConversation(work, enquiry_id);
    const decision = checkSelling(wanted == null ? null : await findAgent(work.tx, wanted));
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('enquiries')
      .set({ assigned_agent_id: decision.event?.agentId ?? null })
      .where('enquiry_id', '=', enquiry_id)
      .execute();
    return { enquiry_id };
  },
});
