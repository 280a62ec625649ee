'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { AdminFrame } from '@roadworthy/ui/shell/admin-frame.tsx';
import type { NavLink } from '@roadworthy/ui/shell/account-frame.tsx';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { mayAsk } from '../../data/may-ask.ts';
import { useTheme, useWindowTheme } from '../../data/page-theme.ts';
import { useSession } from '../../data/use-session.ts';
import { AgentSearch } from '../../features/reporting/agent-search/agent-search.tsx';
import { BrandLogo } from '../brand-logo.tsx';
import { OfflineNotice } from '../offline-notice.tsx';
import { SessionProvider } from '../session-provider.tsx';
import { StaffNotPermitted } from './staff-not-permitted.tsx';
import { StaffUserMenu } from './staff-user-menu.tsx';
import { visibleLinks } from './top-links.ts';

const sideLinks = [
  { key: 'home', href: '/agents', icon: 'home' },
  { key: 'quotes', href: '/agents/quotes', icon: 'pen' },
  { key: 'policies', href: '/agents/policies', icon: 'shield' },
] as const;

/** The frame of the staff's pages: top bar with search and menu, the agent portal's links, and who may see them. */
export function StaffShell({ children }: { children: ReactNode }) {
  const t = useTranslations('staff.frame');
  const common = useTranslations('shell.common');
  const pathname = usePathname();
  const [theme] = useTheme();
  useWindowTheme(theme);
  const roles = useSession().data?.roles ?? [];
  const opens = mayAsk('agent', roles);
  const isIn = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  const top: NavLink[] = visibleLinks({ roles }).map(({ area, href }) => ({
    key: area,
    label: t(area),
    href,
    current: isIn(href),
  }));
  const links: NavLink[] = sideLinks.map(({ key, href, icon }) => ({
    key,
    label: t(key),
    href,
    icon,
    current: href === '/agents' ? pathname === href : isIn(href),
  }));
  return (
    <AdminFrame
      logo={<BrandLogo size="small" href="/agents" />}
      topLabel={t('top')}
      top={top}
      side={{ label: t('side'), links }}
      search={opens && <AgentSearch />}
      user={<StaffUserMenu />}
      notices={<OfflineNotice />}
      theme={theme}
      skipLabel={common('skip')}
    >
      <SessionProvider area="staff" loading={<PageSkeleton shape="table" label={common('loading')} />}>
        {opens ? children : <StaffNotPermitted />}
      </SessionProvider>
    </AdminFrame>
  );
}
