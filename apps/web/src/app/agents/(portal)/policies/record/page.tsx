import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PolicyScreen } from '../../../../../features/policies/load-policy/policy-screen.tsx';
import { staffMessages } from '../../../../../shell/staff/staff-messages.ts';

export const metadata: Metadata = { title: staffMessages().staff.meta.policy };

export default function Page() {
  return (
    <Suspense>
      <PolicyScreen />
    </Suspense>
  );
}
