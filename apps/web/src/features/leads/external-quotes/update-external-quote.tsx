'use client';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UpdateExternalQuoteDocument } from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

type Subject = { readonly status: string; readonly external_id: string | null };
const outcomes = ['bound_elsewhere', 'declined'] as const;

function UpdateExternalQuote({ id, subject, open, onClose, onDone }: ActionDialogProps<Subject>) {
  const t = useTranslations('actions.update_external_quote');
  const [chosen, setChosen] = useState<string | null>(null);
  const [number, setNumber] = useState<string | null>(null);
  const operation = useOperation(UpdateExternalQuoteDocument, () => {
    onDone(t('done'));
    close();
  });
  function close() {
    setChosen(null);
    setNumber(null);
    onClose();
  }
  const known = outcomes.find((outcome) => outcome === subject.status);
  const status = chosen ?? known ?? outcomes[0];
  const typed = number ?? subject.external_id ?? '';
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => operation.mutate({ external_quote_id: id, status, external_id: typed })}
      operation={operation}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {open && (
        <>
          <RadioTiles
            id="external-outcome"
            name="status"
            label={t('outcome')}
            options={outcomes.map((value) => ({ value, label: t(value) }))}
            value={status}
            onChange={setChosen}
          />
          <Field id="external-number" label={t('number')}>
            {(control) => (
              <TextInput
                {...control}
                value={typed}
                maxLength={textLimits.reference}
                className="font-mono"
                onChange={(event) => setNumber(event.currentTarget.value)}
              />
            )}
          </Field>
        </>
      )}
    </OperationDialog>
  );
}

/** Says how it went with a carrier, and what it calls it. */
export const updateExternalQuote: Action<Subject> = {
  operation: 'update_external_quote',
  Dialog: UpdateExternalQuote,
};
