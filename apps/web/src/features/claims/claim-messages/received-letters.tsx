'use client';
import { useTranslations } from 'next-intl';
import type { ReceivedLetterFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useDayOfInstant } from '../../shared/use-instant.ts';

/** The letters that were sent about a claim; one that came back says so, and what to do about it. */
export function ReceivedLetters({ letters }: { letters: readonly ReceivedLetterFragment[] }) {
  const t = useTranslations('claim.follow');
  const dayOf = useDayOfInstant();
  if (letters.length === 0) return null;
  return (
    <section aria-labelledby="claim-received" className="flex max-w-2xl flex-col gap-2">
      <h2 id="claim-received" className="type-h3">
        {t('letters')}
      </h2>
      <ul className="border-t border-line">
        {letters.map(({ claim_letter_id: key, subject, body, sent, returned }) => (
          <li key={key} className="flex flex-col gap-1 border-b border-line py-3">
            {returned !== null && (
              <p className="max-w-measure font-semibold text-warning">
                {t('letterReturned', { day: printDay(returned) ?? '' })}
              </p>
            )}
            <details>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 wrap-anywhere">
                <span className="font-semibold">{subject}</span>
                {sent !== null && <span className="text-small text-ink-2">{dayOf(sent)}</span>}
              </summary>
              <p className="max-w-measure py-2 whitespace-pre-line wrap-anywhere">{body}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
