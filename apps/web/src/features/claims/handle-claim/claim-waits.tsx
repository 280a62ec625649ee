'use client';
import { useTranslations } from 'next-intl';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { PartButtons } from './part-buttons.tsx';
import type { OpenParts } from './parts-of-claim.ts';

type ClaimWaitsProps = { claim: Pick<ClaimRecordFragment, 'waits' | 'clock_stopped_by'>; open: OpenParts };

/** What the claimant was asked for: what came, what has not, and whether the legal days stand still meanwhile. */
export function ClaimWaits({ claim: { waits, clock_stopped_by: stoppedBy }, open }: ClaimWaitsProps) {
  const t = useTranslations('workbench.claim');
  if (waits.length === 0) return null;
  return (
    <section aria-labelledby="claim-waits" className="flex flex-col gap-2">
      <h2 id="claim-waits" className="type-h3">
        {t('waits')}
      </h2>
      {stoppedBy !== null && <p className="text-small text-ink-2">{t('stopped', { source: stoppedBy })}</p>}
      <ul>
        {waits.map((one) => (
          <li key={one.claim_wait_id} className="flex flex-col gap-1 border-b border-line py-2">
            <span className="font-medium wrap-anywhere">{one.what}</span>
            <span className="text-small text-ink-2">
              {one.came === null
                ? t('asked', { day: printDay(one.asked) ?? '', name: one.asked_by_name })
                : t('came', { day: printDay(one.came) ?? '' })}
            </span>
            <PartButtons open={open} id={one.claim_wait_id} of={['note_claim_arrival']} />
          </li>
        ))}
      </ul>
    </section>
  );
}
