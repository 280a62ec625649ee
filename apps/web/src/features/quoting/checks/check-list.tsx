'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { type PersonCheckFragment, RunVerificationDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { tabAddress } from '../../shared/queue/record/tab-address.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { checkState } from './check-state.ts';

/** Milliseconds until the next look while a vendor is being asked. */
const soon = 2_000;

/** When checks are looked at again: soon while one of them is under way. */
export const againWhileRunning = (checks: readonly PersonCheckFragment[] | undefined): number | false =>
  checks?.some(({ state }) => state === 'running') ? soon : false;

type CheckListProps = { quoteId: string; checks: readonly PersonCheckFragment[] };

/** The checks of a quote, person by person: how each stands, its record, and the way to ask the vendor again. */
export function CheckList({ quoteId, checks }: CheckListProps) {
  const t = useTranslations('staff.checks');
  if (checks.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <ul>
      {checks.map((check) => (
        <Check key={`${check.call_type} ${check.entity_id}`} quoteId={quoteId} check={check} />
      ))}
    </ul>
  );
}

function Check({ quoteId, check }: { quoteId: string; check: PersonCheckFragment }) {
  const t = useTranslations('staff.checks');
  const common = useTranslations('shell.common');
  const instant = useInstant();
  const permissions = useSession().data?.permissions ?? [];
  const list = useSearchParams().get('list');
  const run = useOperation(RunVerificationDocument);
  const { entity_id, call_type, askable, required, fetched, error, name } = check;
  const { state, tone } = checkState(check);
  const kind = useLabels()('verification', call_type);
  const verb = t(state === 'missing' ? 'run' : 'runAgain');
  return (
    <li className="flex flex-col gap-1 border-b border-line py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{kind}</p>
          <p className="text-small text-ink-2">
            {fetched === null ? name : t('checkedAt', { name, when: instant(fetched).absolute })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge tone={tone} label={t(`state.${state}`)} />
          {call_type === 'mvr' && state === 'done' && permissions.includes('mvr:read') && (
            <AppLink
              className="link inline-flex min-h-8 items-center"
              href={tabAddress(`/underwriting/drivers/${entity_id}`, null, list)}
              aria-label={t('openNamed', { name })}
            >
              {t('open')}
            </AppLink>
          )}
          {permissions.includes('verification:run') && (
            <Button
              size="small"
              tone="quiet"
              busy={run.isPending}
              busyLabel={t('asking')}
              disabled={!askable || state === 'running'}
              aria-label={common('named', { label: verb, value: t('of', { kind: kind ?? '', name }) })}
              onClick={() => run.mutate({ quote_id: quoteId, call_type, entity_id })}
            >
              {verb}
            </Button>
          )}
        </div>
      </div>
      {!required && <p className="text-small text-ink-3">{t('notRequired')}</p>}
      {!askable && state === 'missing' && <p className="text-small text-ink-3">{t('notAskable')}</p>}
      {state === 'errored' && error !== null && <p className="text-small wrap-anywhere text-danger">{error}</p>}
      <FormAlert message={run.error ? readableMessage(run.error) : null} />
    </li>
  );
}
