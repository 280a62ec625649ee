import { ruleFieldsOf } from '@roadworthy/core/quoting/rules/rule-fields.ts';
import type { RuleField } from '@roadworthy/core/quoting/rules/rule-field.ts';
import type { EvaluatedRule, CheckedRule, StoredRule } from '@roadworthy/core/underwriting/check-rule.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { UnderwritingRuleInput } from '../generated/operations.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';
import { productOf } from '../products/product-store.ts';
import { ruleFromRow } from '../quoting/eligibility/rules-of-product.ts';

/** A rule as it was sent, in the words of the rules. */
export function requestedFrom(sent: UnderwritingRuleInput): EvaluatedRule {
  const { object_type: objectType, key, operator, value, conditions, expiration_date: end } = sent;
  return {
    ruleName: sent.rule_name,
    ruleType: sent.rule_type,
    conditions: [
      { objectType, key, operator, value: value ?? null },
      ...(conditions ?? []).map((one) => ({ ...one, objectType: one.object_type, value: one.value ?? null })),
    ],
    reason: sent.reason,
    effectiveDate: day(sent.effective_date),
    expirationDate: end === null || end === undefined ? null : day(end),
    allowNewBusiness: sent.allow_new_business,
    allowRenewal: sent.allow_renewal,
    allowProposal: sent.allow_proposal,
  };
}

/** A rule as its columns take it; what is open JSON goes as text. */
export function columnsOf(rule: CheckedRule) {
  const [{ objectType: object_type, key, operator, value }, ...more] = rule.conditions;
  const conditions = more.map(({ objectType, ...one }) => ({ object_type: objectType, ...one }));
  return {
    rule_name: rule.ruleName,
    rule_type: rule.ruleType,
    object_type,
    key,
    operator,
    reason: rule.reason,
    value: value === null ? null : JSON.stringify(value),
    conditions: JSON.stringify(conditions),
    effective_date: rule.effectiveDate,
    expiration_date: rule.expirationDate,
    allow_new_business: rule.allowNewBusiness,
    allow_renewal: rule.allowRenewal,
    allow_proposal: rule.allowProposal,
  };
}

/** The fields that rules of a product read. Throws `not_found`. */
export async function fieldsOfProduct(tx: Tx, productId: string): Promise<readonly RuleField[]> {
  return ruleFieldsOf((await productOf(tx, productId)).provider);
}

/** Holds a product, so that of two who write its rules at once one comes after the other, and so do their wordings. */
export async function lockRulesOf(tx: Tx, productId: string): Promise<void> {
  await tx.selectFrom('products').select('product_id').where('product_id', '=', productId).forUpdate().execute();
}

/** A rule, held with the rules of its product. Throws `not_found`. */
export async function lockRule(tx: Tx, ruleId: string): Promise<StoredRule & { readonly productId: string }> {
  const rules = tx.selectFrom('underwriting_rules').where('underwriting_rule_id', '=', ruleId);
  const place = await rules.select('product_id').executeTakeFirst();
  if (!place) throw notFound();
  await lockRulesOf(tx, place.product_id);
  const row = await rules.selectAll().executeTakeFirstOrThrow();
  return {
    ...ruleFromRow(row),
    version: row.version,
    isArchived: row.archived !== null,
    productId: row.product_id,
  };
}
