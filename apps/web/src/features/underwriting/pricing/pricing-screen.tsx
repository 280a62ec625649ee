'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { useSession } from '../../../data/use-session.ts';
import { LoadQuotePricingDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { PricingPage } from './pricing-page.tsx';

/** The quote of the address, to be rated under any version. */
export function PricingScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  const person = useSession().data;
  if (id === undefined || !person) return <PageSkeleton shape="detail" label={common('loading')} />;
  if (!person.permissions.includes('rater:test')) return <StaffNotPermitted area="testing" />;
  return id === null ? <StaffNotFound /> : <LoadedPricing quoteId={id} />;
}

function LoadedPricing({ quoteId }: { quoteId: string }) {
  const t = useTranslations('workbench.pricingTest');
  const query = useRead('rater', LoadQuotePricingDocument, { quote_id: quoteId });
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="detail"
      failed={t('failed')}
      find={({ quotes_by_pk: quote, quote_with_provider_versions: found }) => quote && { quote, found }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="testing" />}
    >
      {(pricing) => <PricingPage {...pricing} />}
    </QueryView>
  );
}
