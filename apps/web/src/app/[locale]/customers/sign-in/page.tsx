import { CustomerSignIn } from '../../../../features/identity/customer-sign-in/customer-sign-in.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.meta.signIn);

export default function Page() {
  return <CustomerSignIn />;
}
