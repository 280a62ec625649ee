import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';
import type { VehiclesSubject } from './correct-vehicle-dialog.tsx';

/** The identification number of a vehicle of a policy is corrected. */
export const correctVehicle: Action<VehiclesSubject> = {
  operation: 'update_policy_vehicle_fni',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./correct-vehicle-dialog.tsx')).CorrectVehicleDialog).Component,
};
