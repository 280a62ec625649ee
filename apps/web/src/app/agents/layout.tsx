import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AreaMessages } from '../../shell/area-messages.tsx';
import { locale } from '../../shell/messages.ts';
import { staffMessages } from '../../shell/staff/staff-messages.ts';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AreaLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages locale={locale} messages={staffMessages()}>
      {children}
    </AreaMessages>
  );
}
