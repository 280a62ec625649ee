'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import type { RequestKind } from '../../../../data/session/role-for-kind.ts';
import { ExportRunView } from './export-run-view.tsx';

/** A list that is written in the worker, because it is long; it goes on when the dialog is closed. */
export function ExportRunDialog({ id, kind, onClose }: { id: string; kind: RequestKind; onClose: () => void }) {
  const t = useTranslations('queue');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('files.one')}
      effect={t('files.goesOn')}
      closeLabel={t('close')}
      actions={
        <>
          <AppLink href={`/agents/exports?id=${id}`} className="text-link">
            {t('files.all')}
          </AppLink>
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <ExportRunView id={id} kind={kind} />
    </Dialog>
  );
}
