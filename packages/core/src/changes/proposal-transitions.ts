import { may, type Principal } from '../identity/principal.ts';
import type { Permission } from '../identity/permission-roles.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { ProposalStatus } from './vocabulary.ts';
import { type Words, words } from '../shared/words.ts';

export type ProposalTransition = {
  readonly operation: ProposalOperation;
  readonly from: readonly ProposalStatus[];
  /** Where it may lead; which of several, its day says. */
  readonly to: readonly ProposalStatus[];
  /** Who may: the roles that hold it. Null: the platform alone, by its clock or because something happened to the policy. */
  readonly permission: Permission | null;
};

export type ProposalOperation =
  | 'accept_policy_proposal'
  | 'accept_my_policy_proposal'
  | 'apply_policy_proposal'
  | 'cancel_proposal'
  | 'reopen_proposal'
  | 'invalidate_proposal';

/** Every way in which a proposed change of a policy moves (docs/rules.md, changes). What is applied stays so. */
export const proposalTransitions: readonly ProposalTransition[] = [
  {
    operation: 'accept_policy_proposal',
    from: ['pending'],
    to: ['scheduled', 'applied'],
    permission: 'proposal:accept',
  },
  {
    operation: 'accept_my_policy_proposal',
    from: ['pending'],
    to: ['scheduled', 'applied'],
    permission: 'proposal:accept_own',
  },
  { operation: 'apply_policy_proposal', from: ['scheduled'], to: ['applied'], permission: null },
  {
    operation: 'cancel_proposal',
    from: ['pending', 'scheduled'],
    to: ['invalidated'],
    permission: 'proposal:cancel',
  },
  { operation: 'reopen_proposal', from: ['invalidated'], to: ['pending'], permission: 'proposal:reopen' },
  { operation: 'invalidate_proposal', from: ['pending', 'scheduled'], to: ['invalidated'], permission: null },
];

export type ProposalRefusal = 'actor_not_allowed' | `proposal_${ProposalStatus}`;

const standsSo: Readonly<Record<ProposalStatus, Words>> = {
  pending: words('This change waits to be accepted.', 'Cette modification attend d’être acceptée.'),
  scheduled: words(
    'This change is accepted already, and counts from its day on. Take it back first.',
    'Cette modification est déjà acceptée et compte à partir de sa date. Retirez-la d’abord.',
  ),
  applied: words(
    'This change is applied already. Propose another one to change what it says.',
    'Cette modification est déjà appliquée. Proposez-en une autre pour changer ce qu’elle dit.',
  ),
  invalidated: words(
    'This change was taken back, or something stood in its way. Open it again first.',
    'Cette modification a été retirée ou s’est heurtée à un obstacle. Rouvrez-la d’abord.',
  ),
};

/** The permission that an operation asks for; throws for one that the platform alone does. */
export function permissionOfProposal(operation: ProposalOperation): Permission {
  const permission = proposalTransitions.find((one) => one.operation === operation)?.permission;
  if (!permission) throw new Error(`Nobody is permitted to ${operation}`);
  return permission;
}

/** The refusal of a role that may not do something to a proposed change. */
export const refuseRole = () =>
  refuse(
    'actor_not_allowed',
    words(
      'Your role may not do this to a change of a policy.',
      'Votre rôle ne permet pas de faire cela à la modification d’une police.',
    ),
  );

/** Whether a proposed change may be moved by somebody as it stands: its role first, then its status. */
export function decideProposal(
  { status }: { readonly status: ProposalStatus },
  operation: ProposalOperation,
  actor: Pick<Principal, 'role' | 'permissions'>,
): Decision<ProposalTransition, ProposalRefusal> {
  const transition = proposalTransitions.find((one) => one.operation === operation);
  if (!transition) throw new Error(`No way is called ${operation}`);
  const { permission, from } = transition;
  const isPermitted = permission === null ? actor.role === 'system' : may(actor, permission);
  if (!isPermitted) return refuseRole();
  return from.includes(status) ? accept(transition) : refuse(`proposal_${status}`, standsSo[status]);
}
