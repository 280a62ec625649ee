'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { type ReferralFactsFragment, ReferralPrecedentsDocument } from '../../../generated/documents.ts';
import { useReferralReasons } from '../../shared/use-referral-reasons.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { SimilarRestrictions } from './similar-restrictions.tsx';
import { findingsOf, type FoundThing, useFindingLabel, useFoundValue } from './found-value.ts';

const dayMs = 86_400_000;
const precedentDays = 90;

/** Why a quote is before an underwriter: what was found, in words, with its value, where the rule begins, and what was said of the same before. */
export function ReferralReasons({ referral }: { referral: ReferralFactsFragment }) {
  const t = useTranslations('workbench.referrals');
  const label = useFindingLabel();
  const value = useFoundValue();
  const reasonsOf = useReferralReasons();
  const findings = findingsOf(referral);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-h3">{t('why')}</h3>
      <ul className="flex flex-col gap-1.5">
        {reasonsOf(referral).map((reason) => (
          <li key={reason} className="flex items-start gap-2">
            <Icon name="alert" className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
      {findings.map((finding) => {
        const found = value(finding.code, finding.value);
        const threshold = value(finding.code, finding.threshold);
        return (
          <div key={`${finding.code} ${finding.value}`} className="rounded-card border border-line p-3">
            <p className="font-semibold">{label(finding.code)}</p>
            {found !== null && (
              <p className="text-ink-2 tabular-nums">
                {threshold === null || threshold === found ? t('seen', { found }) : t('seenFrom', { found, threshold })}
              </p>
            )}
            {finding.code === 'restriction_similar' && <SimilarRestrictions quoteId={referral.quote_id} />}
            <Precedents finding={finding} />
          </div>
        );
      })}
    </section>
  );
}

/** What was said of the same finding lately, among what the reader sees. */
function Precedents({ finding: { code } }: { finding: FoundThing }) {
  const t = useTranslations('workbench.referrals');
  const instant = useInstant();
  const value = useFoundValue();
  // A whole day, so that who looks twice is answered from what is known.
  const [since] = useState(() =>
    new Date(Math.floor(Date.now() / dayMs) * dayMs - precedentDays * dayMs).toISOString(),
  );
  const { data, isError } = useRead('agent', ReferralPrecedentsDocument, { codes: [code], since });
  if (isError) return <p className="text-small text-danger">{t('precedentFailed')}</p>;
  if (!data) return <p className="min-h-5 text-small text-ink-3">{t('precedentLooking')}</p>;
  const accepted = data.accepted.aggregate?.count ?? 0;
  const rejected = data.rejected.aggregate?.count ?? 0;
  if (accepted + rejected === 0)
    return <p className="text-small text-ink-3">{t('noPrecedent', { days: precedentDays })}</p>;
  return (
    <div className="mt-1 text-small">
      <p className="font-medium">
        {t('precedent', { count: accepted + rejected, days: precedentDays, accepted, rejected })}
      </p>
      <ul className="mt-1 flex flex-col gap-1 text-ink-2">
        {data.quote_referrals.map((one) => {
          const [same] = findingsOf(one).filter((found) => found.code === code);
          const found = value(code, same?.value);
          return (
            <li key={one.quote_referral_id} className="wrap-anywhere">
              <span className={one.decision === 'accepted' ? 'text-success' : 'text-danger'}>
                {t(one.decision === 'accepted' ? 'status.accepted' : 'status.rejected')}
              </span>
              {found !== null && <span className="tabular-nums"> {found}</span>}
              {one.decided && <span className="text-ink-3"> {instant(one.decided).relative}</span>}: {one.action_reason}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
