'use client';
import { UpdatePolicyVehicleFniDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';

/** What a vehicle is called, as the policy says it now; a length in feet. */
type CalledVehicle = {
  readonly vehicleId: string;
  readonly name: string;
  readonly vin: string | null;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly floorplan: string | null;
  readonly length: number | string | null;
};

/** What the dialog knows of the policy beside its key. */
export type VehiclesSubject = { readonly vehicles: readonly CalledVehicle[] };

const fields = ['vin', 'year', 'make', 'model', 'floorplan', 'length'] as const;

/** The names of the fields, under those of the operation's refusals. */
const paths = {
  vin: 'vehicle.vin',
  year: 'vehicle.year',
  make: 'vehicle.make',
  model: 'vehicle.model',
  floorplan: 'vehicle.floorplan',
  length: 'vehicle.length',
} as const;

const textOf = (vehicle: CalledVehicle | undefined, name: (typeof fields)[number]): string =>
  String(vehicle?.[name] ?? '');

const chosen = (vehicles: readonly CalledVehicle[], id: unknown) =>
  vehicles.find(({ vehicleId }) => vehicleId === id) ?? vehicles[0];

/** Correcting what a vehicle is called, where that moves no price. */
export const CorrectVehicleDialog = formDialog<VehiclesSubject>()({
  words: 'actions.update_policy_vehicle_fni',
  document: UpdatePolicyVehicleFniDocument,
  begin({ subject: { vehicles }, typed }) {
    const vehicle = chosen(vehicles, typed['vehicle_id']);
    return {
      vehicle_id: vehicle?.vehicleId ?? '',
      [paths.vin]: textOf(vehicle, 'vin'),
      [paths.year]: textOf(vehicle, 'year'),
      [paths.make]: textOf(vehicle, 'make'),
      [paths.model]: textOf(vehicle, 'model'),
      [paths.floorplan]: textOf(vehicle, 'floorplan'),
      [paths.length]: textOf(vehicle, 'length'),
    };
  },
  fields: ({ t, subject: { vehicles } }) => [
    vehicles.length > 1 &&
      selectField('vehicle_id', {
        label: t('vehicle'),
        options: vehicles.map(({ vehicleId, name }) => ({ value: vehicleId, label: name })),
        resets: Object.values(paths),
      }),
    lineField(paths.vin, { label: t('vin'), maxLength: 24, isCode: true }),
    lineField(paths.year, { label: t('year'), maxLength: 4 }),
    lineField(paths.make, { label: t('make') }),
    lineField(paths.model, { label: t('model') }),
    lineField(paths.floorplan, { label: t('floorplan') }),
    lineField(paths.length, { label: t('length'), maxLength: 6 }),
  ],
  input({ id, subject: { vehicles }, values }) {
    const vehicle = chosen(vehicles, values.vehicle_id);
    const changed = fields.filter((name) => values[paths[name]].trim() !== textOf(vehicle, name));
    const sent = Object.fromEntries(
      changed.map((name) => [name, name === 'year' ? Number(values[paths[name]]) : values[paths[name]].trim()]),
    );
    return { policy_id: id, vehicle_id: values.vehicle_id, vehicle: sent };
  },
});
