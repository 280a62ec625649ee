'use client';
import { isCallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import type { MenuItem } from '@roadworthy/ui/workbench/menu-props.ts';
import { useShortcutSheet } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { UserMenu } from '@roadworthy/ui/workbench/user-menu.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { forgetPerson } from '../../data/settings/forget-person.ts';
import { useTheme } from '../../data/settings/use-settings.ts';
import { useSession } from '../../data/session/use-session.ts';
import { workIn } from '../../data/session/work-in.ts';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { localeNames } from '../../locale/locales.ts';
import { usePageLocale } from '../../locale/use-page-locale.ts';
import { ErrorHistory } from '../error-history.tsx';
import { visibleEntries } from './top-links.ts';
import { useChooseLanguage } from '../use-choose-language.ts';
import { useViewer } from './use-viewer.ts';

/** The labels of the roles that say something about a person: everybody is a user. */
export function useRolesInWords(): (roles: readonly string[]) => string {
  const t = useTranslations('staff.roles');
  return (roles) => {
    const telling = roles.filter((role) => role !== 'global:user');
    return (telling.length > 0 ? telling : roles).flatMap((role) => (isCallerRole(role) ? [t(role)] : [])).join(', ');
  };
}

/** Who is signed in, what belongs to them, what went wrong lately, and the way out. */
export function StaffUserMenu() {
  const t = useTranslations('staff.frame');
  const rolesInWords = useRolesInWords();
  const [problemsOpen, setProblemsOpen] = useState(false);
  const items = useMenuItems(() => setProblemsOpen(true));
  const user = useSession().data;
  if (!user) return <span className="h-8 w-14" />;
  const name = user.given_name ?? rolesInWords(user.roles);
  const { organizations = [] } = user;
  const workplace = organizations.length > 1 && organizations.find(({ org_id }) => org_id === user.org_id)?.name;
  return (
    <>
      <UserMenu
        name={name}
        picture={user.photo_url}
        detail={[workplace, rolesInWords(user.roles)].filter(Boolean).join(' · ')}
        label={t('menu', { name })}
        items={items}
      />
      <ErrorHistory open={problemsOpen} onClose={() => setProblemsOpen(false)} />
    </>
  );
}

/** The organizations of somebody who works for several; the one at hand says so, and another is gone on in. */
function useWorkplaceItems(): (current: string) => MenuItem[] {
  const t = useTranslations('staff.frame');
  const user = useSession().data;
  const organizations = user?.organizations ?? [];
  const going = useMutation({ mutationFn: (organizationId: string) => workIn(organizationId, '/welcome') });
  if (organizations.length < 2) return () => [];
  return (current) =>
    organizations.map(({ org_id, name }, place) => ({
      key: org_id,
      label: t('workIn', { name }),
      icon: 'home',
      apart: place === 0,
      ...(org_id === user?.org_id ? { detail: current } : { onSelect: () => going.mutate(org_id) }),
    }));
}

function useMenuItems(showProblems: () => void): MenuItem[] {
  const t = useTranslations('staff.frame');
  const words = useTranslations('workbench.menu');
  const problems = useTranslations('shell.problems');
  const [theme, setTheme] = useTheme();
  const openSheet = useShortcutSheet();
  const chooseLanguage = useChooseLanguage();
  const current = usePageLocale();
  const viewer = useViewer();
  const workplaces = useWorkplaceItems();
  const other = theme === 'dark' ? 'light' : 'dark';
  return [
    { key: 'welcome', label: t('welcome'), icon: 'home', href: '/welcome' },
    ...visibleEntries(viewer).map(({ key, href }): MenuItem => ({ key, href, label: words(key), icon: 'user' })),
    { key: 'profile', label: t('profile'), icon: 'user', href: '/agents/profile' },
    { key: 'problems', label: problems('recent'), icon: 'alert', onSelect: showProblems },
    { key: 'shortcuts', label: words('shortcuts'), icon: 'question', detail: '?', onSelect: openSheet },
    { key: 'theme', label: t(other), icon: 'eye', onSelect: () => setTheme(other) },
    ...workplaces(words('current')),
    ...locales.map((locale, place): MenuItem => ({
      key: locale,
      label: localeNames[locale],
      apart: place === 0,
      ...(locale === current && { detail: words('current') }),
      onSelect: () => chooseLanguage(locale),
    })),
    {
      key: 'out',
      label: t('logOut'),
      icon: 'lock',
      apart: true,
      href: '/api/auth/logout?returnTo=/agents/sign-in',
      onSelect: forgetPerson,
    },
  ];
}
