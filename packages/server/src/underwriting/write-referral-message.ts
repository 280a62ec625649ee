import { decideWriteReferralMessage } from '@roadworthy/core/underwriting/write-referral-message.ts';
import { operation } from '../kernel/operation.ts';
import { signatureOf } from './referral-store.ts';

export const writeReferralMessage = operation({
  name: 'write_referral_message',
  permission: ['referral:submit', 'referral:decide'],
  root: 'quote_referral_id',
  example: { message: 'Could you send the appraisal?' },
  badInput: [{ input: { message: ' \n ' }, code: 'message_missing', field: 'message' }],
  async run(work) {
    const { quote_referral_id, message } = work.input;
    const { written } = await work.tx
      .selectFrom('quote_referral_messages')
      .select((row) => row.fn.countAll<number>().as('written'))
      .where('quote_referral_id', '=', quote_referral_id)
      .executeTakeFirstOrThrow();
    const decision = decideWriteReferralMessage(message, written);
    if (!decision.ok) return decision;
    const { userId, name } = await signatureOf(work);
    await work.tx
      .insertInto('quote_referral_messages')
      .values({
        organization_id: work.organizationId,
        quote_referral_id,
        message: decision.event,
        user_id: userId,
        author_name: name ?? '',
      })
      .execute();
    await work.publish({ type: 'referral_message_written', referralId: quote_referral_id, userId });
    return { quote_referral_id };
  },
});
