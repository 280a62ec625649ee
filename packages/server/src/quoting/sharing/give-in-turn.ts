import { nextInTurn, type WorkToGive } from '@roadworthy/core/organizations/next-in-turn.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPool, saveTurns } from '../../organizations/round-robin-store.ts';

/** The time of day at an instant, `14:05`. */
function timeInZone(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  );
}

/** What of a quote decides who can take it, by the clock of its organization. */
async function workOf({ tx, organizationId, now }: Work, quote: Quote): Promise<WorkToGive> {
  const { time_zone } = await tx
    .selectFrom('organizations')
    .select('time_zone')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return {
    area: `${quote.country}-${quote.administrativeArea}`,
    line: quote.provider,
    language: quote.language === 'fr-ca' ? 'fr' : 'en',
    day: dayInZone(now, time_zone),
    time: timeInZone(now, time_zone),
  };
}

/**
 * A quote that waits for an agent and has none is given to whose turn it is; where nobody can be taken it goes on waiting.
 * The assignment says who was passed over, and why.
 */
export async function giveInTurn(work: Work, quote: Quote): Promise<void> {
  if (quote.assignedAgentId !== null) return;
  const { tx, organizationId, now, publish } = work;
  const pool = await lockPool(tx);
  if (pool.length === 0) return;
  const { chosen, passedOver, pool: after } = nextInTurn(pool, await workOf(work, quote));
  if (chosen === null) return;
  const { quoteId, policyId } = quote;
  await tx.updateTable('quotes').set({ assigned_agent_id: chosen.userId }).where('quote_id', '=', quoteId).execute();
  await saveTurns(tx, pool, after);
  await tx
    .insertInto('round_robin_assignments')
    .values({
      organization_id: organizationId,
      quote_id: quoteId,
      user_id: chosen.userId,
      agent_name: chosen.name,
      reason: 'next_in_turn',
      passed_over: JSON.stringify(passedOver.map(({ userId, ...rest }) => ({ user_id: userId, ...rest }))),
      created: now,
    })
    .execute();
  await publish({
    type: 'agent_assigned',
    quoteId,
    policyId,
    from: null,
    to: chosen.userId,
    agentName: chosen.name,
  });
}
