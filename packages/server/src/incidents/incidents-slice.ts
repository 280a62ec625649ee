import type { Slice } from '../kernel/slice.ts';
import { askAfterDevices, pollDevices } from './devices/poll-devices.ts';
import { purgeDeviceReports } from './devices/purge-device-reports.ts';
import { moveSimulatedDevices } from './devices/move-simulated-devices.ts';

export const incidentsSlice = {
  jobs: (kernel) => ({
    'poll-devices': () => pollDevices(kernel),
    'ask-after-devices': (data) => askAfterDevices(kernel, data),
    'purge-device-reports': () => purgeDeviceReports(kernel.platform),
    'move-simulated-devices': () => moveSimulatedDevices(kernel.platform),
  }),
} satisfies Slice;
