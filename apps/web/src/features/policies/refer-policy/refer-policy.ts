import { ReferPolicyDocument } from '../../../generated/documents.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';

/** Asks an underwriter about a policy, which goes on as it is. */
export const referPolicy = confirmedAction({
  operation: 'refer_policy',
  document: ReferPolicyDocument,
  variables: (policy_id, reason) => ({ policy_id, request_reasons: [reason] }),
  asksReason: true,
  isAside: true,
});
