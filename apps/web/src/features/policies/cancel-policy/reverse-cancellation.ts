import { ReversePendingPolicyCancellationDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';

const { operation, Dialog } = confirmedAction({
  operation: 'reverse_pending_policy_cancellation',
  document: ReversePendingPolicyCancellationDocument,
  variables: (policy_id) => ({ policy_id }),
});

/** An announced end of a policy is taken back before it comes: of one policy at a time, with a look at it. */
export const reverseCancellation: Action<unknown> = { operation, isAside: 'closed', Dialog };
