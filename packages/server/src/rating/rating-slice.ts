import type { Slice } from '../kernel/slice.ts';
import { checkRaterVersion } from './check-rater-version.ts';
import { compareRaterVersions } from './compare-rater-versions.ts';
import { exportRaterVersion } from './export-rater-version.ts';
import { importRaterVersion } from './import-rater-version.ts';
import { promoteRaterVersion } from './promote-rater-version.ts';
import { readVersionAbilities } from './read-version-abilities.ts';
import { runRaterFixtures } from './run-rater-fixtures.ts';

export const ratingSlice = {
  operations: [
    ...[importRaterVersion, promoteRaterVersion],
    ...[checkRaterVersion, exportRaterVersion, compareRaterVersions, runRaterFixtures],
  ],
  abilities: { rater_versions: readVersionAbilities },
} satisfies Slice;
