'use client';
import { assignmentReasons } from '@roadworthy/core/claims/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';

/** Why its handler was given a claim, and what the carrier knows of losses under its policy. */
export function ClaimHandling({ claim }: { claim: ClaimRecordFragment }) {
  const t = useTranslations('workbench.claim');
  const instant = useInstant();
  const because = assignmentReasons.filter((one) => claim.assigned_because.includes(one));
  const told = claim.policy?.external_claims ?? [];
  return (
    <>
      {because.length > 0 && claim.handler_name !== null && (
        <section className="flex flex-col gap-1">
          <h2 className="type-h3">{t('because', { name: claim.handler_name })}</h2>
          <p className="text-small text-ink-2">{because.map((one) => t(`becauseOf.${one}`)).join(', ')}</p>
        </section>
      )}
      {told.length > 0 && (
        <section className="flex flex-col gap-1">
          <h2 className="type-h3">{t('carrier')}</h2>
          <ul>
            {told.map((one) => (
              <li key={one.external_claim_id} className="border-b border-line py-2 text-small wrap-anywhere">
                <span className="block font-medium">
                  {t('carrierClaim', { number: one.claim_number, day: printDay(one.loss_occurred) ?? '' })}
                </span>
                <span className="block text-ink-2 tabular-nums">
                  {[
                    one.status,
                    one.fault_decision,
                    one.indemnity_payment !== null && moneyText(one.indemnity_payment, claim.policy?.currency ?? 'USD'),
                    t('synced', { when: instant(one.synced).absolute }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
