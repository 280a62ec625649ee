import type { Slice } from '../kernel/slice.ts';
import { cancelDislocation } from './cancel-dislocation.ts';
import { dislocationWords } from './dislocation-words.ts';
import { moratoriumReach } from './moratorium-reach.ts';
import { readDislocationAbilities } from './read-dislocation-abilities.ts';
import { rejectionMatches } from './rejection-matches.ts';
import { resumeDislocation } from './resume-dislocation.ts';
import { runDislocation } from './run-dislocation.ts';
import { startDislocation } from './start-dislocation.ts';

export const reportingSlice = {
  operations: [
    startDislocation,
    cancelDislocation,
    resumeDislocation,
    dislocationWords,
    rejectionMatches,
    moratoriumReach,
  ],
  abilities: { dislocation_runs: readDislocationAbilities },
  jobs: (kernel) => ({ 'run-dislocation': (data) => runDislocation(kernel, data) }),
} satisfies Slice;
