import { may, type Principal } from '../identity/principal.ts';
import type { Permission } from '../identity/permission-roles.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words, type Words } from '../shared/words.ts';
import type { ClaimStatus } from './vocabulary.ts';

export type ClaimOperation =
  | 'update_claim_draft'
  | 'file_claim'
  | 'withdraw_claim'
  | 'appeal_claim'
  | 'assign_claim'
  | 'investigate_claim'
  | 'evaluate_claim'
  | 'reserve_claim'
  | 'approve_claim'
  | 'deny_claim'
  | 'pay_claim'
  | 'recover_claim'
  | 'close_claim'
  | 'reopen_claim';

export type ClaimTransition = {
  readonly operation: ClaimOperation;
  readonly from: readonly ClaimStatus[];
  /** Where it may lead; the same as `from` where it changes no status. */
  readonly to: readonly ClaimStatus[] | 'same';
  /** Who may: the roles that hold one of them. */
  readonly permission: readonly Permission[];
};

const reporting = ['claim:file'] as const satisfies readonly Permission[];
const handling = ['claim:handle'] as const satisfies readonly Permission[];

/** Every way in which a claim moves (docs/rules.md, claims). What was withdrawn stays so: it is reported again. */
export const claimTransitions: readonly ClaimTransition[] = [
  { operation: 'update_claim_draft', from: ['draft'], to: 'same', permission: reporting },
  { operation: 'file_claim', from: ['draft'], to: ['filed'], permission: reporting },
  { operation: 'withdraw_claim', from: ['filed', 'open'], to: ['withdrawn'], permission: [...reporting, ...handling] },
  // Whoever reported it asks once to look at a denial again.
  { operation: 'appeal_claim', from: ['denied'], to: ['reopened'], permission: reporting },
  { operation: 'assign_claim', from: ['filed'], to: ['open'], permission: handling },
  {
    operation: 'assign_claim',
    from: ['open', 'investigating', 'evaluated', 'approved', 'reopened'],
    to: 'same',
    permission: handling,
  },
  { operation: 'investigate_claim', from: ['open', 'reopened'], to: ['investigating'], permission: handling },
  {
    operation: 'evaluate_claim',
    // Valued anew as long as nobody approved it.
    from: ['open', 'investigating', 'evaluated', 'reopened'],
    to: ['evaluated'],
    permission: handling,
  },
  {
    operation: 'reserve_claim',
    from: ['open', 'investigating', 'evaluated', 'approved', 'reopened'],
    to: 'same',
    permission: handling,
  },
  { operation: 'approve_claim', from: ['evaluated'], to: ['approved'], permission: handling },
  {
    operation: 'deny_claim',
    from: ['open', 'investigating', 'evaluated', 'reopened'],
    to: ['denied'],
    permission: handling,
  },
  // Paid once nothing is held back any more; approved while a part of it is.
  { operation: 'pay_claim', from: ['approved'], to: ['approved', 'paid'], permission: handling },
  { operation: 'recover_claim', from: ['approved', 'paid', 'closed'], to: 'same', permission: handling },
  { operation: 'close_claim', from: ['approved', 'denied', 'paid'], to: ['closed'], permission: handling },
  { operation: 'reopen_claim', from: ['denied', 'closed'], to: ['reopened'], permission: handling },
];

export type ClaimRefusal = 'actor_not_allowed' | `claim_${ClaimStatus}`;

const standsSo: Readonly<Record<ClaimStatus, Words>> = {
  draft: words(
    'This claim is not reported yet. Whoever began it has to send it first.',
    'Cette réclamation n’est pas encore déposée. La personne qui l’a commencée doit d’abord l’envoyer.',
  ),
  filed: words(
    'This claim is reported and has no handler yet. Assign it first.',
    'Cette réclamation est déposée et n’a pas encore de responsable. Attribuez-la d’abord.',
  ),
  open: words('This claim is open and has a handler.', 'Cette réclamation est ouverte et a un responsable.'),
  investigating: words('This claim is being looked into.', 'Cette réclamation est en cours d’enquête.'),
  evaluated: words(
    'The loss is valued. Approve or deny the claim.',
    'Le sinistre est évalué. Approuvez ou refusez la réclamation.',
  ),
  approved: words(
    'This claim is approved. What is held back for it is paid next.',
    'Cette réclamation est approuvée. Ce qui est provisionné est payé ensuite.',
  ),
  denied: words('This claim is denied. Reopen it first.', 'Cette réclamation est refusée. Rouvrez-la d’abord.'),
  paid: words('This claim is paid. Close it.', 'Cette réclamation est payée. Fermez-la.'),
  closed: words('This claim is closed. Reopen it first.', 'Cette réclamation est fermée. Rouvrez-la d’abord.'),
  reopened: words('This claim is open again.', 'Cette réclamation est rouverte.'),
  withdrawn: words(
    'This claim was withdrawn. Report the loss again.',
    'Cette réclamation a été retirée. Déclarez le sinistre de nouveau.',
  ),
};

/** The permissions of which one opens an operation on a claim. */
export function permissionsOfClaim(operation: ClaimOperation): readonly Permission[] {
  return claimTransitions.find((one) => one.operation === operation)?.permission ?? [];
}

/** The refusal of what does not fit the status of a claim. */
export function refuseClaimStatus(status: ClaimStatus) {
  return refuse(`claim_${status}`, standsSo[status]);
}

/** Whether a claim may be moved by somebody as it stands: their role first, then its status. */
export function decideClaim(
  { status }: { readonly status: ClaimStatus },
  operation: ClaimOperation,
  actor: Pick<Principal, 'permissions'>,
): Decision<ClaimTransition, ClaimRefusal> {
  const listed = claimTransitions.filter((one) => one.operation === operation);
  if (!listed.some(({ permission }) => may(actor, permission))) {
    return refuse(
      'actor_not_allowed',
      words('Your role may not do this to a claim.', 'Votre rôle ne permet pas de faire cela à une réclamation.'),
    );
  }
  const transition = listed.find(({ from }) => from.includes(status));
  return transition ? accept(transition) : refuseClaimStatus(status);
}
