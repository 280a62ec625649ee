import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Work } from '../../kernel/work.ts';
import { saveAssignment, takeTurn } from '../../organizations/take-turn.ts';

/**
 * A quote that waits for an agent and has none is given to whose turn it is; where nobody can be taken it goes on waiting.
 * The assignment says who was passed over, and why.
 */
export async function giveInTurn(work: Work, quote: Quote): Promise<void> {
  if (quote.assignedAgentId !== null) return;
  const { tx, publish } = work;
  const given = await takeTurn(work, {
    area: `${quote.country}-${quote.administrativeArea}`,
    line: quote.provider,
    language: quote.language === 'fr-ca' ? 'fr' : 'en',
  });
  if (given === null) return;
  const { chosen } = given;
  const { quoteId, policyId } = quote;
  await tx.updateTable('quotes').set({ assigned_agent_id: chosen.userId }).where('quote_id', '=', quoteId).execute();
  await saveAssignment(work, { quote_id: quoteId }, given);
  await publish({
    type: 'agent_assigned',
    quoteId,
    policyId,
    from: null,
    to: chosen.userId,
    agentName: chosen.name,
  });
}
