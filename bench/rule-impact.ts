import { runRuleImpact } from '@roadworthy/server/reporting/run-rule-impact.ts';
import { createBackend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { addOrganization, addPerson, addPersonalProduct } from '@roadworthy/testkit/seed.ts';
import { fillRatedPolicies } from './fill-rated-policies.ts';

const rule = {
  rule_name: 'High value',
  rule_type: 'referral',
  object_type: 'vehicle',
  key: 'rating_value',
  operator: 'gt',
  value: 35e5,
  reason: 'Too much to insure unseen.',
  effective_date: '2031-01-01',
  allow_new_business: true,
  allow_renewal: true,
  allow_proposal: true,
};
type Started = { readonly start_rule_impact: { readonly rule_impact_run_id: string } };
type Run = { readonly status: string; readonly done: number };

/** Seconds that a draft rule takes on a whole book in the worker, and the memory that it takes at most. */
export async function benchRuleImpact({
  policies,
  print,
}: {
  readonly policies: number;
  readonly print: (line: string) => void;
}): Promise<void> {
  const backend = await createBackend('bench rule impact');
  try {
    const organization = await addOrganization(backend.owner, { name: 'Ruled', isPlatform: true });
    const { productId, raterVersionId } = await addPersonalProduct(backend.owner, organization);
    const { organizationId } = organization;
    await fillRatedPolicies(backend, { organizationId, productId, raterVersionId }, policies);
    const name = { firstName: 'Una', lastName: 'Bench', email: 'una.bench@example.com' };
    const underwriter = backend.as(await addPerson(backend.owner, { ...name, role: 'global:underwriter' }));
    const { start_rule_impact: started } = await underwriter.must<Started>(
      `mutation ($product: uuid!, $rule: underwriting_rule_input!) {
        start_rule_impact(product_id: $product, rule: $rule) { rule_impact_run_id }
      }`,
      { product: productId, rule },
    );
    const job = { ruleImpactRunId: started.rule_impact_run_id, organizationId };
    const kernel = { platform: backend.platform, handlers: [] };
    const runOf = async () =>
      (
        await selectRows<Run>(backend, 'select status, done from rule_impact_runs where rule_impact_run_id = $1', [
          job.ruleImpactRunId,
        ])
      )[0];
    let most = 0;
    const [startedAt, before] = [performance.now(), process.cpuUsage()];
    do {
      await runRuleImpact(kernel, job);
      most = Math.max(most, Math.round(process.memoryUsage().rss / 1024 / 1024));
    } while ((await runOf())?.status === 'running');
    const seconds = (performance.now() - startedAt) / 1000;
    const { user, system } = process.cpuUsage(before);
    const run = await runOf();
    if (run?.status !== 'done' || run.done < policies) throw new Error(`the run ended as ${JSON.stringify(run)}`);
    print(
      `a rule tried on a book of ${run.done}: ${seconds.toFixed(1)} s, ${(run.done / seconds).toFixed(0)} /s, ` +
        `${((user + system) / 1e6).toFixed(1)} s of this process, ${most} MiB`,
    );
  } finally {
    await backend.close();
  }
}
