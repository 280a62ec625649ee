'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { UnderwritingPolicyDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { LookingBack } from '../look-back/looking-back.tsx';
import { policyActivitiesList } from '../policy-activities/policy-activities-list.tsx';
import { PolicyPage } from './policy-page.tsx';

// Each stands in a tab that is opened later.
const changes = fetchedComponent(async () => (await import('./policy-changes.tsx')).PolicyChanges);
const actuary = fetchedComponent(
  async () => (await import('../../documents/actuary-documents/actuary-documents.tsx')).ActuaryDocuments,
);

/** The policy of the address, as an underwriter sees it. */
export const UnderwritingPolicyScreen = recordPage({
  kind: 'underwriting',
  document: UnderwritingPolicyDocument,
  variables: (policy_id) => ({ policy_id }),
  find: (data) => data.policies_by_pk,
  list: policyActivitiesList,
  words: ({ staff, policyParts }) => ({
    back: policyParts.activities.title,
    heading: staff.meta.policy,
    failed: staff.policy.failed,
  }),
  area: 'underwriting',
  page: (policy) => (
    <LookingBack kind="underwriter" policy={policy}>
      {(shown, past) => (
        <PolicyPage
          policy={shown}
          past={past}
          underwriting={{
            changes: <changes.Component policy={policy} />,
            actuary: <actuary.Component of="policy" id={policy.policy_id} />,
          }}
        />
      )}
    </LookingBack>
  ),
});
