'use client';
import { claimLetterStatuses } from '@roadworthy/core/claims/vocabulary.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useMessages, useTranslations } from 'next-intl';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { printDay } from '../../shared/print-day.ts';
import { labelOf, useLabels } from '../../shared/use-labels.ts';
import { PartButtons } from './part-buttons.tsx';
import type { OpenParts } from './parts-of-claim.ts';

const tones: Readonly<Record<(typeof claimLetterStatuses)[number], Tone>> = {
  draft: 'warning',
  reviewed: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
};

type ClaimLettersProps = { letters: ClaimRecordFragment['letters']; open: OpenParts };

/** The letters about a claim: who wrote and reviewed each, and the proof that it left. */
export function ClaimLetters({ letters, open }: ClaimLettersProps) {
  const t = useTranslations('workbench.claim');
  const { workbench } = useMessages();
  const instant = useInstant();
  const label = useLabels();
  const postedState = ({
    status,
    mailed_on,
    returned_on,
    reason,
  }: ClaimRecordFragment['letters'][number]['posted'][number]) =>
    [label('postedLetterStatus', status), printDay(returned_on ?? mailed_on), reason].filter(Boolean).join(' ');
  if (letters.length === 0) return null;
  return (
    <section aria-labelledby="claim-letters" className="flex flex-col gap-2">
      <h2 id="claim-letters" className="type-h2">
        {t('letters')}
      </h2>
      <ul>
        {letters.map((one) => {
          const known = claimLetterStatuses.find((status) => status === one.status);
          return (
            <li key={one.claim_letter_id} className="flex flex-col gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium wrap-anywhere">{one.subject}</span>
                {known && <StatusBadge tone={tones[known]} label={t(`letterStatus.${known}`)} />}
                <span className="text-small text-ink-2">{labelOf(workbench.claims.letterKind, one.kind)}</span>
              </p>
              <p className="text-small text-ink-3 wrap-anywhere">
                {[
                  t('writtenBy', { name: one.written_by_name, when: instant(one.created).absolute }),
                  one.reviewed_by_name && t('reviewedBy', { name: one.reviewed_by_name }),
                  one.sent &&
                    t('sentTo', { to: one.recipient ?? one.recipient_name ?? '', when: instant(one.sent).absolute }),
                  one.mail_id && t('proof', { id: one.mail_id }),
                  ...one.posted.map(postedState),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {one.failure !== null && <p className="text-small text-danger wrap-anywhere">{one.failure}</p>}
              <details className="text-small">
                <summary className="min-h-target-small w-fit cursor-pointer text-ink-2">{t('readLetter')}</summary>
                <p className="max-w-measure whitespace-pre-line wrap-anywhere">{one.body}</p>
              </details>
              <PartButtons open={open} id={one.claim_letter_id} of={['review_claim_letter', 'send_claim_letter']} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
