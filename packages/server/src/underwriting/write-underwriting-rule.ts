import { checkRule, decideArchiveRule, decideUpdateRule } from '@roadworthy/core/underwriting/check-rule.ts';
import { operation } from '../kernel/operation.ts';
import { askedFrom, columnsOf, fieldsOfProduct, lockRule, lockRulesOf } from './rule-store.ts';

const ruleRoot = ({ underwriting_rule_id: id }: { readonly underwriting_rule_id: string }) =>
  ({ table: 'underwriting_rules', id }) as const;

export const createUnderwritingRule = operation({
  name: 'create_underwriting_rule',
  permission: 'rule:write',
  root: ({ product_id }) => ({ table: 'products', id: product_id }),
  async run({ tx, organizationId, enqueue, input }) {
    const { product_id, rule } = input;
    await lockRulesOf(tx, product_id);
    const decision = checkRule(askedFrom(rule), await fieldsOfProduct(tx, product_id));
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
  root: ruleRoot,
  async run({ tx, organizationId, enqueue, input }) {
    const { underwriting_rule_id, rule, version } = input;
    const { productId, ...kept } = await lockRule(tx, underwriting_rule_id);
    const decision = decideUpdateRule(kept, askedFrom(rule), await fieldsOfProduct(tx, productId), version ?? null);
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
  root: ruleRoot,
  async run({ tx, now, organizationId, enqueue, input }) {
    const { underwriting_rule_id, archived, version } = input;
    const { productId, ...kept } = await lockRule(tx, underwriting_rule_id);
    const decision = decideArchiveRule(kept, archived ?? true, version ?? null);
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
