'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReferralFactsFragment, UnderwriterQuoteQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { useReferralReasons } from '../../shared/use-referral-reasons.ts';
import { findingsOf, useFindingLabel, useFoundValue } from '../referrals/found-value.ts';
import { useBadge } from '../../shared/statuses.ts';
import { referralLooks, referralStatusOf } from '../referrals/referral-statuses.ts';

/** Everything that underwriters were asked about a quote, the newest first, with what was found and said. */
export function QuoteReferrals({ query }: { query: UseQueryResult<UnderwriterQuoteQuery> }) {
  const t = useTranslations('workbench.underwriterQuote');
  const none = <p className="text-ink-2">{t('noReferrals')}</p>;
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('referralsFailed')}
      find={(data) => data.quotes_by_pk?.quote_referrals}
      missing={none}
      notPermitted={<StaffNotPermitted area="underwriting" />}
    >
      {(referrals) => (referrals.length === 0 ? none : <List referrals={referrals} />)}
    </QueryView>
  );
}

function List({ referrals }: { referrals: readonly ReferralFactsFragment[] }) {
  const t = useTranslations('workbench.referrals');
  const common = useTranslations('shell.common');
  const status = useBadge(referralLooks);
  const instant = useInstant();
  const label = useFindingLabel();
  const value = useFoundValue();
  const reasonsOf = useReferralReasons();
  return (
    <ul className="flex max-w-3xl flex-col">
      {referrals.map((one) => (
        <li key={one.quote_referral_id} className="flex flex-col gap-1 border-b border-line py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge {...status(referralStatusOf(one))} />
            <AppLink
              className="link inline-flex min-h-7 items-center"
              href={`/underwriting/referrals/${one.quote_referral_id}`}
            >
              {instant(one.created).absolute}
            </AppLink>
            <span className="text-ink-3">
              {one.requested_by_name === null ? t('askedByPlatform') : t('askedBy', { name: one.requested_by_name })}
            </span>
          </p>
          <ul className="list-disc pl-5 text-ink-2">
            {reasonsOf(one).map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
          <p className="text-small text-ink-3 tabular-nums">
            {findingsOf(one)
              .map(({ code, value: found }) => [label(code), value(code, found)].filter(Boolean).join(' '))
              .join(' · ')}
          </p>
          {one.action_reason !== null && (
            <p className="wrap-anywhere">
              <span className="font-semibold">
                {common('lead', { label: one.underwriter_name ?? t('underwriter') })}{' '}
              </span>
              {one.action_reason}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
