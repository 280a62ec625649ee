'use client';
import { isCallerRole, roleLabels } from '@roadworthy/core/identity/vocabulary.ts';
import { UserMenu } from '@roadworthy/ui/workbench/user-menu.tsx';
import { useTranslations } from 'next-intl';
import { useTheme } from '../../data/page-theme.ts';
import { useSession } from '../../data/use-session.ts';

/** The labels of the roles that say something about a person: everybody is a user. */
export function rolesInWords(roles: readonly string[]): string {
  const telling = roles.filter((role) => role !== 'global:user');
  return (telling.length > 0 ? telling : roles)
    .flatMap((role) => (isCallerRole(role) ? [roleLabels[role]] : []))
    .join(', ');
}

/** Who is signed in, the theme, and the way out. */
export function StaffUserMenu() {
  const t = useTranslations('staff.frame');
  const [theme, setTheme] = useTheme();
  const user = useSession().data;
  if (!user) return <span className="h-8 w-14" />;
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <UserMenu
      name={user.given_name ?? rolesInWords(user.roles)}
      detail={rolesInWords(user.roles)}
      label={t('menu')}
      items={[
        { key: 'welcome', label: t('welcome'), icon: 'home', href: '/welcome' },
        { key: 'theme', label: t(other), icon: 'eye', onSelect: () => setTheme(other) },
        {
          key: 'out',
          label: t('logOut'),
          icon: 'lock',
          apart: true,
          href: '/api/auth/logout?returnTo=/agents/sign-in',
        },
      ]}
    />
  );
}
