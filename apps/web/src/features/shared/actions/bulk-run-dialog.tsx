'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { StartBulkRunDocument } from '../../../generated/documents.ts';
import { BulkRunView } from '../bulk-run/bulk-run-view.tsx';
import type { AnyList } from '../queue/queue-list.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { useOperation } from './use-operation.ts';

type BulkRunDialogProps = {
  list: AnyList;
  /** What is done to the rows of the filter, and the operation's other arguments. */
  asked: { readonly action: string; readonly where: unknown; readonly given: Readonly<Record<string, unknown>> };
  copy: { title: string; effect: string; confirm: string };
  onClose: () => void;
  /** False while something in `children` is still missing. */
  ready: boolean;
  /** What is to be chosen first. */
  children?: ReactNode;
};

/** Asks once, has it done to all rows that match, and shows how far that is; it goes on when the dialog is closed. */
export function BulkRunDialog({ list, asked: requested, copy, onClose, ready, children }: BulkRunDialogProps) {
  const t = useTranslations('queue');
  const [runId, setRunId] = useState<string | null>(null);
  const operation = useOperation(
    StartBulkRunDocument,
    ({ start_bulk_run: run }) => setRunId(run?.bulk_run_id ?? null),
    { kind: list.kind, rereads: [] },
  );
  if (runId !== null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={copy.title}
        effect={t('runs.goesOn')}
        closeLabel={t('close')}
        actions={
          <>
            <AppLink href={`/agents/bulk?id=${runId}`} className="text-link">
              {t('runs.all')}
            </AppLink>
            <Button onClick={onClose}>{t('close')}</Button>
          </>
        }
      >
        <BulkRunView id={runId} kind={list.kind} />
      </Dialog>
    );
  }
  return (
    <OperationDialog
      open
      onClose={onClose}
      onConfirm={() => operation.mutate({ table: list.table, ...requested })}
      operation={operation}
      effect={copy.effect}
      ready={ready}
      isAside
      copy={{ title: copy.title, confirm: copy.confirm, cancel: t('cancel') }}
    >
      {children}
    </OperationDialog>
  );
}
