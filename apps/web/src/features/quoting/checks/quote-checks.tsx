'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/request-error.ts';
import type { RequestKind } from '../../../data/role-for-kind.ts';
import { useRead } from '../../../data/use-read.ts';
import { useSession } from '../../../data/use-session.ts';
import {
  LoadQuoteVerificationStatusDocument,
  type LoadQuoteVerificationStatusQuery,
  RunVerificationDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';

type Status = LoadQuoteVerificationStatusQuery['quote_verification_status'];
type Check = Status['verifications'][number];
type QuoteChecksProps = { quoteId: string; kind?: RequestKind };

const tones: Readonly<Record<string, Tone>> = { done: 'success', running: 'info', errored: 'danger' };
const isRunning = (status: Status | undefined) => status?.verifications.some(({ state }) => state === 'running');

/** What vendors say of the people of a quote, person by person, and the way to ask again. */
export function QuoteChecks({ quoteId, kind = 'agent' }: QuoteChecksProps) {
  const t = useTranslations('staff.checks');
  const query = useRead(
    kind,
    LoadQuoteVerificationStatusDocument,
    { quote_id: quoteId },
    { again: (data) => (isRunning(data?.quote_verification_status) ? 3_000 : false) },
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
            {verifications.length === 0 && <p className="text-ink-2">{t('none')}</p>}
            <ul>
              {verifications.map((check) => (
                <CheckOfPerson
                  key={`${check.call_type} ${check.entity_id}`}
                  check={check}
                  quoteId={quoteId}
                  kind={kind}
                />
              ))}
            </ul>
          </section>
          {verifications.some(({ call_type, state }) => call_type === 'mvr' && state === 'done') && (
            <Violations violations={violations} checks={verifications} />
          )}
        </div>
      )}
    </QueryView>
  );
}

function CheckOfPerson({ check, quoteId, kind }: { check: Check; quoteId: string; kind: RequestKind }) {
  const t = useTranslations('staff.checks');
  const instant = useInstant();
  const mayRun = useSession().data?.permissions.includes('verification:run') ?? false;
  const run = useOperation(RunVerificationDocument, undefined, { kind });
  const { call_type, entity_id, state, status, fetched, error, askable, name } = check;
  const verb = t(state === 'missing' ? 'run' : 'runAgain');
  const ask = () => run.mutate({ quote_id: quoteId, call_type, entity_id });
  const label = status === 'no_hit' && state === 'done' ? t('state.no_hit') : t(`state.${state as 'done'}`);
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{t(`kind.${call_type as 'mvr'}`)}</p>
          <p className="text-small text-ink-2">
            {fetched === null ? name : t('checkedAt', { name, when: instant(fetched).absolute })}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <StatusBadge tone={tones[state] ?? 'neutral'} label={label} />
          {mayRun && (
            <Button
              size="small"
              tone="quiet"
              busy={run.isPending}
              busyLabel={t('asking')}
              disabled={!askable || state === 'running'}
              aria-label={`${verb}: ${t('runFor', { kind: t(`kind.${call_type as 'mvr'}`), name })}`}
              onClick={ask}
            >
              {verb}
            </Button>
          )}
        </div>
      </div>
      {!askable && state === 'missing' && <p className="text-small text-ink-3">{t('notAskable')}</p>}
      {state === 'errored' && error !== null && <p className="text-small text-danger">{error}</p>}
      <FormAlert message={run.error ? readableMessage(run.error) : null} />
    </li>
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
