'use client';
import { addressScreen } from '../../change-address/address-screen.tsx';
import { changeSteps } from '../change-steps.tsx';
import { addressKind } from './address-kind.tsx';
import { coverKind } from './cover-kind.tsx';
import { driverKind } from './driver-kind.tsx';
import { lienholderKind } from './lienholder-kind.tsx';
import { mileageKind } from './mileage-kind.tsx';
import { vehicleKind } from './vehicle-kind.tsx';

/** The screens of each kind of change. */
export const CoverScreen = changeSteps({ ...coverKind, code: 'coverage' });
export const AddressScreen = addressScreen(changeSteps({ ...addressKind, code: 'address' }));
export const LienholderScreen = changeSteps({ ...lienholderKind, code: 'lienholder' });
export const MileageScreen = changeSteps({ ...mileageKind, code: 'mileage' });
export const VehicleScreen = changeSteps({ ...vehicleKind, code: 'vehicle' });
export const DriverScreen = changeSteps({ ...driverKind, code: 'driver' });
