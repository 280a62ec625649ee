import type { RuleOperator } from '../vocabulary.ts';
import type { RuleValue } from './rule.ts';
import type { RuleFact, RuleField } from './rule-field.ts';

/** Whether a fact of a field is as a condition says. */
export type Test = (fact: RuleFact) => boolean;

/** A text as texts are compared: capitals, accents and outer blanks do not count. */
export function fold(text: string): string {
  // Most texts have no accents, and taking them away is what takes long.
  // eslint-disable-next-line no-control-regex
  if (!/[^\u0000-\u007F]/.test(text)) return text.toLowerCase().trim();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Whether a folded text is as a folded pattern says, in which `*` stands for any characters and `?` for one. It goes
 * back to the last star alone, so that no pattern takes longer than the two lengths multiplied.
 */
function isLike(text: string, pattern: string): boolean {
  let at = 0;
  let next = 0;
  let star = -1;
  let retry = 0;
  while (at < text.length) {
    if (pattern[next] === '*') {
      star = next;
      retry = at;
      next += 1;
    } else if (next < pattern.length && (pattern[next] === '?' || pattern[next] === text[at])) {
      at += 1;
      next += 1;
    } else if (star !== -1) {
      retry += 1;
      at = retry;
      next = star + 1;
    } else return false;
  }
  return pattern.slice(next).replaceAll('*', '') === '';
}

type Comparable = string | number | boolean;

const isMissing: Test = (fact) => fact === null || fact === '' || (Array.isArray(fact) && fact.length === 0);
const never: Test = () => false;

/** The test of facts that can be compared; nothing that was not answered passes one. */
const answered =
  (test: (fact: Comparable) => boolean): Test =>
  (fact) =>
    typeof fact !== 'object' && fact !== '' && test(fact);

function compileText(operator: RuleOperator, value: RuleValue): Test {
  const texts = (Array.isArray(value) ? value : [value]).map((one) => fold(String(one)));
  const [text = ''] = texts;
  const among = new Set(texts);
  const tests: Partial<Record<RuleOperator, (folded: string) => boolean>> = {
    eq: (folded) => folded === text,
    neq: (folded) => folded !== text,
    in: (folded) => among.has(folded),
    nin: (folded) => !among.has(folded),
    contains: (folded) => folded.includes(text),
    matches: (folded) => isLike(folded, text),
  };
  const test = tests[operator];
  return test ? answered((fact) => test(String(fact))) : never;
}

function compileExact(operator: RuleOperator, value: RuleValue): Test {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const among = new Set(values);
  if (operator === 'eq') return answered((fact) => fact === value);
  if (operator === 'neq') return answered((fact) => fact !== value);
  if (operator === 'in') return answered((fact) => among.has(fact));
  return operator === 'nin' ? answered((fact) => !among.has(fact)) : never;
}

/** Numbers and money by size, days by the calendar: a day's text sorts as its day does. */
function compileOrdered(operator: RuleOperator, value: RuleValue): Test {
  const [low, high] = Array.isArray(value) ? value : [value, value];
  if (low === null || low === undefined || high === null || high === undefined) return never;
  const isSame = (fact: Comparable) => typeof fact === typeof low;
  if (operator === 'gt') return answered((fact) => isSame(fact) && fact > low);
  if (operator === 'gte') return answered((fact) => isSame(fact) && fact >= low);
  if (operator === 'lt') return answered((fact) => isSame(fact) && fact < low);
  if (operator === 'lte') return answered((fact) => isSame(fact) && fact <= low);
  return operator === 'between'
    ? answered((fact) => isSame(fact) && fact >= low && fact <= high)
    : compileExact(operator, value);
}

/** A fact as the tests of its field take it: texts are folded once for all rules that read them. */
export function comparable({ type }: Pick<RuleField, 'type'>, fact: RuleFact): RuleFact {
  if (type === 'text' && typeof fact === 'string') return fold(fact);
  return type === 'list' && Array.isArray(fact) ? fact.map(fold) : fact;
}

/** What a condition asks of the comparable facts of its field. An operator that does not fit what the field holds holds for none. */
export function compileCondition(
  { type }: Pick<RuleField, 'type'>,
  { operator, value }: { readonly operator: RuleOperator; readonly value: RuleValue },
): Test {
  if (operator === 'missing') return isMissing;
  if (type === 'text') return compileText(operator, value);
  if (type === 'choice' || type === 'yes_no') return compileExact(operator, value);
  if (type !== 'list') return compileOrdered(operator, value);
  const looked = fold(String(value));
  return (fact) => operator === 'contains' && Array.isArray(fact) && fact.includes(looked);
}
