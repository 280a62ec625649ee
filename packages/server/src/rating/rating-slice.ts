import type { Slice } from '../kernel/slice.ts';
import { compareRaterVersions } from './compare-rater-versions.ts';
import { exportRaterVersion } from './export-rater-version.ts';
import { promoteRaterVersion } from './promote-rater-version.ts';
import { readVersionAbilities } from './read-version-abilities.ts';
import { runRaterFixtures } from './run-rater-fixtures.ts';

export const ratingSlice = {
  operations: [promoteRaterVersion, exportRaterVersion, compareRaterVersions, runRaterFixtures],
  abilities: { rater_versions: readVersionAbilities },
} satisfies Slice;
