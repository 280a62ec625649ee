import type { ReactNode } from 'react';
import { StaffShell } from '../../../../shell/staff/staff-shell.tsx';

export default function FrameLayout({ children }: { children: ReactNode }) {
  return (
    <StaffShell area="agents" everybody>
      {children}
    </StaffShell>
  );
}
