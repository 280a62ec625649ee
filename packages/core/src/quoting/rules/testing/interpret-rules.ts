import { currencyOf } from '../../../shared/money/currency.ts';
import { ageOn, yearOf } from '../../../shared/time/day.ts';
import { guideValue } from '../../../shared/site/guide-values.ts';
import type { Quote } from '../../quote.ts';
import type { RuleCondition, UnderwritingRule } from '../rule.ts';

type Row = Readonly<Record<string, unknown>>;

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const plain = (row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]));

function guided(quote: Quote, vehicle: Quote['vehicles'][number]): number | null {
  const { make, year, ratingValue, type: vehicleClass } = vehicle;
  if (!make || !year || ratingValue === null) return null;
  const currency = currencyOf(quote.country);
  const guide = guideValue({ vehicleClass, make, year, thisYear: yearOf(quote.effectiveDate), currency });
  return guide && Math.floor((ratingValue / ((guide.low + guide.high) / 2)) * 100) - 100;
}

function deductible(quote: Quote, cover: string): unknown {
  const dollars = quote.coverages[cover]?.deductible;
  return dollars === undefined ? null : Number(dollars) * 100;
}

/** What a quote says, as rows whose columns are the fields that rules read: written down a second time, and slowly. */
function rowsOf(quote: Quote, objectType: RuleCondition['objectType']): readonly Row[] {
  const { vehicles, entities, locations, coverages, effectiveDate } = quote;
  const isDriver = (one: Quote['entities'][number]) =>
    one.entityType === 'person' && ['named_insured', 'driver'].includes(one.entityRelationship);
  const rows = {
    quote: () => [
      {
        ...plain(quote),
        vehicle_count: vehicles.length,
        driver_count: entities.filter(isDriver).length,
        mailing_address: locations.find((one) => one.locationId === quote.mailingLocationId)?.line1,
      },
    ],
    vehicle: () =>
      vehicles.map((one) => ({
        ...plain(one),
        value_over_guide: guided(quote, one),
        age_years: one.year === null ? null : Math.max(0, yearOf(effectiveDate) - one.year),
        has_lienholder: one.lienholderId !== null,
        administrative_area:
          locations.find(({ locationId }) => locationId === one.locationId)?.administrativeArea ??
          quote.administrativeArea,
      })),
    entity: () =>
      entities.map((one) => ({
        ...plain(one),
        age: one.birthdate === null ? null : ageOn(one.birthdate, effectiveDate),
        drives: isDriver(one),
      })),
    location: () => locations.map((one) => ({ ...plain(one), line_1: one.line1 })),
    policy: () => [
      {
        effective_date: effectiveDate,
        duration_months: quote.policyDurationMonths,
        payment_term: quote.paymentTerm,
        covers: Object.keys(coverages),
        liability_limit: coverages['liability']?.['limit'],
        comprehensive_deductible: deductible(quote, 'comprehensive'),
        collision_deductible: deductible(quote, 'collision'),
      },
    ],
    history: () => {
      const declared = quote.declarations['incidents'];
      if (typeof declared !== 'object' || declared === null) return [];
      const counts = { at_fault: 0, not_at_fault: 0, major: 0, minor: 0, speeding: 0, ...declared };
      const { at_fault, not_at_fault, major, minor, speeding } = counts;
      return [{ ...counts, accidents: at_fault + not_at_fault, violations: major + minor + speeding }];
    },
  };
  return rows[objectType]();
}

function valueIn(row: Row, key: string): unknown {
  if (!key.startsWith('answers.')) return row[key] ?? null;
  const answers = row['answers'] as Row;
  return answers[key.slice('answers.'.length)] ?? null;
}

const letters = (text: unknown) => String(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' ? letters(one) === letters(other) : one === other;
}

function isMet({ operator, value }: RuleCondition, fact: unknown): boolean {
  const isEmpty = fact === null || fact === '' || (Array.isArray(fact) && fact.length === 0);
  if (operator === 'missing' || isEmpty) return operator === 'missing' && isEmpty;
  const several = Array.isArray(value) ? value : [value];
  const [first, second] = several;
  const compared = fact as number;
  switch (operator) {
    case 'eq':
      return isSame(fact, value);
    case 'neq':
      return !isSame(fact, value);
    case 'in':
      return several.some((one) => isSame(fact, one));
    case 'nin':
      return several.every((one) => !isSame(fact, one));
    case 'gt':
      return compared > first;
    case 'gte':
      return compared >= first;
    case 'lt':
      return compared < first;
    case 'lte':
      return compared <= first;
    case 'between':
      return compared >= first && compared <= second;
    case 'contains':
      return Array.isArray(fact) ? fact.some((one) => isSame(one, value)) : letters(fact).includes(letters(value));
    case 'matches': {
      const escaped = letters(value).replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
      return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(letters(fact));
    }
  }
}

function isHit(rule: UnderwritingRule, quote: Quote): boolean {
  const { effectiveDate } = quote;
  if (effectiveDate < rule.effectiveDate) return false;
  if (rule.expirationDate !== null && rule.expirationDate <= effectiveDate) return false;
  const kinds = { new_business: rule.allowNewBusiness, renewal: rule.allowRenewal };
  if (!(quote.status === 'proposal' ? rule.allowProposal : kinds[quote.businessType])) return false;
  const asksMissing = rule.conditions.some(({ operator }) => operator === 'missing');
  if (asksMissing && Object.keys(quote.coverages).length === 0) return false;
  const [{ objectType }] = rule.conditions;
  const meets = (row: Row, one: RuleCondition) => isMet(one, valueIn(row, one.key));
  const elsewhere = rule.conditions.filter((one) => one.objectType !== objectType);
  const here = rule.conditions.filter((one) => one.objectType === objectType);
  return (
    elsewhere.every((one) => {
      const rows = rowsOf(quote, one.objectType);
      return rows.length === 0 ? one.operator === 'missing' : rows.some((row) => meets(row, one));
    }) && rowsOf(quote, objectType).some((row) => here.every((one) => meets(row, one)))
  );
}

/** Which rules hit a quote, in their order, each looked at by itself and as it is written. */
export function interpretRules(rules: readonly UnderwritingRule[], quote: Quote): string[] {
  return rules.filter((rule) => isHit(rule, quote)).map(({ ruleId }) => ruleId);
}
