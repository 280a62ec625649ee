import type { Metadata } from 'next';
import { MyPoliciesScreen } from '../../../features/policies/load-my-policies/my-policies-screen.tsx';
import { accountMessages } from '../../../shell/account/account-messages.ts';

export const metadata: Metadata = { title: accountMessages().account.meta.home };

export default function Page() {
  return <MyPoliciesScreen />;
}
