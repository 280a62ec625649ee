'use client';
import { useTranslations } from 'next-intl';
import type { PostedLetterRowFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useLabels } from '../../shared/use-labels.ts';

/** The letters about a policy that went by post: to whom, how, when, and under which number. */
export function PostedLetters({ letters }: { letters: readonly PostedLetterRowFragment[] }) {
  const t = useTranslations('policyParts.documents');
  const label = useLabels();
  const day = (value: string | null) => printDay(value) ?? '';
  if (letters.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="type-h3">{t('posted')}</h3>
      <ul>
        {letters.map((one) => {
          const isBad = one.status === 'returned' || one.status === 'refused';
          const state = t('postedStands', {
            status: one.status,
            mailed: day(one.mailed_on),
            returned: day(one.returned_on),
          });
          const why = one.status === 'refused' ? t('postedWhy', { why: one.why_refused ?? '' }) : null;
          return (
            <li key={one.posted_letter_id} className="border-b border-line py-2">
              <p className="wrap-anywhere">
                {one.recipient}
                {one.addressee === 'lienholder' && ` (${t('lenderCopy')})`}
              </p>
              <p className={`text-small wrap-anywhere ${isBad ? 'text-danger' : 'text-ink-3'}`}>
                {[state, why, one.reason, label('postService', one.service)]
                  .concat(one.tracking_number ? t('tracking', { number: one.tracking_number }) : null)
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
