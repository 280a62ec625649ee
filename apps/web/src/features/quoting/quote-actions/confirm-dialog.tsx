'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/request-error.ts';
import { FormAlert } from '../../identity/form-alert.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  busy: boolean;
  error: unknown;
  copy: { title: string; effect: string; confirm: string; cancel: string };
};

/** Says what a decision does, and takes it or leaves it. */
export function ConfirmDialog({ open, onClose, onConfirm, busy, error, copy }: ConfirmDialogProps) {
  const t = useTranslations('staff.actions');
  const common = useTranslations('shell.common');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      effect={copy.effect}
      closeLabel={common('close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={busy} busyLabel={t('working')} onClick={onConfirm}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <FormAlert message={error ? (readableMessage(error) ?? t('failed')) : null} />
    </Dialog>
  );
}
