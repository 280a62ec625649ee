'use client';
import { policyDurations } from '@roadworthy/core/products/vocabulary.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UpdatePolicyDurationDocument } from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

/** How long the term of a quote is, and which lengths its product offers, in months. */
export type TermSubject = { readonly durationMonths: number; readonly offeredMonths: readonly (number | null)[] };

function UpdatePolicyDuration({ id, subject, open, onClose, onDone }: ActionDialogProps<TermSubject>) {
  const t = useTranslations('actions.update_policy_duration');
  const { durationMonths, offeredMonths } = subject;
  const [chosen, setChosen] = useState<string | null>(null);
  const undo = useOperation(UpdatePolicyDurationDocument);
  const operation = useOperation(UpdatePolicyDurationDocument, () => {
    onDone(t('done', { count: Number(chosen) }), () =>
      undo.mutate({ quote_id: id, policy_duration_months: durationMonths }),
    );
    close();
  });

  function close() {
    setChosen(null);
    onClose();
  }

  const value = chosen ?? String(durationMonths);
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => operation.mutate({ quote_id: id, policy_duration_months: Number(value) })}
      operation={operation}
      effect={t('effect')}
      ready={value !== String(durationMonths)}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {open && (
        <RadioTiles
          id="policy-duration"
          name="policy_duration_months"
          label={t('term')}
          options={policyDurations
            .filter((months) => offeredMonths.includes(months))
            .map((months) => ({ value: String(months), label: t('months', { count: months }) }))}
          value={value}
          onChange={setChosen}
        />
      )}
    </OperationDialog>
  );
}

/** Makes the term of a quote 6 or 12 months long, with a way back. */
export const updatePolicyDuration: Action<TermSubject> = {
  operation: 'update_policy_duration',
  isAside: true,
  Dialog: UpdatePolicyDuration,
};
