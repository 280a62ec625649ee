import type { Quote } from '../quote.ts';
import type { RuleOperator } from '../vocabulary.ts';
import { comparable, compileCondition, type Test } from './compile-condition.ts';
import { type PathOfAnswer, pathOfRuleField } from './path-of-rule-field.ts';
import { codeOfRule, type RuleCondition, type UnderwritingRule } from './rule.ts';
import type { RuleFinding, RuleFindings } from './rule-findings.ts';
import type { RuleFact, RuleField } from './rule-field.ts';
import { findRuleField, ruleFieldsOf } from './rule-fields.ts';

/** What the rules of a product find in a quote of it. */
export type CompiledRules = (quote: Quote) => RuleFindings;

type CompiledCondition = {
  /** Where the facts of its field are kept while one quote is looked at. */
  readonly place: number;
  readonly field: RuleField;
  readonly test: Test;
  readonly isMissing: boolean;
};

type CompiledRule = {
  readonly rule: UnderwritingRule;
  readonly about: CompiledCondition;
  readonly pathOf: PathOfAnswer;
  /** What each finding of it says, whatever was seen. */
  readonly says: Omit<RuleFinding, 'value' | 'field'>;
  /** Conditions on the object that the rule is about, which the same one of them has to meet. */
  readonly ofSame: readonly CompiledCondition[];
  readonly ofOthers: readonly CompiledCondition[];
  readonly asksMissing: boolean;
};

type Facts = (condition: Pick<CompiledCondition, 'place' | 'field'>) => readonly RuleFact[];

/** The days of cover and the kinds of business that a rule is asked about. */
function isInForce(rule: UnderwritingRule, { effectiveDate, status, businessType }: Quote): boolean {
  if (effectiveDate < rule.effectiveDate) return false;
  if (rule.expirationDate !== null && effectiveDate >= rule.expirationDate) return false;
  if (status === 'proposal') return rule.allowProposal;
  return businessType === 'renewal' ? rule.allowRenewal : rule.allowNewBusiness;
}

/** Whether checkout has asked for everything that a rule may miss: covers are chosen when all else was asked. */
function isRequested({ coverages }: Quote): boolean {
  return Object.keys(coverages).length > 0;
}

// What is worse the higher it is may be waived up to what was looked at; of all else the very thing that was seen.
const upwards: readonly RuleOperator[] = ['gt', 'gte'];

function seenIn(fact: RuleFact, index: number, { field, isMissing }: CompiledCondition, rule: UnderwritingRule) {
  const [{ operator, value }] = rule.conditions;
  if (isMissing) return 'missing';
  if (field.isPersonal) return `${field.objectType} ${index + 1}`;
  if (typeof fact === 'number' && upwards.includes(operator)) return fact;
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  return String(Array.isArray(fact) ? value : fact);
}

/** Whether something of the quote meets a condition. */
function isMet({ test, isMissing }: CompiledCondition, found: readonly RuleFact[]): boolean {
  return found.length === 0 ? isMissing : found.some(test);
}

/** What was seen, and the place of the object of which it was. */
type Seen = { readonly value: string | number; readonly index: number };

/** What was seen of each object that the rule is about and that meets it, each value once. */
function seenBy({ rule, about, ofSame, ofOthers }: CompiledRule, facts: Facts, quote: Quote): Seen[] {
  const found = facts(about);
  // Most rules are met by nothing, and to see that takes no list.
  if (!found.some(about.test) || !ofOthers.every((one) => isMet(one, facts(one)))) return [];
  const written = about.field.facts(quote);
  const seen: Seen[] = [];
  found.forEach((fact, index) => {
    if (!about.test(fact) || !ofSame.every((one) => one.test(facts(one)[index] ?? null))) return;
    const value = seenIn(written[index] ?? null, index, about, rule);
    if (!seen.some((one) => one.value === value)) seen.push({ value, index });
  });
  return seen;
}

/** The one that is worst, where more is worse; else each thing that was seen. */
function notifiedOf(seen: readonly Seen[], first: Seen): readonly Seen[] {
  if (seen.length === 1 || typeof first.value !== 'number') return seen;
  return [seen.reduce((most, one) => (one.value > most.value ? one : most), first)];
}

function findingsOf(compiled: CompiledRule, facts: Facts, quote: Quote): RuleFinding[] {
  const seen = seenBy(compiled, facts, quote);
  const [first] = seen;
  if (first === undefined) return [];
  return notifiedOf(seen, first).map(({ value, index }) => {
    const field = compiled.pathOf(index, quote);
    return field === undefined ? { ...compiled.says, value } : { ...compiled.says, value, field };
  });
}

function compileRule(rule: UnderwritingRule, compiled: (condition: RuleCondition) => CompiledCondition | null) {
  const [first, ...rest] = rule.conditions;
  const about = compiled(first);
  const others = rest.map((condition) => ({ condition, compiled: compiled(condition) }));
  const ofSame: CompiledCondition[] = [];
  const ofOthers: CompiledCondition[] = [];
  for (const one of others) {
    // A field that the product's line does not have is in no quote of it: nothing there is as the rule says.
    if (!one.compiled) return null;
    (one.condition.objectType === first.objectType ? ofSame : ofOthers).push(one.compiled);
  }
  if (!about) return null;
  const asksMissing = rule.conditions.some(({ operator }) => operator === 'missing');
  const { value: threshold } = first;
  const says = {
    code: codeOfRule(rule.ruleId),
    ruleId: rule.ruleId,
    message: rule.reason,
    ...(typeof threshold === 'number' || typeof threshold === 'string' ? { threshold } : {}),
  };
  return { rule, about, pathOf: pathOfRuleField(about.field), says, ofSame, ofOthers, asksMissing };
}

/**
 * Reads the rules of a product of a provider once, for every quote that is looked at: each field of a quote is read at
 * most once. A field that was not answered meets no condition but `missing`, and that one only once covers are chosen:
 * until then nobody was asked. Findings stand in the order of the rules.
 */
export function compileRules(rules: readonly UnderwritingRule[], provider: string): CompiledRules {
  const fields = ruleFieldsOf(provider);
  const places = new Map<RuleField, number>();
  const compiledRules = rules.flatMap((rule) => {
    const compiled = compileRule(rule, (condition) => {
      const field = findRuleField(fields, condition);
      if (!field) return null;
      const place = places.get(field) ?? places.size;
      places.set(field, place);
      const isMissing = condition.operator === 'missing';
      return { place, field, test: compileCondition(field, condition), isMissing };
    });
    return compiled ? [compiled] : [];
  });
  return (quote) => {
    const read: (readonly RuleFact[] | undefined)[] = [];
    const facts: Facts = ({ place, field }) =>
      (read[place] ??= field.facts(quote).map((fact) => comparable(field, fact)));
    const found = {
      rejection: [] as RuleFinding[],
      referral: [] as RuleFinding[],
      agent_required: [] as RuleFinding[],
    };
    for (const compiled of compiledRules) {
      if (!isInForce(compiled.rule, quote) || (compiled.asksMissing && !isRequested(quote))) continue;
      const findings = findingsOf(compiled, facts, quote);
      if (findings.length > 0) found[compiled.rule.ruleType].push(...findings);
    }
    return { rejections: found.rejection, referrals: found.referral, agentRequired: found.agent_required };
  };
}
