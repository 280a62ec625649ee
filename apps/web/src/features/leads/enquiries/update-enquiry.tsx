'use client';
import { enquiryStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UpdateEnquiryDocument } from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { useBadge } from '../../shared/statuses.ts';
import { enquiryLooks } from './enquiry-statuses.ts';

type Subject = { readonly status: string };

function UpdateEnquiry({ id, subject, open, onClose, onDone }: ActionDialogProps<Subject>) {
  const t = useTranslations('actions.update_enquiry');
  const badgeOf = useBadge(enquiryLooks);
  const [chosen, setChosen] = useState<string | null>(null);
  const operation = useOperation(UpdateEnquiryDocument, () => {
    onDone(t('done'));
    close();
  });
  function close() {
    setChosen(null);
    onClose();
  }
  // A new one was most likely just answered.
  const status = chosen ?? (subject.status === 'new' ? 'answered' : subject.status);
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => operation.mutate({ enquiry_id: id, status })}
      operation={operation}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {open && (
        <RadioTiles
          id="enquiry-status"
          name="status"
          label={t('status')}
          options={enquiryStatuses.map((value) => ({ value, label: badgeOf(value).label }))}
          value={status}
          onChange={setChosen}
          columns={3}
        />
      )}
    </OperationDialog>
  );
}

/** Says where an enquiry stands. */
export const updateEnquiry: Action<Subject> = { operation: 'update_enquiry', Dialog: UpdateEnquiry };
