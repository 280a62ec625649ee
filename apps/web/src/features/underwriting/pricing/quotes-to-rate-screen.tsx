'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useSession } from '../../../data/session/use-session.ts';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { RatesNav } from '../../rating/versions/rates-nav.tsx';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { quotesToRateList } from './quotes-to-rate-list.ts';

/** The quotes that may be rated under any version, by what they insure. */
export function QuotesToRateScreen() {
  const common = useTranslations('shell.common');
  const person = useSession().data;
  if (!person) return <PageSkeleton shape="table" label={common('loading')} />;
  if (!person.permissions.includes('rater:test')) return <StaffNotPermitted area="testing" />;
  return (
    <div className="flex flex-col gap-4">
      <RatesNav current="pricing" />
      <ListScreen list={quotesToRateList} />
    </div>
  );
}
