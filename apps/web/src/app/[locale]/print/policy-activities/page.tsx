import { Suspense } from 'react';
import { PrintPolicyActivities } from '../../../../features/documents/print-policy-activities/print-policy-activities.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ policyParts }) => policyParts.activities.title);

export default function Page() {
  return (
    <Suspense>
      <PrintPolicyActivities />
    </Suspense>
  );
}
