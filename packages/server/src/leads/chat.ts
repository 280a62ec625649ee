import { decideMailTranscript, decideWriteInEnquiry } from '@roadworthy/core/leads/answer-enquiry.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import { addMessage, conversationToNotify, lockChat, organizationOfChat, takeChatBudget } from './enquiry-store.ts';

/** What a browser reads of the chat that it began, and nothing else of anybody. */
export const readEnquiryConversation = computedRead({
  name: 'enquiry_conversation',
  permission: 'whoever_sees_it',
  organization: organizationOfChat,
  example: { token: 'h1.none' },
  run: async (work) => conversationToNotify(await lockChat(work, work.input)),
});

export const writeInEnquiry = operation({
  name: 'write_in_enquiry',
  permission: 'quote:create',
  organization: organizationOfChat,
  example: { token: 'h1.none', body: 'Are you there?' },
  async run(work) {
    const chat = await lockChat(work, work.input);
    const decision = decideWriteInEnquiry(chat, work.input.body);
    if (!decision.ok) return decision;
    await takeChatBudget(work);
    await addMessage(work, chat.enquiryId, { body: decision.event, author: null });
    // It waits for an answer again.
    await work.tx.updateTable('enquiries').set({ status: 'new' }).where('enquiry_id', '=', chat.enquiryId).execute();
    return conversationToNotify(await lockChat(work, work.input));
  },
});

export const mailEnquiryTranscript = operation({
  name: 'mail_enquiry_transcript',
  permission: 'quote:create',
  organization: organizationOfChat,
  example: { token: 'h1.none' },
  async run(work) {
    const { enquiryId, email, reference, answerBy: until, ...chat } = await lockChat(work, work.input);
    const decision = decideMailTranscript(chat);
    if (!decision.ok) return decision;
    await work.publish({ type: 'enquiry_transcript_wanted', enquiryId, recipient: email });
    return { email, reference, answer_by: until.toISOString(), token: null };
  },
});
