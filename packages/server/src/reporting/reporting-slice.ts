import type { Slice } from '../kernel/slice.ts';
import { countGoals } from './count-goal.ts';
import { cancelDislocation } from './cancel-dislocation.ts';
import { dislocationWords } from './dislocation-words.ts';
import { sweepVisits } from './keep-visit-events.ts';
import { moratoriumReach } from './moratorium-reach.ts';
import { readDislocationAbilities } from './read-dislocation-abilities.ts';
import { rejectionMatches } from './rejection-matches.ts';
import { resumeDislocation } from './resume-dislocation.ts';
import { runDislocation } from './run-dislocation.ts';
import { runRuleImpact } from './run-rule-impact.ts';
import { startDislocation } from './start-dislocation.ts';
import { ruleImpactSentence, startRuleImpact } from './start-rule-impact.ts';
import { cancelRuleImpact, readImpactAbilities, resumeRuleImpact } from './stop-rule-impact.ts';

export const reportingSlice = {
  operations: [
    startDislocation,
    cancelDislocation,
    resumeDislocation,
    dislocationWords,
    rejectionMatches,
    moratoriumReach,
    startRuleImpact,
    cancelRuleImpact,
    resumeRuleImpact,
    ruleImpactSentence,
  ],
  abilities: { dislocation_runs: readDislocationAbilities, rule_impact_runs: readImpactAbilities },
  handlers: countGoals,
  jobs: (kernel) => ({
    'run-dislocation': (data) => runDislocation(kernel, data),
    'sweep-visits': () => sweepVisits(kernel.platform),
    'run-rule-impact': (data) => runRuleImpact(kernel, data),
  }),
} satisfies Slice;
