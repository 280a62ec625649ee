'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { UnderwritingPolicyQuery } from '../../../generated/documents.ts';
import { changeText } from '../../shared/change-text.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useBadge } from '../../shared/statuses.ts';
import { referralLooks, referralStatusOf } from '../../underwriting/referrals/referral-statuses.ts';
import { ProposedChanges } from '../proposed-changes/proposed-changes.tsx';

type Policy = NonNullable<UnderwritingPolicyQuery['policies_by_pk']>;
type PolicyChangesProps = { policy: Policy };

/** What is about to change on a policy, what was booked, and what underwriters were asked before it was sold. */
export function PolicyChanges({ policy }: PolicyChangesProps) {
  return (
    <div className="flex flex-col gap-10">
      <ProposedChanges policy={policy} isOpenAlone />
      <Booked policy={policy} />
      <Referrals policy={policy} />
    </div>
  );
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h2">{title}</h2>
      {children.length === 0 ? <p className="text-ink-2">{none}</p> : <ul>{children}</ul>}
    </section>
  );
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2';

function Booked({ policy }: PolicyChangesProps) {
  const t = useTranslations('policyParts.changes');
  const label = useLabels();
  const instant = useInstant();
  return (
    <Part title={t('booked')} none={t('noneBooked')}>
      {policy.policy_activities.map((one) => (
        <li key={one.history_id} className={row}>
          <span>
            <span className="font-medium">{label('activityAction', one.action)}</span>
            <span className="block text-small text-ink-3">
              {[instant(one.timestamp).absolute, one.agent_name].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="tabular-nums sm:text-right">
            {changeText(one.premium_change, policy.currency)}
            <span className="block text-small text-ink-3">
              {t('ofTerm', { premium: moneyText(one.policy_term_premium, policy.currency) })}
            </span>
          </span>
        </li>
      ))}
    </Part>
  );
}

function Referrals({ policy }: PolicyChangesProps) {
  const t = useTranslations('policyParts.changes');
  const status = useBadge(referralLooks);
  const instant = useInstant();
  return (
    <Part title={t('referrals')} none={t('noReferrals')}>
      {(policy.current_quote?.quote_referrals ?? []).map((one) => (
        <li key={one.quote_referral_id} className="border-b border-line py-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge {...status(referralStatusOf(one))} />
            <AppLink
              className="link inline-flex min-h-7 items-center"
              href={`/underwriting/referrals/${one.quote_referral_id}`}
            >
              {instant(one.created).absolute}
            </AppLink>
            {one.underwriter_name}
          </p>
          <p className="text-small wrap-anywhere text-ink-2">{one.request_reasons.join(' ')}</p>
          {one.action_reason !== null && <p className="text-small wrap-anywhere">{one.action_reason}</p>}
        </li>
      ))}
    </Part>
  );
}
