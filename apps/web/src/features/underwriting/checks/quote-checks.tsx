'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import { useSession } from '../../../data/use-session.ts';
import {
  type PersonCheckFragment,
  RunVerificationDocument,
  UnderwritingCriteriaByQuoteDocument,
  type UnderwritingCriteriaByQuoteQuery,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { checkState } from './check-state.ts';
import { FoundIncidents } from './found-incidents.tsx';

type Criteria = UnderwritingCriteriaByQuoteQuery['underwriting_criteria_by_quote'];
/** Milliseconds until the next look while a vendor is being asked. */
const soon = 2_000;

/** What vendors know of the people on a quote, and what it says beside what was declared. */
export function QuoteChecks({ quoteId }: { quoteId: string }) {
  const t = useTranslations('workbench.checks');
  const query = useRead(
    'agent',
    UnderwritingCriteriaByQuoteDocument,
    { quote_id: quoteId },
    {
      again: (data) =>
        data?.underwriting_criteria_by_quote.verifications.some(({ state }) => state === 'running') ? soon : false,
    },
  );
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-h3">{t('title')}</h3>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={({ underwriting_criteria_by_quote: criteria }) => criteria}
        missing={null}
        notPermitted={<p className="text-ink-3">{t('notYours')}</p>}
      >
        {(criteria) => <Checks criteria={criteria} />}
      </QueryView>
    </section>
  );
}

function Checks({ criteria }: { criteria: Criteria }) {
  const t = useTranslations('workbench.checks');
  const { verifications, findings, score, incidents, mvr_violations: violations } = criteria;
  return (
    <>
      {verifications.length === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <ul>
          {verifications.map((check) => (
            <Check key={`${check.entity_id} ${check.call_type}`} quoteId={criteria.quote_id} check={check} />
          ))}
        </ul>
      )}
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

function Check({ quoteId, check }: { quoteId: string; check: PersonCheckFragment }) {
  const t = useTranslations('workbench.checks');
  const kinds = useTranslations('workbench.product.verification');
  const instant = useInstant();
  const session = useSession().data;
  const run = useOperation(RunVerificationDocument);
  const { state, tone } = checkState(check);
  const kind = (['mvr', 'frs', 'tas'] as const).find((one) => one === check.call_type) ?? 'tas';
  const what = t('of', { kind: kinds(kind), name: check.name });
  const mayRun = session?.permissions.includes('verification:run') ?? false;
  const mayOpen = kind === 'mvr' && state === 'done' && (session?.permissions.includes('mvr:read') ?? false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0">
        <p className="font-medium">{what}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3">
          <StatusBadge tone={tone} label={t(`state.${state}`)} />
          {check.fetched && instant(check.fetched).absolute}
          {check.error && <span className="wrap-anywhere text-danger">{check.error}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {mayOpen && (
          <AppLink
            className="link inline-flex min-h-8 items-center"
            href={`/underwriting/drivers/${check.entity_id}`}
            aria-label={t('openNamed', { name: check.name })}
          >
            {t('open')}
          </AppLink>
        )}
        {mayRun && state !== 'running' && (check.askable || state !== 'missing') && (
          <Button
            size="small"
            tone="quiet"
            busy={run.isPending}
            busyLabel={t('asking')}
            onClick={() => run.mutate({ quote_id: quoteId, call_type: kind, entity_id: check.entity_id })}
          >
            <span aria-hidden>{t(state === 'missing' ? 'run' : 'again')}</span>
            <span className="sr-only">{t(state === 'missing' ? 'runNamed' : 'againNamed', { what })}</span>
          </Button>
        )}
        {mayRun && state === 'missing' && !check.askable && (
          <span className="text-small text-ink-3">{t('notAskable')}</span>
        )}
      </div>
      <FormAlert message={run.error ? readableMessage(run.error) : null} />
    </li>
  );
}
