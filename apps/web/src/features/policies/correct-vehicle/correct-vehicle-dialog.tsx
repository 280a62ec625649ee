'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { UpdatePolicyVehicleFniDocument } from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

/** What the dialog knows of the policy beside its key. */
export type VehiclesSubject = {
  readonly vehicles: readonly { readonly vehicleId: string; readonly name: string; readonly vin: string | null }[];
};

type Provided = { readonly vehicleId?: string; readonly vin?: string };

/** Correcting the number of a vehicle, and nothing that was priced. */
export function CorrectVehicleDialog({ id, subject, open, onClose, onDone }: ActionDialogProps<VehiclesSubject>) {
  const t = useTranslations('actions.update_policy_vehicle_fni');
  const [provided, setInput] = useState<Provided>({});
  const close = () => {
    setInput({});
    onClose();
  };
  const operation = useOperation(
    UpdatePolicyVehicleFniDocument,
    () => {
      onDone(t('done'));
      close();
    },
    { kind: 'agent' },
  );
  const { vehicles } = subject;
  const vehicle = vehicles.find(({ vehicleId }) => vehicleId === provided.vehicleId) ?? vehicles[0];
  const vin = provided.vin ?? vehicle?.vin ?? '';
  const problem = operation.error instanceof RequestError ? operation.error : null;
  const isOfVin = problem?.field === 'vin';
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => operation.mutate({ policy_id: id, vehicle_id: vehicle?.vehicleId ?? '', vin })}
      operation={{ ...operation, error: isOfVin ? null : operation.error }}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {vehicles.length > 1 && (
        <Field label={t('vehicle')}>
          {(control) => (
            <SelectInput
              {...control}
              value={vehicle?.vehicleId ?? ''}
              options={vehicles.map(({ vehicleId, name }) => ({ value: vehicleId, label: name }))}
              onChange={({ currentTarget: { value } }) => setInput({ vehicleId: value })}
            />
          )}
        </Field>
      )}
      <Field label={t('vin')} error={isOfVin ? readableMessage(problem) : undefined}>
        {(control) => (
          <TextInput
            {...control}
            className="font-mono"
            autoComplete="off"
            spellCheck={false}
            maxLength={24}
            value={vin}
            onChange={({ currentTarget: { value } }) => setInput((known) => ({ ...known, vin: value }))}
          />
        )}
      </Field>
    </OperationDialog>
  );
}
