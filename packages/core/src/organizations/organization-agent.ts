import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** Somebody of an organization to whom its business may be given; inactive when they do not sell there any more. */
export type OrganizationAgent = { readonly agentId: string; readonly name: string; readonly isActive: boolean };

export type SellingRefusal = 'agent_not_in_organization' | 'agent_inactive';

/**
 * Whether somebody sells for the organization whose business they are to have; null is nobody. Absent (`undefined`) is
 * an agent whom the organization does not have, whether or not another one does.
 */
export function checkSelling(
  agent: OrganizationAgent | null | undefined,
): Decision<OrganizationAgent | null, SellingRefusal> {
  const field = 'assigned_agent_id';
  if (agent === undefined) {
    const message = words(
      'This agent does not belong to the organization. Choose one of its agents.',
      'Cet agent ne fait pas partie de l’organisation. Choisissez l’un de ses agents.',
    );
    return refuse('agent_not_in_organization', message, field);
  }
  if (agent && !agent.isActive) {
    return refuse(
      'agent_inactive',
      words(
        'This agent does not sell for the organization any more. Choose another.',
        'Cet agent ne vend plus pour l’organisation. Choisissez-en un autre.',
      ),
      field,
    );
  }
  return accept(agent);
}
