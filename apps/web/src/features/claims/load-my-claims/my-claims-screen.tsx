'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyClaimsDocument, type MyClaimRowFragment } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { printDay } from '../../shared/print-day.ts';
import { ClaimStatusBadge } from '../claim-status/claim-status.tsx';
import { useDueText } from '../claim-status/use-due-text.ts';
import { useLossLabel } from '../claim-status/use-loss-label.ts';

/** The customer's own claims, the newest first. */
export function MyClaimsScreen() {
  const t = useTranslations('claim.mine');
  const query = useRead('user', LoadMyClaimsDocument, {});
  const report = <LinkButton href="/claim/start">{t('report')}</LinkButton>;
  const empty = <EmptyState title={t('emptyTitle')} body={t('emptyBody')} action={report} />;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">{t('title')}</h1>
          <p className="mt-1 text-ink-2">{t('lead')}</p>
        </div>
        {(query.data?.claims.length ?? 0) > 0 && report}
      </div>
      <QueryView
        query={query}
        shape="cards"
        failed={t('failed')}
        find={(data) => data}
        missing={empty}
        notPermitted={empty}
      >
        {({ claims }) =>
          claims.length === 0 ? (
            empty
          ) : (
            <ul className="flex flex-col border-t-2 border-ink">
              {claims.map((claim) => (
                <ClaimRow key={claim.claim_id} claim={claim} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

function ClaimRow({ claim }: { claim: MyClaimRowFragment }) {
  const t = useTranslations('claim.mine');
  const lossLabel = useLossLabel();
  const dueText = useDueText();
  const type = lossLabel(claim.type_of_loss);
  const day = printDay(claim.incident_date);
  const due = dueText(claim);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <AppLink href={`/customers/claims/${claim.claim_id}`} className="link type-h3 min-h-11 content-center">
          {claim.claim_number ?? t('draft')}
        </AppLink>
        <ClaimStatusBadge status={claim.status} />
      </div>
      <p className="text-ink-2">
        {[
          type && day ? t('happened', { type, day }) : (type ?? day),
          claim.policy_number && t('about', { number: claim.policy_number }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {due && <p className="mt-1">{due}</p>}
    </li>
  );
}
