'use client';
import { incidentKinds } from '@roadworthy/core/quoting/vocabulary.ts';
import { useTranslations } from 'next-intl';
import type { RecordedViolationFragment, UnderwritingCriteriaByQuoteQuery } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { countsOf } from '../../quoting/checks/check-state.ts';

type Incidents = UnderwritingCriteriaByQuoteQuery['underwriting_criteria_by_quote']['incidents'];
type FoundIncidentsProps = { incidents: Incidents; violations: readonly RecordedViolationFragment[] };

/** What each driver declared beside what their record shows, and each entry of the records. */
export function FoundIncidents({ incidents, violations }: FoundIncidentsProps) {
  const t = useTranslations('workbench.checks');
  const kinds = useTranslations('workbench.checks.kind');
  return (
    <>
      {incidents.map(({ entity_id, name, declared, found }) => {
        const [input, seen] = [countsOf(declared), countsOf(found)];
        const own = violations.filter((one) => one.entity_id === entity_id);
        const rows = incidentKinds.filter((kind) => (input?.[kind] ?? 0) > 0 || (seen?.[kind] ?? 0) > 0);
        // Of whom nothing was declared and no record is asked for there is nothing to compare.
        if (seen === null && rows.length === 0) return null;
        return (
          <section key={entity_id} className="rounded-card border border-line p-3">
            <h4 className="font-semibold">{name}</h4>
            {seen === null && <p className="text-small text-ink-3">{t('noRecord')}</p>}
            {seen !== null && rows.length === 0 && <p className="text-small text-ink-2">{t('clean')}</p>}
            {rows.length > 0 && (
              <table className="mt-1 w-full text-small">
                <thead>
                  <tr className="text-left text-ink-3">
                    <th scope="col" className="font-normal">
                      {t('what')}
                    </th>
                    <th scope="col" className="text-right font-normal">
                      {t('declared')}
                    </th>
                    <th scope="col" className="text-right font-normal">
                      {t('found')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((kind) => {
                    const differs = input !== null && seen !== null && (input[kind] ?? 0) !== (seen[kind] ?? 0);
                    return (
                      <tr key={kind} className="border-t border-line">
                        <th scope="row" className="py-1 text-left font-normal">
                          {kinds(kind)}
                        </th>
                        <td className="text-right tabular-nums">{input === null ? '–' : (input[kind] ?? 0)}</td>
                        <td className={`text-right tabular-nums ${differs ? 'font-semibold text-danger' : ''}`}>
                          {seen === null ? '–' : (seen[kind] ?? 0)}
                          {differs && <span className="sr-only"> {t('differs')}</span>}
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            )}
            {own.length > 0 && (
              <ul className="mt-2 flex flex-col gap-1 text-small">
                {own.map(({ violation, date, counts }) => (
                  <li key={`${date} ${violation}`} className={counts ? '' : 'text-ink-3'}>
                    <span className="tabular-nums">{printDay(date)}</span> {violation}
                    {!counts && <span> ({t('tooOld')})</span>}
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </>
  );
}
