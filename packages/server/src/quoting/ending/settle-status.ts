import { followRejections, type FollowedRejections } from '@roadworthy/core/quoting/editing/follow-rejections.ts';
import { needsNoAgent } from '@roadworthy/core/quoting/guards.ts';
import { sentenceOf } from '@roadworthy/core/shared/text/sentence.ts';
import type { Work } from '../../kernel/work.ts';
import { handToAgent } from '../sharing/hand-to-agent.ts';
import { saveMove } from '../copying/move-quote.ts';
import type { SettledQuote } from '../pricing/rate-stored-quote.ts';

/**
 * Where a quote goes by what rules, rates, checks and restrictions say of it now: called wherever it was rated for
 * saving or its rules changed, after what brought that about was published. It is refused or admitted again by itself;
 * where neither, which is said, a customer who cannot go on alone is given an agent.
 */
export async function settleStatus(work: Work, { quote, facts }: SettledQuote): Promise<FollowedRejections['next']> {
  const followed = followRejections(quote, facts);
  if (followed.next === 'refuse') {
    const reasons = followed.reasons.map((reason) => ({ code: reason.code, ...sentenceOf(reason) }));
    await saveMove(work, followed.event, { refused_for: JSON.stringify(reasons) });
    await work.publish(followed.event);
  } else if (followed.next === 'readmit') {
    await saveMove(work, followed.event);
    await work.publish(followed.event);
  } else if (!needsNoAgent(quote, facts).ok) {
    await handToAgent(work, quote);
  }
  return followed.next;
}
