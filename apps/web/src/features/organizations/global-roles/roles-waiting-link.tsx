'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useRolesWaiting } from './roles-waiting.ts';

/** How many roles of the platform wait for the person, and the way to them; nothing while none does. */
export function RolesWaitingLink() {
  const t = useTranslations('staff.rolesWaiting');
  const count = useRolesWaiting();
  if (count === 0) return null;
  return (
    <AppLink
      href="/organizations/roles"
      className="flex min-h-11 items-center rounded-card border border-line bg-canvas px-3 py-2 font-semibold hover:border-line-strong hover:bg-surface-2"
    >
      {t('count', { count })}
    </AppLink>
  );
}
