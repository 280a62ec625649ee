import { MyPolicyScreen } from '../../../../../../features/policies/load-my-policy/my-policy-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.meta.policy);

export default function Page() {
  return <MyPolicyScreen />;
}
