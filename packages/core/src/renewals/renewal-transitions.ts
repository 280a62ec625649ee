import { may, type Principal } from '../identity/principal.ts';
import type { Permission } from '../identity/permission-roles.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words, type Words } from '../shared/words.ts';
import { type RenewalStatus, runningRenewalStatuses } from './vocabulary.ts';

export type RenewalOperation =
  | 'rate_renewal'
  | 'fail_renewal'
  | 'retry_renewal'
  | 'refer_renewal'
  | 'hand_over_renewal'
  | 'offer_renewal'
  | 'approve_renewal'
  | 'approve_at_cutoff'
  | 'review_again'
  | 'reject_renewal'
  | 'check_renewal_status'
  | 'accept_my_renewal'
  | 'decline_renewal'
  | 'edit_my_renewal'
  | 'take_renewal_up'
  | 'fail_renewal_payment'
  | 'receive_renewal_payment'
  | 'agent_retry_renewal_failed_charge'
  | 'complete_renewal'
  | 'expire_renewal'
  | 'end_renewal'
  | 'resurrect_renewal'
  | 'update_renewal_status';

export type RenewalTransition = {
  readonly operation: RenewalOperation;
  readonly from: readonly RenewalStatus[];
  /** Where it may lead; which of several, what is known then says. */
  readonly to: readonly RenewalStatus[];
  /** Who may: the roles that hold one of them. Null: the platform alone, by its clock or because something happened. */
  readonly permission: readonly Permission[] | null;
};

/** Every way in which the offer of a next term moves (docs/rules.md, renewals). What is completed stays so. */
export const renewalTransitions: readonly RenewalTransition[] = [
  { operation: 'rate_renewal', from: ['pending'], to: ['quoted'], permission: null },
  { operation: 'fail_renewal', from: ['pending'], to: ['error'], permission: null },
  // What cannot be priced after all attempts is an underwriter's.
  { operation: 'retry_renewal', from: ['error'], to: ['pending', 'in_review'], permission: null },
  { operation: 'refer_renewal', from: ['quoted'], to: ['in_review'], permission: null },
  { operation: 'hand_over_renewal', from: ['quoted'], to: ['agent_review'], permission: null },
  {
    operation: 'offer_renewal',
    from: ['quoted', 'approved', 'agent_review'],
    to: ['offered'],
    permission: ['renewal:offer'],
  },
  {
    operation: 'approve_renewal',
    from: ['in_review', 'rejected'],
    to: ['approved'],
    permission: ['renewal:decide'],
  },
  // Nobody decided while the law still let the insurer refuse: so it renews.
  { operation: 'approve_at_cutoff', from: ['in_review'], to: ['approved'], permission: null },
  // What the ending term covers, or the offer itself, is another since; or more cover that was stopped there is not any more.
  {
    operation: 'review_again',
    from: ['quoted', 'in_review', 'agent_review', 'approved', 'offered'],
    to: ['quoted', 'pending'],
    permission: null,
  },
  {
    operation: 'reject_renewal',
    from: ['quoted', 'in_review', 'approved', 'offered'],
    to: ['rejected'],
    permission: ['renewal:decide'],
  },
  {
    operation: 'check_renewal_status',
    from: ['agent_review'],
    to: ['agent_review', 'in_review', 'offered'],
    permission: ['renewal:offer'],
  },
  {
    operation: 'accept_my_renewal',
    from: ['offered', 'declined'],
    to: ['accepted'],
    permission: ['renewal:accept', 'renewal:offer'],
  },
  {
    operation: 'decline_renewal',
    from: ['offered'],
    to: ['declined'],
    permission: ['renewal:accept', 'renewal:offer'],
  },
  // Its covers, or how it is paid: it is looked through again before it is offered.
  {
    operation: 'edit_my_renewal',
    from: ['offered'],
    to: ['offered', 'in_review', 'agent_review'],
    permission: ['renewal:accept'],
  },
  // Its contract renews by itself: it is charged the day before.
  { operation: 'take_renewal_up', from: ['offered'], to: ['accepted'], permission: null },
  { operation: 'fail_renewal_payment', from: ['accepted'], to: ['payment_failed'], permission: null },
  { operation: 'receive_renewal_payment', from: ['payment_failed'], to: ['accepted'], permission: null },
  {
    operation: 'agent_retry_renewal_failed_charge',
    from: ['payment_failed'],
    to: ['accepted'],
    permission: ['billing:retry'],
  },
  { operation: 'complete_renewal', from: ['accepted'], to: ['completed'], permission: null },
  {
    operation: 'expire_renewal',
    from: runningRenewalStatuses.filter((status) => status !== 'accepted'),
    to: ['expired'],
    permission: null,
  },
  // The term that it follows ends before its last day.
  { operation: 'end_renewal', from: runningRenewalStatuses, to: ['expired'], permission: null },
  { operation: 'resurrect_renewal', from: ['expired'], to: ['quoted'], permission: ['renewal:decide'] },
  {
    operation: 'update_renewal_status',
    from: runningRenewalStatuses,
    to: runningRenewalStatuses,
    permission: ['renewal:set_status'],
  },
];

export type RenewalRefusal = 'actor_not_allowed' | `renewal_${RenewalStatus}`;

const standsSo: Readonly<Record<RenewalStatus, Words>> = {
  pending: words(
    'This renewal has no price yet. It is priced within minutes.',
    'Ce renouvellement n’a pas encore de prix. Il en aura un dans quelques minutes.',
  ),
  quoted: words(
    'This renewal is priced and is being looked through. Wait a moment.',
    'Ce renouvellement est chiffré et en cours d’examen. Attendez un instant.',
  ),
  in_review: words(
    'An underwriter has to decide about this renewal first.',
    'Un souscripteur doit d’abord se prononcer sur ce renouvellement.',
  ),
  agent_review: words(
    'An agent has to settle something about this renewal first.',
    'Un agent doit d’abord régler un point de ce renouvellement.',
  ),
  approved: words(
    'This renewal is approved already and is about to be offered.',
    'Ce renouvellement est déjà approuvé et sur le point d’être offert.',
  ),
  offered: words('This renewal is offered already.', 'Ce renouvellement est déjà offert.'),
  accepted: words('This renewal is accepted already.', 'Ce renouvellement est déjà accepté.'),
  completed: words(
    'The next term has begun. Change its policy instead.',
    'La période suivante a commencé. Modifiez plutôt sa police.',
  ),
  rejected: words(
    'An underwriter decided not to renew. Approve it first.',
    'Un souscripteur a décidé de ne pas renouveler. Approuvez-le d’abord.',
  ),
  payment_failed: words(
    'The payment of this renewal failed. Pay it again first.',
    'Le paiement de ce renouvellement a échoué. Payez-le d’abord de nouveau.',
  ),
  error: words(
    'This renewal could not be priced, and is tried again by itself.',
    'Ce renouvellement n’a pu être chiffré ; une nouvelle tentative aura lieu d’elle-même.',
  ),
  declined: words(
    'The insured declined this renewal. They may still accept it until the term ends.',
    'L’assuré a refusé ce renouvellement. Il peut encore l’accepter jusqu’à la fin de la période.',
  ),
  expired: words(
    'This renewal has ended. An underwriter may bring it back.',
    'Ce renouvellement a pris fin. Un souscripteur peut le rétablir.',
  ),
};

/** The permissions of which one opens an operation; throws for one that the platform alone does. */
export function permissionsOfRenewal(operation: RenewalOperation): readonly Permission[] {
  const permission = renewalTransitions.find((one) => one.operation === operation)?.permission;
  if (!permission) throw new Error(`Nobody is permitted to ${operation}`);
  return permission;
}

/** The refusal of a role that may not do something to a renewal. */
export const refuseRole = () =>
  refuse(
    'actor_not_allowed',
    words('Your role may not do this to a renewal.', 'Votre rôle ne permet pas de faire cela à un renouvellement.'),
  );

/** The refusal of what does not fit the status of a renewal. */
export function refuseRenewalStatus(status: RenewalStatus) {
  return refuse(`renewal_${status}`, standsSo[status]);
}

/** Whether a renewal may be moved by somebody as it stands: their role first, then its status. The platform always may. */
export function decideRenewal(
  { status }: { readonly status: RenewalStatus },
  operation: RenewalOperation,
  actor: Pick<Principal, 'role' | 'permissions'>,
): Decision<RenewalTransition, RenewalRefusal> {
  const listed = renewalTransitions.filter((one) => one.operation === operation);
  const isPermitted = ({ permission }: RenewalTransition) =>
    actor.role === 'system' || permission?.some((one) => may(actor, one)) === true;
  if (!listed.some(isPermitted)) return refuseRole();
  const transition = listed.find(({ from }) => from.includes(status));
  return transition ? accept(transition) : refuseRenewalStatus(status);
}
