import type { ReactNode } from 'react';
import { PublicShell } from '../../../shell/public/public-shell.tsx';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>;
}
