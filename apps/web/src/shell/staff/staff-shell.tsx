'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { AdminFrame } from '@roadworthy/ui/shell/admin-frame.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LiveForPerson } from '../../data/live/live-for-person.tsx';
import { KeepSettings } from '../../data/settings/keep-settings.tsx';
import { useSession } from '../../data/session/use-session.ts';
import { useFollowOrganization } from '../../data/session/work-in.ts';
import { useWindowTheme } from '../../data/use-window-theme.ts';
import { AgentSearch } from '../../features/reporting/agent-search/agent-search.tsx';
import { OfflineNotice } from '../offline-notice.tsx';
import { SessionProvider } from '../session-provider.tsx';
import { usePath } from '../../locale/use-path.ts';
import { areaOf, mayEnter, type StaffFrame } from './staff-area.ts';
import { FactorFirst } from './factor-first.tsx';
import { StaffLogo } from './staff-logo.tsx';
import { StaffNotFound } from './staff-not-found.tsx';
import { StaffNotPermitted } from './staff-not-permitted.tsx';
import { StaffUserMenu } from './staff-user-menu.tsx';
import { StaffWorkbench } from './staff-workbench.tsx';
import { isClosedToSoftware } from './top-links.ts';
import { useStaffLinks } from './use-staff-links.ts';
import { useViewer } from './use-viewer.ts';

type StaffShellProps = {
  /** Which links stand beside its pages. */
  area: StaffFrame;
  /** What belongs to the person opens to whoever is signed in. */
  everybody?: boolean;
  children: ReactNode;
};

/** The frame of the staff's pages: top bar with search and menu, the links of the area, and who may see them. */
export function StaffShell({ area, everybody = false, children }: StaffShellProps) {
  const t = useTranslations('staff.frame');
  const words = useTranslations('workbench');
  const common = useTranslations('shell.common');
  useWindowTheme();
  useFollowOrganization();
  const person = useSession().data;
  const roles = person?.roles;
  const links = useStaffLinks();
  const path = usePath();
  const own = areaOf(path);
  const isHeld = person?.second_factor_owed === true && path !== '/agents/profile';
  const isOfArea = mayEnter(own, roles ?? []);
  const opens = everybody || isOfArea;
  const isClosed = isClosedToSoftware(useViewer(), path);
  // Its tabs lead to what underwriters decide; an actuary has other pages there.
  const hasTabs = area === 'underwriting' && mayEnter('underwriting', roles ?? []);
  // Until it is known who is there the frame stands, so that it does not move for those whom it serves.
  const isRefused = roles !== undefined && !isOfArea;
  // Who reads announcements alone finds the other pages closed.
  const isWorkplace = !isRefused && (roles === undefined || mayEnter('agents', roles));
  return (
    <StaffWorkbench>
      <AdminFrame
        logo={<StaffLogo />}
        topLabel={t('top')}
        top={links.top}
        {...(area === 'agents' && isWorkplace && { side: { label: t('side'), links: links.side } })}
        {...(hasTabs && { tabs: { label: words('tabs.label'), links: links.tabs } })}
        search={!isRefused && !person?.second_factor_owed && <AgentSearch />}
        user={<StaffUserMenu />}
        notices={<OfflineNotice />}
        skipLabel={common('skip')}
      >
        <SessionProvider area="staff" loading={<PageSkeleton shape="table" label={common('loading')} />}>
          {!person?.second_factor_owed && <LiveForPerson area="staff" />}
          <KeepSettings />
          {isHeld ? (
            <FactorFirst />
          ) : isClosed ? (
            <StaffNotFound />
          ) : opens ? (
            children
          ) : (
            <StaffNotPermitted area={own} />
          )}
        </SessionProvider>
      </AdminFrame>
    </StaffWorkbench>
  );
}
