'use client';
import type { NavLink } from '@roadworthy/ui/shell/account-frame.tsx';
import { useTranslations } from 'next-intl';
import { isUnread } from '../../features/organizations/announcements/announcement.ts';
import { useAnnouncements } from '../../features/organizations/announcements/use-announcements.ts';
import { useRolesWaiting } from '../../features/organizations/global-roles/roles-waiting.ts';
import { usePath } from '../../locale/use-path.ts';
import { visibleLinks, visibleTabs } from './top-links.ts';
import { useViewer } from './use-viewer.ts';

const sideLinks = [
  { key: 'home', href: '/agents', icon: 'home' },
  { key: 'quotes', href: '/agents/quotes', icon: 'pen' },
  { key: 'policies', href: '/agents/policies', icon: 'shield' },
  { key: 'proposals', href: '/agents/proposals', icon: 'note' },
  { key: 'claims', href: '/agents/claims', icon: 'life-buoy' },
  { key: 'renewals', href: '/agents/renewals', icon: 'arrow-right' },
  { key: 'delinquencies', href: '/agents/delinquencies', icon: 'alert' },
  { key: 'legal_days', href: '/agents/legal-days', icon: 'clock' },
  { key: 'posted_letters', href: '/agents/letters', icon: 'mail' },
  { key: 'referrals', href: '/agents/referrals', icon: 'eye' },
  { key: 'announcements', href: '/agents/announcements', icon: 'note' },
  { key: 'activity', href: '/agents/activity', icon: 'clock' },
  { key: 'leaderboard', href: '/agents/leaderboard', icon: 'user' },
  { key: 'reports', href: '/agents/reports', icon: 'file' },
  { key: 'external_quotes', href: '/agents/elsewhere', icon: 'external' },
  { key: 'enquiries', href: '/agents/enquiries', icon: 'mail' },
] as const;

const rolesPage = '/organizations/roles';

/** Pages at the top of an area: everything else of it stands below their addresses too. */
const entrances = ['/agents', '/underwriting'];

/** The links of the staff's frame that the person sees, in words, the current page marked. */
export function useStaffLinks(): Readonly<Record<'top' | 'side' | 'tabs', NavLink[]>> {
  const t = useTranslations('staff.frame');
  const words = useTranslations('workbench.tabs');
  const announced = useTranslations('staff.announcements');
  const unread = (useAnnouncements().data?.announcements ?? []).filter(isUnread).length;
  const waitingAt = (key: string) =>
    key === 'announcements' && unread > 0 ? { waiting: announced('unreadCount', { count: unread }) } : {};
  const roles = useTranslations('staff.rolesWaiting');
  const rolesWaiting = useRolesWaiting();
  const path = usePath();
  const viewer = useViewer();
  const isIn = (href: string) => path === href || path.startsWith(`${href}/`);
  const areas = visibleLinks(viewer);
  // An area may lie within another, such as announcements within that of agents: one is in the nearest alone.
  const area = areas.filter(({ href }) => isIn(href)).toSorted((one, other) => other.href.length - one.href.length)[0];
  const isAt = (href: string) => (entrances.includes(href) ? path === href : isIn(href));
  return {
    top: [
      ...areas.map(({ key, href }) => ({
        key,
        href,
        label: t(key),
        current: href === area?.href && path !== rolesPage,
        ...waitingAt(key),
      })),
      ...(rolesWaiting > 0
        ? [
            {
              key: 'roles',
              href: rolesPage,
              label: roles('link'),
              current: path === rolesPage,
              waiting: roles('count', { count: rolesWaiting }),
            },
          ]
        : []),
    ],
    side: sideLinks.map(({ key, href, icon }) => ({
      key,
      href,
      icon,
      label: t(key),
      current: isAt(href),
      ...waitingAt(key),
    })),
    tabs: visibleTabs(viewer).map(({ key, href }) => ({ key, href, label: words(key), current: isAt(href) })),
  };
}
