import { type CompiledRules, compileRules } from '@roadworthy/core/quoting/rules/compile-rules.ts';
import type { RuleCondition, UnderwritingRule } from '@roadworthy/core/quoting/rules/rule.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Tx } from '../../kernel/database.ts';

/** The newest wording of any rule of a quote's product: as long as it is the newest, all rules are as they were. */
export function newestRule(quote: ExpressionBuilder<Database, 'quotes'>) {
  return quote
    .selectFrom('underwriting_rule_versions as newest')
    .select('newest.underwriting_rule_version_id')
    .whereRef('newest.organization_id', '=', 'quotes.organization_id')
    .whereRef('newest.product_id', '=', 'quotes.product_id')
    .orderBy('newest.underwriting_rule_version_id', 'desc')
    .limit(1);
}

type RuleRow = Omit<
  Selectable<Database['underwriting_rules']>,
  'organization_id' | 'product_id' | 'created' | 'updated' | 'version' | 'archived'
>;

type ConditionRow = {
  readonly object_type: RuleCondition['objectType'];
  readonly key: string;
  readonly operator: RuleCondition['operator'];
  readonly value: RuleCondition['value'];
};

function conditionFromRow({ object_type: objectType, key, operator, value }: ConditionRow): RuleCondition {
  return { objectType, key, operator, value };
}

/** A rule as it is kept. The database's checks, and those of whoever wrote it, stand for the value lists. */
export function ruleFromRow(row: RuleRow): UnderwritingRule {
  return {
    ruleId: row.underwriting_rule_id,
    ruleName: row.rule_name,
    ruleType: row.rule_type,
    conditions: [
      conditionFromRow({ ...row, value: row.value as RuleCondition['value'] }),
      ...(row.conditions as readonly ConditionRow[]).map(conditionFromRow),
    ],
    reason: row.reason,
    effectiveDate: day(row.effective_date),
    expirationDate: row.expiration_date === null ? null : day(row.expiration_date),
    allowNewBusiness: row.allow_new_business,
    allowRenewal: row.allow_renewal,
    allowProposal: row.allow_proposal,
  };
}

/** The rules of a product that are not archived, oldest first. */
export async function loadRules(tx: Tx, productId: string): Promise<UnderwritingRule[]> {
  const rows = await tx
    .selectFrom('underwriting_rules')
    .selectAll()
    .where('product_id', '=', productId)
    .where('archived', 'is', null)
    .orderBy('created')
    .orderBy('underwriting_rule_id')
    .execute();
  return rows.map(ruleFromRow);
}

// The rules under the number of a wording never change, so they may serve every request of this process.
const compiled = new Map<string, CompiledRules>();
const mostSets = 200;
const noRules: CompiledRules = compileRules([], 'personal');

/** A product, and the newest wording of its rules; null where it never had one. */
type RulesWanted = { readonly productId: string; readonly provider: string; readonly version: string | null };

/** The rules of a product, read and made ready once for all requests of this process that see the same version. */
export async function rulesOf(tx: Tx, { productId, provider, version }: RulesWanted): Promise<CompiledRules> {
  if (version === null) return noRules;
  const key = `${version} ${provider}`;
  const known = compiled.get(key);
  if (known) return known;
  const rules = compileRules(await loadRules(tx, productId), provider);
  if (compiled.size >= mostSets) compiled.clear();
  compiled.set(key, rules);
  return rules;
}
