import { PasskeyOffer } from '../../../../features/identity/ways-in/passkey-offer.tsx';
import { MyPoliciesScreen } from '../../../../features/policies/load-my-policies/my-policies-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.meta.home);

export default function Page() {
  return (
    <>
      <MyPoliciesScreen />
      <PasskeyOffer />
    </>
  );
}
