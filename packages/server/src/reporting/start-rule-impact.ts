import { findRuleField } from '@roadworthy/core/quoting/rules/rule-fields.ts';
import { ruleSentence } from '@roadworthy/core/quoting/rules/rule-sentence.ts';
import { checkRule } from '@roadworthy/core/underwriting/check-rule.ts';
import { impactUnderWay } from '@roadworthy/core/underwriting/start-rule-impact.ts';
import { sql } from 'kysely';
import { t } from '../kernel/language.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import { loadRules } from '../quoting/eligibility/rules-of-product.ts';
import { requestedFrom, fieldsOfProduct } from '../underwriting/rule-store.ts';
import { isProductLookedAt, lockImpactRun } from './rule-impact-store.ts';
import { ruleExample, unknownRuleField } from '../underwriting/rule-example.ts';

export const startRuleImpact = operation({
  name: 'start_rule_impact',
  permission: 'rule:write',
  root: 'product_id',
  example: { rule: ruleExample },
  badInput: [unknownRuleField],
  async run(work) {
    const { tx, input, organizationId } = work;
    const { product_id, rule, beside } = input;
    const checked = checkRule(requestedFrom(rule), await fieldsOfProduct(tx, product_id));
    if (!checked.ok) return checked;
    if (await isProductLookedAt(tx, product_id)) return impactUnderWay;
    const inUse = (await loadRules(tx, product_id)).find(({ ruleId }) => ruleId === beside) ?? null;
    const row = await tx
      .insertInto('rule_impact_runs')
      .values({
        organization_id: organizationId,
        product_id,
        asked_by: work.actor.userId,
        created: work.now,
        rule_name: checked.event.ruleName,
        rule: JSON.stringify({
          ...checked.event,
          ruleId: 'draft',
        }),
        in_use: inUse && JSON.stringify(inUse),
        since: sql<Date>`app_now() - interval '12 months'`,
      })
      // Somebody else may have started one at the same moment.
      .onConflict((conflict) => conflict.doNothing())
      .returning('rule_impact_run_id')
      .executeTakeFirst();
    if (!row) return impactUnderWay;
    await work.enqueue('run-rule-impact', { ruleImpactRunId: row.rule_impact_run_id, organizationId });
    return { rule_impact_run_id: row.rule_impact_run_id };
  },
});

export const ruleImpactSentence = computedRead({
  name: 'rule_impact_sentence',
  permission: 'rule:write',
  root: 'rule_impact_run_id',
  example: {},
  async run({ tx, input, request: { locale } }) {
    const { rule, product_id } = await lockImpactRun(tx, input.rule_impact_run_id);
    return t(locale, ruleSentence(rule, await fieldsOfProduct(tx, product_id)));
  },
});

export const ruleImpactSeesMoney = computedRead({
  name: 'rule_impact_sees_money',
  permission: 'rule:write',
  root: 'rule_impact_run_id',
  example: {},
  async run({ tx, input }) {
    const { rule, product_id } = await lockImpactRun(tx, input.rule_impact_run_id);
    const [first] = rule.conditions;
    return findRuleField(await fieldsOfProduct(tx, product_id), first)?.type === 'money';
  },
});
