import type { Slice } from '../kernel/slice.ts';
import { readOrganizationAbilities } from './read-organization-abilities.ts';

export const organizationsSlice = {
  abilities: { organizations: readOrganizationAbilities },
} satisfies Slice;
