'use client';
import { LoadPolicyDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { policiesList } from '../load-policies/policies-list.ts';
import { LookingBack } from '../look-back/looking-back.tsx';
import { PolicyPage } from './policy-page.tsx';

/** The policy of the address, for staff. */
export const PolicyScreen = recordPage({
  kind: 'agent',
  document: LoadPolicyDocument,
  variables: (policy_id) => ({ policy_id }),
  find: (data) => data.policies_by_pk,
  list: policiesList,
  words: ({ staff }) => ({ back: staff.policy.back, heading: staff.meta.policy, failed: staff.policy.failed }),
  page: (policy) => (
    <LookingBack kind="agent" policy={policy}>
      {(shown, past) => <PolicyPage policy={shown} past={past} />}
    </LookingBack>
  ),
});
