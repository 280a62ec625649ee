'use client';
import { UpdatePolicyVehicleFniDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';

/** What the dialog knows of the policy beside its key. */
export type VehiclesSubject = {
  readonly vehicles: readonly { readonly vehicleId: string; readonly name: string; readonly vin: string | null }[];
};

/** Correcting the number of a vehicle, and nothing that was priced. */
export const CorrectVehicleDialog = formDialog<VehiclesSubject>()({
  words: 'actions.update_policy_vehicle_fni',
  document: UpdatePolicyVehicleFniDocument,
  begin({ subject: { vehicles }, typed }) {
    const vehicle = vehicles.find(({ vehicleId }) => vehicleId === typed['vehicle_id']) ?? vehicles[0];
    return { vehicle_id: vehicle?.vehicleId ?? '', vin: vehicle?.vin ?? '' };
  },
  fields: ({ t, subject: { vehicles } }) => [
    vehicles.length > 1 &&
      selectField('vehicle_id', {
        label: t('vehicle'),
        options: vehicles.map(({ vehicleId, name }) => ({ value: vehicleId, label: name })),
        resets: ['vin'],
      }),
    lineField('vin', { label: t('vin'), maxLength: 24, isCode: true }),
  ],
  input: ({ id, values }) => ({ policy_id: id, ...values }),
});
