'use client';
import { useTranslations } from 'next-intl';
import { WaitingLink } from '../../shared/waiting-link.tsx';
import { useRolesWaiting } from './roles-waiting.ts';

/** How many roles of the platform wait for the person, and the way to them. */
export function RolesWaitingLink() {
  const t = useTranslations('staff.rolesWaiting');
  const count = useRolesWaiting();
  return (
    <WaitingLink href="/organizations/roles" count={count}>
      {t('count', { count })}
    </WaitingLink>
  );
}
