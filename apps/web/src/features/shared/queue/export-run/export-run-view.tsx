'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { RequestKind } from '../../../../data/session/role-for-kind.ts';
import { useRead } from '../../../../data/requests/use-read.ts';
import {
  CancelExportRunDocument,
  type ExportRunRowFragment,
  LoadExportRunDocument,
  ResumeExportRunDocument,
} from '../../../../generated/documents.ts';
import { QueryView } from '../../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../../shell/staff/staff-not-permitted.tsx';
import { useOperation } from '../../actions/use-operation.ts';
import { runLooks } from '../../bulk-run/run-statuses.ts';
import { useBadge } from '../../statuses.ts';
import { useInstant } from '../../use-instant.ts';

const isUnderWay = ({ status }: Pick<ExportRunRowFragment, 'status'>) => status === 'queued' || status === 'running';
const againMs = 1_500;

/** Where whoever asked for a file opens it. */
const addressOf = (id: string) => `/api/v1/exports/${id}`;

/** How far a file is that is written in the worker, and the way to it. */
export function ExportRunView({ id, kind }: { id: string; kind: RequestKind }) {
  const t = useTranslations('queue.files');
  const query = useRead(
    kind,
    LoadExportRunDocument,
    { id },
    { again: (data) => (data?.export_runs_by_pk && isUnderWay(data.export_runs_by_pk) ? againMs : false) },
  );
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={({ export_runs_by_pk: run, abilities }) => run && { run, abilities }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted />}
    >
      {({ run, abilities }) => (
        <div className="flex flex-col gap-4">
          <Progress run={run} />
          <div className="flex flex-wrap gap-2">
            {run.status === 'done' && run.removed === null && (
              <LinkButton href={addressOf(id)} download>
                {t('open')}
              </LinkButton>
            )}
            <RunButtons id={id} kind={kind} abilities={abilities} />
          </div>
        </div>
      )}
    </QueryView>
  );
}

function Progress({ run }: { run: ExportRunRowFragment & { failure: string | null } }) {
  const t = useTranslations('queue.files');
  const runs = useTranslations('queue.runs');
  const format = useFormatter();
  const instant = useInstant();
  const badgeOf = useBadge(runLooks);
  const { done, total, failure, byte_size: bytes } = run;
  const size = format.number((bytes ?? 0) / 1_048_576, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <div className="flex flex-col gap-2">
      <StatusBadge {...badgeOf(run.status)} />
      <progress
        aria-label={run.file_name}
        {...(run.status === 'done'
          ? { max: 1, value: 1 }
          : total === null
            ? {}
            : { max: Math.max(total, 1), value: done })}
        className="h-2 w-full accent-primary"
      />
      <p role="status" className="tabular-nums">
        {t('written', { count: done })}
      </p>
      {run.status === 'done' && (
        <p className="text-ink-2">
          {run.removed === null ? t('stored', { size, until: instant(run.expires).absolute }) : t('removed')}
        </p>
      )}
      {failure !== null && (
        <p className="text-danger">{failure === 'role_not_held' ? runs('roleNotHeld') : t('broke')}</p>
      )}
    </div>
  );
}

type RunButtonsProps = {
  id: string;
  kind: RequestKind;
  abilities: readonly { readonly operation: string; readonly allowed: boolean }[];
};

function RunButtons({ id, kind, abilities }: RunButtonsProps) {
  const t = useTranslations('queue.files');
  const busyLabel = useTranslations('shell.common')('working');
  const options = { kind, rereads: [kind], refusesInBar: true } as const;
  const cancelling = useOperation(CancelExportRunDocument, undefined, options);
  const resuming = useOperation(ResumeExportRunDocument, undefined, options);
  const may = (operation: string) => abilities.some((one) => one.operation === operation && one.allowed);
  return (
    <>
      {may('cancel_export_run') && (
        <Button tone="quiet" busy={cancelling.isPending} {...{ busyLabel }} onClick={() => cancelling.mutate({ id })}>
          {t('cancel')}
        </Button>
      )}
      {may('resume_export_run') && (
        <Button busy={resuming.isPending} {...{ busyLabel }} onClick={() => resuming.mutate({ id })}>
          {t('resume')}
        </Button>
      )}
    </>
  );
}
