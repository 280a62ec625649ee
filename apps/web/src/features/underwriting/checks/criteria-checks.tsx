'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  UnderwritingCriteriaByQuoteDocument,
  type UnderwritingCriteriaByQuoteQuery,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { againWhileRunning, CheckList } from '../../quoting/checks/check-list.tsx';
import { FoundIncidents } from './found-incidents.tsx';

type Criteria = UnderwritingCriteriaByQuoteQuery['underwriting_criteria_by_quote'];

/** What vendors know of the people on a quote, and what it says beside what was declared. */
export function CriteriaChecks({ quoteId }: { quoteId: string }) {
  const t = useTranslations('workbench.checks');
  const checks = useTranslations('staff.checks');
  const query = useRead(
    'agent',
    UnderwritingCriteriaByQuoteDocument,
    { quote_id: quoteId },
    { again: (data) => againWhileRunning(data?.underwriting_criteria_by_quote.verifications) },
  );
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-h3">{checks('title')}</h3>
      <QueryView
        query={query}
        shape="table"
        failed={checks('failed')}
        find={({ underwriting_criteria_by_quote: criteria }) => criteria}
        missing={null}
        notPermitted={<p className="text-ink-3">{t('notYours')}</p>}
      >
        {(criteria) => <Criteria criteria={criteria} />}
      </QueryView>
    </section>
  );
}

function Criteria({ criteria }: { criteria: Criteria }) {
  const t = useTranslations('workbench.checks');
  const { quote_id, verifications, findings, score, incidents, mvr_violations: violations } = criteria;
  return (
    <>
      <CheckList quoteId={quote_id} checks={verifications} />
      {findings.length > 0 && (
        <ul className="list-disc rounded-card bg-warning-tint py-2 pr-3 pl-8">
          {findings.map(({ code, message }) => (
            <li key={`${code} ${message}`} className="wrap-anywhere">
              {message}
            </li>
          ))}
        </ul>
      )}
      {score && (
        <div>
          <p className="font-semibold tabular-nums">{t('score', { score: score.score })}</p>
          <p className="text-small wrap-anywhere text-ink-2">{score.reasons.join(' · ')}</p>
        </div>
      )}
      <FoundIncidents incidents={incidents} violations={violations} />
    </>
  );
}
