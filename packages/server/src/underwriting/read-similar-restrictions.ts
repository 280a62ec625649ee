import { computedRead } from '../kernel/operation.ts';
import { loadQuote } from '../quoting/quote-store.ts';

/** What of a quote is like something that is refused: whoever writes restrictions compares both spellings. */
export const similarRestrictions = computedRead({
  name: 'similar_restrictions',
  permission: 'rejection:write',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { similar } = await loadQuote(work, work.input.quote_id);
    return similar.map(({ restrictionId, key, refused, spelled, reason }) => ({
      explicit_rejection_id: restrictionId,
      key,
      refused,
      spelled,
      reason,
    }));
  },
});
