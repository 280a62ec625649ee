'use client';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import type { ReactNode } from 'react';
import { BrandLogo } from '../../shell/brand-logo.tsx';
import { OfflineNotice } from '../../shell/offline-notice.tsx';
import { LinkLanguages } from './link-languages.tsx';

/** What the link of a letter opens, in a page without a menu that speaks every language. */
export function LinkPage({
  link,
  children,
}: {
  link: Readonly<Record<string, string>> | null | undefined;
  children: ReactNode;
}) {
  return (
    <BareFrame width="reading" notices={<OfflineNotice />}>
      <div className="flex flex-col items-start gap-10">
        <BrandLogo />
        <div className="w-full">{children}</div>
        <div className="w-full">
          <LinkLanguages link={link} />
        </div>
      </div>
    </BareFrame>
  );
}

/** The token that the address of a letter's link holds. */
export function tokenIn(query: URLSearchParams): { readonly token: string } | null {
  const token = query.get('token');
  return token ? { token } : null;
}
