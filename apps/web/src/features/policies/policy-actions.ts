import type { Action } from '../shared/actions/action.ts';
import { resetUserOfPolicy } from '../shared/reset-claimed-user/reset-claimed-user.ts';
import type { AssignmentSubject } from '../quoting/update-assigned-agent/update-assigned-agent.tsx';
import { assignPolicyAgent } from './assign-policy/assign-policy-agent.ts';
import { changeOrganization } from './change-organization/change-organization.ts';
import type { CancelSubject } from './cancel-policy/cancel-dialog.tsx';
import { withdrawConsent } from './withdraw-consent/withdraw-consent.ts';
import { cancelPolicy, underwriterCancelPolicy } from './cancel-policy/cancel-policy.ts';
import { affinityDiscount } from './endorse-policy/affinity-discount.ts';
import { effectiveDate } from './endorse-policy/effective-date.ts';
import { correctContact } from './correct-contact/correct-contact.ts';
import { correctVehicle } from './correct-vehicle/correct-vehicle.ts';
import type { VehiclesSubject } from './correct-vehicle/correct-vehicle-dialog.tsx';
import type { ContactSubject } from './correct-contact/correct-contact-dialog.tsx';
import { confirmDelinquentPolicy } from './confirm-delinquent-policy/confirm-delinquent-policy.ts';
import { reverseCancellation } from './cancel-policy/reverse-cancellation.ts';
import { addPolicyNote } from './policy-notes/add-policy-note.ts';
import type { ReinstateSubject } from './reinstate-policy/reinstate-dialog.tsx';
import { reinstatePolicy } from './reinstate-policy/reinstate-policy.ts';
import { rewritePolicy } from './rewrite-policy/rewrite-policy.ts';
import { referPolicy } from './refer-policy/refer-policy.ts';

/** The actions of a policy, the likeliest first. */
export const policyActions: readonly Action<
  AssignmentSubject & CancelSubject & ReinstateSubject & ContactSubject & VehiclesSubject
>[] = [
  reinstatePolicy,
  confirmDelinquentPolicy,
  rewritePolicy,
  reverseCancellation,
  assignPolicyAgent,
  addPolicyNote,
  referPolicy,
  affinityDiscount,
  effectiveDate,
  correctContact,
  withdrawConsent,
  correctVehicle,
  cancelPolicy,
  resetUserOfPolicy,
  changeOrganization,
];

/** The same on an underwriter's page. */
export const underwritingPolicyActions = policyActions.map((action) =>
  action === cancelPolicy ? underwriterCancelPolicy : action,
);
