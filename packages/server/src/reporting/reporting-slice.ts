import type { Slice } from '../kernel/slice.ts';
import { countGoals } from './count-goal.ts';
import { purgeVisits } from './keep-visit-events.ts';
import { readDislocationAbilities } from './read-dislocation-abilities.ts';
import { runDislocation } from './run-dislocation.ts';
import { runRuleImpact } from './run-rule-impact.ts';
import { readImpactAbilities } from './stop-rule-impact.ts';
import { sumVisits } from './sum-visits.ts';

export const reportingSlice = {
  abilities: { dislocation_runs: readDislocationAbilities, rule_impact_runs: readImpactAbilities },
  handlers: countGoals,
  jobs: (kernel) => ({
    'run-dislocation': (data) => runDislocation(kernel, data),
    'purge-visits': () => purgeVisits(kernel.platform),
    'sum-visits': () => sumVisits(kernel.platform),
    'run-rule-impact': (data) => runRuleImpact(kernel, data),
  }),
} satisfies Slice;
