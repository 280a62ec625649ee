import type { Principal } from '../identity/principal.ts';
import { may } from '../identity/principal.ts';

/** What is known of an address when a letter to it becomes due. */
export type Recipient = {
  readonly address: string;
  /** Whose doing the letter is. */
  readonly actor: Pick<Principal, 'kind' | 'permissions'>;
  /** The address under which the actor signs in; null for everybody who is no person. */
  readonly ownAddress: string | null;
  /** Whether an agent has sent this quote to this address before. */
  readonly sentByAgent: boolean;
};

/**
 * Whether somebody answers for the address: its owner, who signed in with it, or the organization, whose agent writes to
 * it or has done so. A letter to any other address may reach somebody who never heard of us, at the wish of a stranger,
 * and repeats nothing that was typed: no name, no make, no model.
 */
export function isConfirmedAddress({ address, actor, ownAddress, sentByAgent }: Recipient): boolean {
  // The platform itself goes on with what anybody began.
  const actsForOrganization = (actor.kind === 'user' || actor.kind === 'api_key') && may(actor, 'quote:send');
  return actsForOrganization || ownAddress === address || sentByAgent;
}
