'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  type CommissionPayeeFragment,
  type CommissionRunFragment,
  LoadCommissionRunsDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { useViewContext } from '../../shared/queue/use-queue.ts';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import type { Organization } from '../load-organization/organization.ts';
import { CommissionAccounts } from './commission-accounts.tsx';
import { ApproveRun, MakeRun, PayRun, SendRun, WithdrawRun } from './run-dialogs.tsx';

const looks = {
  made: 'warning',
  approved: 'info',
  sending: 'info',
  sent: 'info',
  paid: 'success',
  withdrawn: 'neutral',
} as const;

/** What commission was and is to be paid to an organization, run by run. */
export function CommissionRuns({ organization: { organization_id: id, archived } }: { organization: Organization }) {
  const t = useTranslations('workbench.commissionRuns');
  const query = useRead('people', LoadCommissionRunsDocument, { organization_id: id });
  const { today } = useViewContext();
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-measure text-ink-2">{t('lead')}</p>
      {archived === null && (
        <DialogButton dialog={MakeRun} id={id} subject={{ today }} tone="primary" className="self-start">
          {t('make')}
        </DialogButton>
      )}
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={(data) => data}
        missing={null}
        notPermitted={null}
      >
        {({ commission_runs: runs, commission_payees: payees }) => (
          <>
            {archived === null && <CommissionAccounts organizationId={id} payees={payees} />}
            {runs.length === 0 ? (
              <EmptyState title={t('none')} body={t('noneBody')} />
            ) : (
              <ul aria-label={t('title')} className="flex flex-col">
                {runs.map((run) => (
                  <Run
                    key={run.commission_run_id}
                    run={run}
                    account={payees.find(
                      ({ currency, account_verified: verified }) => currency === run.currency && verified !== null,
                    )}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

type RunProps = { run: CommissionRunFragment; account: CommissionPayeeFragment | undefined };

function Run({ run, account }: RunProps) {
  const t = useTranslations('workbench.commissionRuns');
  const dayOf = useDayOfInstant();
  const locale = useLocale();
  const self = useSession().data?.sub;
  const pays = useMay('commission:pay');
  const { commission_run_id: id, status, currency, payable, made_by_name, approved, approved_by_name, paid } = run;
  const month = run.through_month.slice(0, 7);
  const money = (cents: number) => moneyText(cents, currency);
  const isOwn = run.made_by === self;
  const known = ownValue(looks, status) ? (status as keyof typeof looks) : 'withdrawn';
  const steps = [
    t('madeBy', { name: made_by_name, day: dayOf(run.created) }),
    approved === null ? null : t('approvedBy', { name: approved_by_name ?? '', day: dayOf(approved) }),
    run.account_last_four === null ? null : t('sentTo', { digits: run.account_last_four }),
    paid === null
      ? null
      : t('paidBy', { name: run.paid_by_name ?? '', day: dayOf(paid), reference: run.reference ?? '' }),
  ];
  const file = `/api/v1/commission-runs/${id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{t('through', { month })}</span>
          <StatusBadge tone={looks[known]} label={t(`status.${known}`)} />
        </p>
        <p className="tabular-nums">
          <strong>{money(payable)}</strong>{' '}
          <span className="text-ink-2">{t('sums', { earned: money(run.earned), back: money(run.clawed_back) })}</span>
        </p>
        <p className="text-small wrap-anywhere text-ink-3">{steps.filter(Boolean).join(' · ')}</p>
        {status === 'approved' && run.failure !== null && (
          <p className="text-small text-danger">{t('transferFailed', { reason: run.failure })}</p>
        )}
        {status === 'made' && pays && isOwn && <p className="text-small text-ink-2">{t('ownRun')}</p>}
        <p className="flex flex-wrap gap-x-4">
          <a
            className="link inline-flex min-h-7 items-center"
            href={`${file}/statement?locale=${locale}`}
            aria-label={t('pdfOf', { month })}
          >
            {t('pdf')}
          </a>
          <a
            className="link inline-flex min-h-7 items-center"
            href={`${file}/lines`}
            aria-label={t('csvOf', { month })}
          >
            {t('csv')}
          </a>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {status === 'made' && pays && !isOwn && (
          <DialogButton dialog={ApproveRun} id={id} subject={run} size="small" tone="primary">
            {t('approve')}
          </DialogButton>
        )}
        {status === 'approved' && pays && account && (
          <DialogButton
            dialog={SendRun}
            id={id}
            subject={{ run, digits: account.account_last_four }}
            size="small"
            tone="primary"
          >
            {t('send')}
          </DialogButton>
        )}
        {status === 'approved' && pays && (
          <DialogButton dialog={PayRun} id={id} subject={run} size="small" {...(!account && { tone: 'primary' })}>
            {t('pay')}
          </DialogButton>
        )}
        {(status === 'made' || status === 'approved') && (
          <DialogButton dialog={WithdrawRun} id={id} subject={run} size="small">
            {t('withdraw')}
          </DialogButton>
        )}
      </div>
    </li>
  );
}
