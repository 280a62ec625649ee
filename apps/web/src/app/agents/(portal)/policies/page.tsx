import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PoliciesScreen } from '../../../../features/policies/load-policies/policies-screen.tsx';
import { staffMessages } from '../../../../shell/staff/staff-messages.ts';

export const metadata: Metadata = { title: staffMessages().staff.meta.policies };

export default function Page() {
  return (
    <Suspense>
      <PoliciesScreen />
    </Suspense>
  );
}
