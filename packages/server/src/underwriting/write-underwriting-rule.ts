import { checkRule, decideArchiveRule, decideUpdateRule } from '@roadworthy/core/underwriting/check-rule.ts';
import { operation } from '../kernel/operation.ts';
import { ruleExample, unfitRules, unknownRuleField } from './rule-example.ts';
import { requestedFrom, columnsOf, fieldsOfProduct, lockRule, lockRulesOf } from './rule-store.ts';

export const createUnderwritingRule = operation({
  name: 'create_underwriting_rule',
  permission: 'rule:write',
  root: 'product_id',
  example: { rule: ruleExample },
  badInput: [...unfitRules, unknownRuleField],
  async run({ tx, organizationId, enqueue, input }) {
    const { product_id, rule } = input;
    await lockRulesOf(tx, product_id);
    const decision = checkRule(requestedFrom(rule), await fieldsOfProduct(tx, product_id));
    if (!decision.ok) return decision;
    await enqueue('apply-rules', { organizationId, productId: product_id });
    return tx
      .insertInto('underwriting_rules')
      .values({ organization_id: organizationId, product_id, ...columnsOf(decision.event) })
      .returning('underwriting_rule_id')
      .executeTakeFirstOrThrow();
  },
});

export const updateUnderwritingRule = operation({
  name: 'update_underwriting_rule',
  permission: 'rule:write',
  root: 'underwriting_rule_id',
  example: { rule: ruleExample },
  badInput: [
    ...unfitRules,
    { input: { rule: { ...ruleExample, key: 'purchase_price' } }, code: 'rule_field_fixed', field: 'key' },
  ],
  changedElsewhere: 'rule_changed_elsewhere',
  async run({ tx, organizationId, enqueue, input }) {
    const { underwriting_rule_id, rule, version } = input;
    const { productId, ...stored } = await lockRule(tx, underwriting_rule_id);
    const decision = decideUpdateRule(
      stored,
      requestedFrom(rule),
      await fieldsOfProduct(tx, productId),
      version ?? null,
    );
    if (!decision.ok) return decision;
    if (decision.event !== null) {
      await tx
        .updateTable('underwriting_rules')
        .set(columnsOf(decision.event))
        .where('underwriting_rule_id', '=', underwriting_rule_id)
        .execute();
      await enqueue('apply-rules', { organizationId, productId });
    }
    return { underwriting_rule_id };
  },
});

export const archiveUnderwritingRule = operation({
  name: 'archive_underwriting_rule',
  permission: 'rule:write',
  root: 'underwriting_rule_id',
  example: {},
  changedElsewhere: 'rule_changed_elsewhere',
  async run({ tx, now, organizationId, enqueue, input }) {
    const { underwriting_rule_id, archived, version } = input;
    const { productId, ...stored } = await lockRule(tx, underwriting_rule_id);
    const decision = decideArchiveRule(stored, archived ?? true, version ?? null);
    if (!decision.ok) return decision;
    if (decision.event !== null) {
      await tx
        .updateTable('underwriting_rules')
        .set({ archived: decision.event ? now : null })
        .where('underwriting_rule_id', '=', underwriting_rule_id)
        .execute();
      await enqueue('apply-rules', { organizationId, productId });
    }
    return { underwriting_rule_id };
  },
});
