import type { RuleField } from '@roadworthy/core/quoting/rules/rule-field.ts';
import { objectLabels, operatorsFor } from '@roadworthy/core/quoting/rules/rule-fields.ts';
import { headed, ruleSentence } from '@roadworthy/core/quoting/rules/rule-sentence.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { checkRule } from '@roadworthy/core/underwriting/check-rule.ts';
import { type RuleWarning, warningsOf } from '@roadworthy/core/underwriting/rule-warnings.ts';
import { t } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import { loadRules, ruleFromRow } from '../quoting/eligibility/rules-of-product.ts';
import { requestedFrom, fieldsOfProduct } from './rule-store.ts';
import { ruleExample } from './rule-example.ts';

function printedField({ objectType, key, type, label, choices }: RuleField, locale: Locale) {
  return {
    object_type: objectType,
    object_label: t(locale, objectLabels[objectType]),
    key,
    type,
    label: headed(t(locale, label)),
    operators: operatorsFor(type),
    choices: (choices ?? []).map((one) => ({
      value: one.value,
      label: t(locale, one.label),
    })),
  };
}

function printedWarning({ ruleId, ...message }: RuleWarning) {
  return { ...message, underwriting_rule_id: ruleId ?? null };
}

export const underwritingRuleBook = computedRead({
  name: 'underwriting_rule_book',
  permission: 'rule:read',
  root: 'product_id',
  example: {},
  async run({ tx, input, request: { locale } }) {
    const fields = await fieldsOfProduct(tx, input.product_id);
    const rows = await tx
      .selectFrom('underwriting_rules')
      .selectAll()
      .where('product_id', '=', input.product_id)
      .orderBy('created')
      .orderBy('underwriting_rule_id')
      .execute();
    const live = rows.filter(({ archived }) => archived === null).map(ruleFromRow);
    const gone = rows.filter(({ archived }) => archived !== null).map(ruleFromRow);
    return {
      fields: fields.map((field) => printedField(field, locale)),
      rules: [...live, ...gone].map((rule) => ({
        underwriting_rule_id: rule.ruleId,
        sentence: t(locale, ruleSentence(rule, fields)),
        warnings: live.includes(rule)
          ? warningsOf(
              rule,
              live.filter((other) => other !== rule),
              fields,
            ).map(printedWarning)
          : [],
      })),
    };
  },
});

export const underwritingRulePreview = computedRead({
  name: 'underwriting_rule_preview',
  permission: 'rule:write',
  root: 'product_id',
  example: { rule: ruleExample },
  async run({ tx, input, request: { locale } }) {
    const fields = await fieldsOfProduct(tx, input.product_id);
    const checked = checkRule(requestedFrom(input.rule), fields);
    if (!checked.ok) {
      const { field = null, ...message } = checked.refusal;
      return { sentence: null, problem: { ...message, field }, warnings: [] };
    }
    const others = (await loadRules(tx, input.product_id)).filter(({ ruleId }) => ruleId !== input.beside);
    return {
      sentence: t(locale, ruleSentence(checked.event, fields)),
      problem: null,
      warnings: warningsOf(checked.event, others, fields).map(printedWarning),
    };
  },
});

type Wording = Omit<Parameters<typeof ruleFromRow>[0], 'archived'> & { readonly archived: boolean };

function askedAbout(rule: ReturnType<typeof ruleFromRow>): string[] {
  const kinds = [
    rule.allowNewBusiness ? 'new_business' : null,
    rule.allowRenewal ? 'renewal' : null,
    rule.allowProposal ? 'proposal' : null,
  ];
  return kinds.filter((kind) => kind !== null);
}

export const underwritingRuleHistory = computedRead({
  name: 'underwriting_rule_history',
  permission: 'rule:read',
  root: 'underwriting_rule_id',
  example: {},
  async run({ tx, input, request: { locale } }) {
    const rows = await tx
      .selectFrom('underwriting_rule_versions as kept')
      .leftJoin('users', 'users.user_id', 'kept.user_id')
      .select(['kept.version', 'kept.created', 'kept.rule', 'kept.product_id', 'kept.underwriting_rule_id'])
      .select(['users.first_name', 'users.last_name'])
      .where('kept.underwriting_rule_id', '=', input.underwriting_rule_id)
      .orderBy('kept.version', 'desc')
      .execute();
    const [newest] = rows;
    const fields = newest ? await fieldsOfProduct(tx, newest.product_id) : [];
    return rows.map((row) => {
      // Written by the trigger of the rules, column by column.
      const { archived, ...wording } = row.rule as Wording;
      const rule = ruleFromRow({ ...wording, underwriting_rule_id: row.underwriting_rule_id });
      return {
        version: row.version,
        written: row.created.toISOString(),
        archived,
        rule_name: rule.ruleName,
        reason: rule.reason,
        written_by: [row.first_name, row.last_name].filter((part) => part !== null).join(' ') || null,
        sentence: t(locale, ruleSentence(rule, fields)),
        effective_date: rule.effectiveDate,
        expiration_date: rule.expirationDate,
        asked_about: askedAbout(rule),
      };
    });
  },
});
