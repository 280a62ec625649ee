'use client';
import { recoveryStatuses } from '@roadworthy/core/claims/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useMessages, useTranslations } from 'next-intl';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { PartButtons } from './part-buttons.tsx';
import type { OpenParts } from './parts-of-claim.ts';

const tones: Readonly<Record<(typeof recoveryStatuses)[number], Tone>> = {
  sought: 'warning',
  received: 'success',
  given_up: 'neutral',
};

type ClaimRecoveriesProps = { claim: Pick<ClaimRecordFragment, 'recoveries' | 'policy'>; open: OpenParts };

/** What others are asked to pay back: of whom, how much, and what came of it. */
export function ClaimRecoveries({ claim: { recoveries, policy }, open }: ClaimRecoveriesProps) {
  const t = useTranslations('workbench.claim');
  const { workbench } = useMessages();
  const money = (cents: number) => moneyText(cents, policy?.currency ?? 'USD');
  if (recoveries.length === 0) return null;
  return (
    <section aria-labelledby="claim-recoveries" className="flex flex-col gap-2">
      <h2 id="claim-recoveries" className="type-h2">
        {t('recoveries')}
      </h2>
      <ul>
        {recoveries.map((one) => {
          const known = recoveryStatuses.find((status) => status === one.status);
          return (
            <li key={one.claim_recovery_id} className="flex flex-col gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium tabular-nums wrap-anywhere">
                  {t('recoveryFrom', { amount: money(one.sought), name: one.from_whom })}
                </span>
                {known && <StatusBadge tone={tones[known]} label={t(`recoveryStatus.${known}`)} />}
                <span className="text-small text-ink-2">
                  {[
                    labelOf(workbench.claims.recoveryKind, one.kind),
                    one.percent !== null && t('bears', { percent: one.percent }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              {one.received !== null && (
                <p className="text-small text-ink-2 tabular-nums">
                  {[
                    t('receivedAmount', { amount: money(one.received) }),
                    one.costs !== null && one.costs > 0 && t('recoveryCosts', { amount: money(one.costs) }),
                    one.deductible_returned !== null &&
                      one.deductible_returned > 0 &&
                      t('deductibleBack', { amount: money(one.deductible_returned) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              )}
              <PartButtons
                open={open}
                id={one.claim_recovery_id}
                of={['receive_claim_recovery', 'give_up_claim_recovery']}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
