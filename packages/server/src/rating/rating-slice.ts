import type { Slice } from '../kernel/slice.ts';
import { readVersionAbilities } from './read-version-abilities.ts';

export const ratingSlice = {
  abilities: { rater_versions: readVersionAbilities },
} satisfies Slice;
