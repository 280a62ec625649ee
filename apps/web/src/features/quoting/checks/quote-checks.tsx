'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  LoadQuoteVerificationStatusDocument,
  type LoadQuoteVerificationStatusQuery,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { printDay } from '../../shared/print-day.ts';
import { againWhileRunning, CheckList } from './check-list.tsx';

type Status = LoadQuoteVerificationStatusQuery['quote_verification_status'];

/** What vendors say of the people of a quote, person by person, and the way to ask again. */
export function QuoteChecks({ quoteId }: { quoteId: string }) {
  const t = useTranslations('staff.checks');
  const query = useRead(
    'agent',
    LoadQuoteVerificationStatusDocument,
    { quote_id: quoteId },
    { again: (data) => againWhileRunning(data?.quote_verification_status.verifications) },
  );
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('failed')}
      find={(data) => data.quote_verification_status}
      missing={null}
      notPermitted={<StaffNotPermitted />}
    >
      {({ verifications, violations }) => (
        <div className="flex flex-col gap-8">
          <section aria-label={t('title')}>
            <CheckList quoteId={quoteId} checks={verifications} />
          </section>
          {verifications.some(({ call_type, state }) => call_type === 'mvr' && state === 'done') && (
            <Violations violations={violations} checks={verifications} />
          )}
        </div>
      )}
    </QueryView>
  );
}

function Violations({ violations, checks }: { violations: Status['violations']; checks: Status['verifications'] }) {
  const t = useTranslations('staff.checks');
  return (
    <section className="flex flex-col gap-1">
      <h2 className="type-h3">{t('record')}</h2>
      {violations.length === 0 && <p className="text-ink-2">{t('clean')}</p>}
      <ol>
        {violations.map(({ entity_id, violation, date, counts }, index) => (
          <li
            key={`${entity_id} ${date} ${index}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className={counts ? 'font-semibold' : 'text-ink-2'}>{violation}</span>{' '}
              <span className="text-small text-ink-3">
                {checks.find((check) => check.entity_id === entity_id)?.name}
              </span>
            </span>
            <span className="text-small text-ink-2 tabular-nums">
              {printDay(date)} · {t(counts ? 'counts' : 'tooOld')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
