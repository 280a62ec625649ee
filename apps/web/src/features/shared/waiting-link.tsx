import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import type { ReactNode } from 'react';

/** The way to what waits for the person, in words that count it; nothing while nothing does. */
export const WaitingLink = ({ href, count, children }: { href: string; count: number; children: ReactNode }) =>
  count === 0 ? null : (
    <AppLink
      href={href}
      className="flex min-h-11 items-center rounded-card border border-line bg-canvas px-3 py-2 font-semibold hover:border-line-strong hover:bg-surface-2"
    >
      {children}
    </AppLink>
  );
