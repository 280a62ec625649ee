import { LoadDescribedPolicyDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import {
  type AssignmentSubject,
  updateAssignedAgent,
} from '../../quoting/update-assigned-agent/update-assigned-agent.tsx';

/** Gives a policy to an agent, or to nobody: whose it is stands on the quote that describes what is covered. */
export const assignPolicyAgent: Action<AssignmentSubject> = {
  ...updateAssignedAgent,
  isAside: true,
  async toEach(ask, policy_id, idempotencyKey, choice) {
    const { policies_by_pk } = await ask(LoadDescribedPolicyDocument, { policy_id });
    // A policy that is not there any more is refused as a quote that is not.
    const quoteId = policies_by_pk?.current_quote_id ?? policy_id;
    return updateAssignedAgent.toEach?.(ask, quoteId, idempotencyKey, choice);
  },
};
