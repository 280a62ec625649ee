import { decideCancelRun, decideResumeRun } from '@roadworthy/core/shared/lists/stop-run.ts';
import { impactUnderWay } from '@roadworthy/core/underwriting/start-rule-impact.ts';
import type { Tx } from '../kernel/database.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { type ImpactRun, isProductLookedAt, lockImpactRun } from './rule-impact-store.ts';

async function decideResume(tx: Tx, run: ImpactRun) {
  const decision = decideResumeRun(run);
  if (!decision.ok) return decision;
  return (await isProductLookedAt(tx, run.product_id, run.rule_impact_run_id)) ? impactUnderWay : decision;
}

export const cancelRuleImpact = operation({
  name: 'cancel_rule_impact',
  permission: 'rule:write',
  root: 'rule_impact_run_id',
  example: {},
  async run({ tx, now, input: { rule_impact_run_id } }) {
    const decision = decideCancelRun(await lockImpactRun(tx, rule_impact_run_id));
    if (!decision.ok) return decision;
    await tx
      .updateTable('rule_impact_runs')
      .set({ status: decision.event.status, finished: now })
      .where('rule_impact_run_id', '=', rule_impact_run_id)
      .execute();
    return { rule_impact_run_id };
  },
});

export const resumeRuleImpact = operation({
  name: 'resume_rule_impact',
  permission: 'rule:write',
  root: 'rule_impact_run_id',
  example: {},
  async run({ tx, enqueue, organizationId, input: { rule_impact_run_id } }) {
    const decision = await decideResume(tx, await lockImpactRun(tx, rule_impact_run_id));
    if (!decision.ok) return decision;
    await tx
      .updateTable('rule_impact_runs')
      .set({ status: decision.event.status, finished: null, failure: null })
      .where('rule_impact_run_id', '=', rule_impact_run_id)
      .execute();
    await enqueue('run-rule-impact', { ruleImpactRunId: rule_impact_run_id, organizationId });
    return { rule_impact_run_id };
  },
});

/** What may be done to a run over a book as it stands. */
export const readImpactAbilities: ReadAbilities = async ({ tx }, runId) => {
  const run = await lockImpactRun(tx, runId);
  return { cancel_rule_impact: decideCancelRun(run), resume_rule_impact: await decideResume(tx, run) };
};
