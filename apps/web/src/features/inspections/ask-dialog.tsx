'use client';
import { mostInspectionDays } from '@roadworthy/core/inspections/vocabulary.ts';
import { addDays, dayInZone } from '@roadworthy/core/shared/day.ts';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../data/request-error.ts';
import { AskPolicyInspectionDocument } from '../../generated/documents.ts';
import { OperationDialog } from '../shared/actions/operation-dialog.tsx';
import { useOperation } from '../shared/actions/use-operation.ts';

type AskDialogProps = {
  policyId: string;
  timeZone: string;
  /** The vehicles of which no photos are asked for now. */
  vehicles: readonly { readonly id: string; readonly name: string }[];
  open: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
};

const usualDays = 14;

/** Asking for photographs of a vehicle: which one, until when, and why. */
export function AskDialog({ policyId, timeZone, vehicles, open, onClose, onDone }: AskDialogProps) {
  const t = useTranslations('policyParts.photos');
  const [today] = useState(() => dayInZone(new Date(), timeZone));
  const [provided, setInput] = useState({ vehicle: '', due: '', reason: '' });
  const patch = (changes: Partial<typeof provided>) => setInput((known) => ({ ...known, ...changes }));
  const close = () => {
    setInput({ vehicle: '', due: '', reason: '' });
    onClose();
  };
  const operation = useOperation(AskPolicyInspectionDocument, () => {
    onDone(t('askedDone'));
    close();
  });
  const problem = operation.error instanceof RequestError ? operation.error : null;
  const under = (field: string) => (problem?.field === field ? readableMessage(problem) : undefined);
  const vehicle = provided.vehicle || (vehicles[0]?.id ?? '');
  const due = provided.due || addDays(today, usualDays);
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() =>
        operation.mutate({ policy_id: policyId, vehicle_id: vehicle, due_date: due, reason: provided.reason })
      }
      operation={{ ...operation, error: problem?.field === undefined ? operation.error : null }}
      effect={t('askEffect')}
      copy={{ title: t('ask'), confirm: t('askConfirm'), cancel: t('notNow') }}
    >
      <Field label={t('vehicle')} error={under('vehicle_id')}>
        {(control) => (
          <SelectInput
            {...control}
            value={vehicle}
            options={vehicles.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget: { value } }) => patch({ vehicle: value })}
          />
        )}
      </Field>
      <Field label={t('due')} error={under('due_date')}>
        {(control) => (
          <NearDate
            {...control}
            value={due}
            min={addDays(today, 1)}
            max={addDays(today, mostInspectionDays)}
            onChange={({ currentTarget: { value } }) => patch({ due: value })}
          />
        )}
      </Field>
      <Field label={t('whyLabel')} hint={t('whyHint')} error={under('reason')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={textLimits.reason}
            value={provided.reason}
            onChange={({ currentTarget: { value } }) => patch({ reason: value })}
          />
        )}
      </Field>
    </OperationDialog>
  );
}
