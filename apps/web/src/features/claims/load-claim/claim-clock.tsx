'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useMessages, useTranslations } from 'next-intl';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { labelOf } from '../../shared/use-labels.ts';

/** What the law gives days for: what is done, what is owed and by when, and where that is said. */
export function ClaimClock({ deadlines }: { deadlines: ClaimRecordFragment['deadlines'] }) {
  const t = useTranslations('workbench.claim');
  const { workbench } = useMessages();
  return (
    <section aria-labelledby="claim-clock" className="flex flex-col gap-2">
      <h2 id="claim-clock" className="type-h3">
        {t('clock')}
      </h2>
      {deadlines.length === 0 && <p className="text-ink-2">{t('noClock')}</p>}
      <ol>
        {deadlines.map((one) => (
          <li key={one.claim_deadline_id} className="flex gap-2 border-b border-line py-2">
            <Icon name={one.done === null ? 'clock' : 'check'} className="mt-1 size-4 shrink-0" />
            <span className="min-w-0">
              <span className="block font-medium">{labelOf(workbench.claims.step, one.step)}</span>
              <span className="block text-small text-ink-2">
                {one.done === null
                  ? t('by', { day: printDay(one.due) ?? '' })
                  : t(one.done > one.due ? 'doneLate' : 'doneOn', {
                      day: printDay(one.done) ?? '',
                      due: printDay(one.due) ?? '',
                    })}
                {one.done === null && one.is_provisional && ` · ${t('provisional')}`}
              </span>
              <span className="block text-small text-ink-3 wrap-anywhere">{one.source}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
