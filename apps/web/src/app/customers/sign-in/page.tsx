import type { Metadata } from 'next';
import { CustomerSignIn } from '../../../features/identity/customer-sign-in/customer-sign-in.tsx';
import { accountMessages } from '../../../shell/account/account-messages.ts';

export const metadata: Metadata = { title: accountMessages().account.meta.signIn };

export default function Page() {
  return <CustomerSignIn />;
}
