import type { Metadata } from 'next';
import { MyPolicyScreen } from '../../../../../features/policies/load-my-policy/my-policy-screen.tsx';
import { accountMessages } from '../../../../../shell/account/account-messages.ts';

export const metadata: Metadata = { title: accountMessages().account.meta.policy };

export default function Page() {
  return <MyPolicyScreen />;
}
