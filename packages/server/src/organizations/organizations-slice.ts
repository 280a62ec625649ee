import type { Slice } from '../kernel/slice.ts';
import { readOrganizationAbilities } from './read-organization-abilities.ts';
import { handOverReports, sendReports } from './report-schedules/send-reports.ts';

export const organizationsSlice = {
  handlers: [handOverReports],
  abilities: { organizations: readOrganizationAbilities },
  jobs: (kernel) => ({ 'send-reports': () => sendReports(kernel) }),
} satisfies Slice;
