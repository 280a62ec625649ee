import type { ReactNode } from 'react';
import { SessionProvider } from '../shell/session-provider.tsx';
import { StaffWorkbench } from '../shell/staff/staff-workbench.tsx';
import { drawPage } from './draw-page.tsx';

/** Draws a screen of staff at an address, for whoever the server says is signed in; answers the hands of a person. */
export function drawStaffPage(address: string, page: ReactNode, stored?: Readonly<Record<string, string>>) {
  return drawPage(
    'staff',
    address,
    <SessionProvider area="staff" loading="Wait">
      <StaffWorkbench>{page}</StaffWorkbench>
    </SessionProvider>,
    stored,
  );
}
