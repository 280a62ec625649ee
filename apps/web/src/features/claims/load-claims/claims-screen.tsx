'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/session/use-may.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { claimsList } from './claims-list.ts';

/** The claims that the person sees, the next legal day first. */
export function ClaimsScreen() {
  const t = useTranslations('workbench.claims');
  const oversees = useMay('claim:oversee');
  return (
    <ListScreen
      list={claimsList}
      aside={
        oversees && (
          <AppLink className="link w-fit py-1" href="/agents/claims/adjusters">
            {t('adjusters')}
          </AppLink>
        )
      }
    />
  );
}
