'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  CancelBulkRunDocument,
  LoadBulkRunDocument,
  type LoadBulkRunQuery,
  ResumeBulkRunDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useOperation } from '../actions/use-operation.ts';
import { ExportBulkRun } from './export-bulk-run.tsx';
import { RefusedRows } from './refused-rows.tsx';
import type { Run, RunProps } from './run-props.ts';
import { runLooks } from './run-statuses.ts';
import { titleOfRun } from './title-of-run.ts';
import { useBadge } from '../statuses.ts';

const isUnderWay = ({ status }: Pick<Run, 'status'>) => status === 'queued' || status === 'running';
const againMs = 1_500;

/** How far something is that is done to all rows that matched, and what came of it. */
export function BulkRunView({ id, kind }: { id: string; kind: RequestKind }) {
  const t = useTranslations('queue.runs');
  const query = useRead(
    kind,
    LoadBulkRunDocument,
    { id },
    { again: (data) => (data?.bulk_runs_by_pk && isUnderWay(data.bulk_runs_by_pk) ? againMs : false) },
  );
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={({ bulk_runs_by_pk: run, abilities }) => run && { run, abilities }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted />}
    >
      {({ run, abilities }) => (
        <div className="flex flex-col gap-4">
          <Progress run={run} />
          <RunButtons run={run} kind={kind} abilities={abilities} />
          {run.refused > 0 && <RefusedRows run={run} kind={kind} />}
          {!isUnderWay(run) && <ExportBulkRun run={run} kind={kind} />}
        </div>
      )}
    </QueryView>
  );
}

function Progress({ run }: { run: Run }) {
  const t = useTranslations('queue.runs');
  const badgeOf = useBadge(runLooks);
  const all = useTranslations();
  const { done, refused, total, failure } = run;
  return (
    <div className="flex flex-col gap-2">
      <StatusBadge {...badgeOf(run.status)} />
      <progress
        aria-label={titleOfRun(run, all)}
        max={total}
        value={done + refused}
        className="h-2 w-full accent-primary"
      />
      <p role="status" className="tabular-nums">
        {t('counts', { done, refused, left: total - done - refused })}
      </p>
      {failure !== null && <p className="text-danger">{t(failure === 'role_not_held' ? 'roleNotHeld' : 'broke')}</p>}
    </div>
  );
}

function RunButtons({ run, kind, abilities }: RunProps & { abilities: LoadBulkRunQuery['abilities'] }) {
  const t = useTranslations('queue.runs');
  const common = useTranslations('shell.common');
  const options = { kind, rereads: [kind], refusesInBar: true } as const;
  const cancelling = useOperation(CancelBulkRunDocument, undefined, options);
  const resuming = useOperation(ResumeBulkRunDocument, undefined, options);
  const may = (operation: string) => abilities.some((one) => one.operation === operation && one.allowed);
  const variables = { id: run.bulk_run_id };
  const busyLabel = common('working');
  return (
    <div className="flex flex-wrap gap-2">
      {may('cancel_bulk_run') && (
        <Button
          tone="quiet"
          busy={cancelling.isPending}
          busyLabel={busyLabel}
          onClick={() => cancelling.mutate(variables)}
        >
          {t('cancel')}
        </Button>
      )}
      {may('resume_bulk_run') && (
        <Button busy={resuming.isPending} busyLabel={busyLabel} onClick={() => resuming.mutate(variables)}>
          {t('resume')}
        </Button>
      )}
    </div>
  );
}
