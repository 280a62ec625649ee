import type { Principal } from '../identity/principal.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { findClosed } from './decide-referral.ts';
import type { Referral } from './referral.ts';
import { words } from '../shared/words.ts';

export type AssignReferralRefusal = 'referral_decided' | 'referral_over' | 'underwriter_not_in_organization';

/**
 * Whether somebody is to answer a question from now on: who acts, an underwriter of the organization, or nobody (null).
 * `isUnderwriter` says whether the person decides for the organization.
 */
export function decideAssignReferral(
  referral: Pick<Referral, 'status'>,
  assignee: { readonly userId: string; readonly isUnderwriter: boolean } | null,
  { userId }: Pick<Principal, 'userId'>,
): Decision<string | null, AssignReferralRefusal> {
  const closed = findClosed(referral);
  if (closed) return closed;
  if (assignee === null) return accept(null);
  if (assignee.isUnderwriter || assignee.userId === userId) return accept(assignee.userId);
  const message = words(
    'This person does not decide for the organization. Choose one of its underwriters.',
    'Cette personne ne décide pas pour l’organisation. Choisissez l’un de ses souscripteurs.',
  );
  return refuse('underwriter_not_in_organization', message, 'user_id');
}
