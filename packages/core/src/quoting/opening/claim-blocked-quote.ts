import { may, type Principal } from '../../identity/principal.ts';
import type { OrganizationAgent } from '../../organizations/organization-agent.ts';
import { dayInZone } from '../../shared/time/day.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { refuseRole, refuseStatus, type StatusRefusal } from '../decide-transition.ts';
import type { Quote } from '../quote.ts';
import type { AgentAssigned } from '../events/agent-assigned.ts';
import { words } from '../../shared/words.ts';

/** Who has a quote already, and since when as far as that was written down. */
export type Holder = { readonly name: string; readonly since: Date | null };

export type ClaimRefusal =
  | StatusRefusal
  | 'transition_not_allowed'
  | 'actor_not_allowed'
  | 'agent_not_in_organization'
  | 'quote_taken';

type Claimed = Pick<Quote, 'quoteId' | 'policyId' | 'status' | 'assignedAgentId' | 'timeZone'>;

/** Why a quote that somebody else has is not to be had; the time is that of the risk's zone. */
function taken({ timeZone }: Claimed, holder: Holder | null): Decision<never, 'quote_taken'> {
  const code = 'quote_taken';
  if (holder === null)
    return refuse(code, words('Another agent has this quote already.', 'Un autre agent a déjà cette soumission.'));
  const agent = holder.name;
  if (holder.since === null)
    return refuse(
      code,
      sentence(words('{agent} has this quote already.', '{agent} a déjà cette soumission.'), { agent }),
    );
  return refuse(
    code,
    sentence(
      words('On {day} at {time} {agent} took this quote.', 'Le {day} à {time}, {agent} a pris cette soumission.'),
      {
        agent,
        day: dayInZone(holder.since, timeZone),
        time: {
          instant: holder.since,
          zone: timeZone,
        },
      },
    ),
  );
}

/**
 * Whether somebody takes a quote that waits for an agent: the first who asks, as long as nobody else has it. Null where
 * it is theirs already: then nothing changes. `agent` is the one who asks, as an agent of the quote's organization;
 * undefined for whoever is none of them.
 */
export function decideClaimBlockedQuote(
  quote: Claimed,
  agent: OrganizationAgent | undefined,
  holder: Holder | null,
  actor: Principal,
): Decision<AgentAssigned | null, ClaimRefusal> {
  if (!may(actor, 'quote:assign')) return refuseRole();
  if (quote.status !== 'agent_required') return refuseStatus(quote.status);
  if (!agent?.isActive) {
    return refuse(
      'agent_not_in_organization',
      words(
        'Only an agent of the quote’s organization takes it. Assign it to one.',
        'Seul un agent de l’organisation de la soumission peut la prendre. Attribuez-la à l’un d’eux.',
      ),
    );
  }
  const { quoteId, policyId, assignedAgentId: from } = quote;
  if (from === agent.agentId) return accept(null);
  if (from !== null) return taken(quote, holder);
  return accept({ type: 'agent_assigned', quoteId, policyId, from, to: agent.agentId, agentName: agent.name });
}

/** Whether a quote may be taken, before anybody looks up who asks and who has it; who has it need not take it. */
export function checkClaimable(quote: Quote, actor: Principal): Decision<unknown, ClaimRefusal | 'quote_yours'> {
  const someone = { agentId: actor.userId ?? '', name: '', isActive: actor.organizationId === quote.organizationId };
  const decision = decideClaimBlockedQuote(quote, someone, null, actor);
  if (!decision.ok || decision.event !== null) return decision;
  return refuse('quote_yours', words('This quote is yours already.', 'Cette soumission est déjà la vôtre.'));
}
