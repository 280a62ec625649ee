import type { UnderwritingRule } from '@roadworthy/core/quoting/rules/rule.ts';
import { type BookImpact, noImpact } from '@roadworthy/core/underwriting/rule-impact.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';

/** A run under its row lock. Throws `not_found`. */
export async function lockImpactRun(tx: Tx, runId: string) {
  const row = await tx
    .selectFrom('rule_impact_runs')
    .selectAll()
    .where('rule_impact_run_id', '=', runId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  // Written by `start_rule_impact` and the job alone.
  const [rule, inUse] = [row.rule as UnderwritingRule, row.in_use as UnderwritingRule | null];
  return { ...row, rule, inUse, impact: { ...noImpact, ...(row.impact as Partial<BookImpact>) } };
}

export type ImpactRun = Awaited<ReturnType<typeof lockImpactRun>>;

/** Whether a run over a product's book has not ended; `but` is not asked. */
export async function isProductLookedAt(tx: Tx, productId: string, but: string | null = null): Promise<boolean> {
  const row = await tx
    .selectFrom('rule_impact_runs')
    .select('rule_impact_run_id')
    .where('product_id', '=', productId)
    .where('status', 'in', ['queued', 'running'])
    .where('rule_impact_run_id', 'is distinct from', but)
    .executeTakeFirst();
  return row !== undefined;
}
