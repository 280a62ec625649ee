import type { ReactNode } from 'react';
import { AccountShell } from '../../../../shell/account/account-shell.tsx';

export default function FrameLayout({ children }: { children: ReactNode }) {
  return <AccountShell>{children}</AccountShell>;
}
