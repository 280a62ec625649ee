'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyClaimDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { MyClaimPage } from './my-claim-page.tsx';

/** The customer's claim of the address. */
export function MyClaimScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <NoClaim /> : <LoadedClaim claimId={id} />;
}

function LoadedClaim({ claimId }: { claimId: string }) {
  const t = useTranslations('claim.follow');
  const query = useRead('user', LoadMyClaimDocument, { claim_id: claimId });
  return (
    <QueryView
      query={query}
      heading={t('claim')}
      shape="detail"
      failed={t('failed')}
      find={({ claims_by_pk: claim, timeline_entries: entries }) => claim && { claim, entries }}
      missing={<NoClaim />}
      notPermitted={<NoClaim />}
    >
      {({ claim, entries }) => <MyClaimPage claim={claim} entries={entries} onChanged={() => void query.refetch()} />}
    </QueryView>
  );
}

function NoClaim() {
  const t = useTranslations('claim.follow');
  return (
    <NotFound
      title={t('notFound')}
      body={<p>{t('notFoundBody')}</p>}
      actions={<LinkButton href="/customers/claims">{t('all')}</LinkButton>}
    />
  );
}
