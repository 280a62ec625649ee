import type { Slice } from '../kernel/slice.ts';
import { askAfterDevices, pollDevices } from './devices/poll-devices.ts';
import { purgeDeviceReports } from './devices/purge-device-reports.ts';
import { moveSimulatedDevices } from './devices/move-simulated-devices.ts';

export const incidentsSlice = {
  jobs: ({ platform }) => ({
    'poll-devices': () => pollDevices(platform),
    'ask-after-devices': (data) => askAfterDevices(platform, data),
    'purge-device-reports': () => purgeDeviceReports(platform),
    'move-simulated-devices': () => moveSimulatedDevices(platform),
  }),
} satisfies Slice;
