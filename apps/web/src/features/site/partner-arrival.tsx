'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { listsVehicle } from '../../data/visit/partner-store.ts';
import { usePartner, visitPartner } from '../../data/visit/use-partner.ts';
import { usePageRouter } from '../../locale/use-page-router.ts';
import { startHref } from '../shared/start-href.ts';
import { usePath } from '../../locale/use-path.ts';

/** A partner's own address: keeps whom the visitor came through and goes on to the quote. An unknown partner is passed over; one that nobody could tell is left to the quote. */
export function PartnerArrival() {
  const t = useTranslations('shell.common');
  const router = usePageRouter();
  const slug = usePath().split('/').at(-1)?.toLowerCase() ?? '';
  const { partner, isKnown, isUnread } = usePartner(slug);
  useEffect(() => {
    if (!isKnown && !isUnread) return;
    if (partner || isUnread) visitPartner.set(slug);
    const search = new URLSearchParams(window.location.search);
    if (listsVehicle(search)) {
      search.set('partner', slug);
      return router.replace(`/outdoorsy/start?${search}`);
    }
    const answers = Object.fromEntries(search);
    const line = partner?.default_product ?? null;
    // Who has said already what it is has chosen the line.
    const begins = line !== null && answers['vehicle_class'] === undefined ? { line } : {};
    router.replace(startHref('partner', { ...begins, ...answers }));
  }, [isKnown, isUnread, partner, slug, router]);
  return <PageSkeleton shape="detail" label={t('loading')} />;
}
