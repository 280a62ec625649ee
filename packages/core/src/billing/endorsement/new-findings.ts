import type { Finding } from '../../quoting/insurable/finding.ts';
import type { Quote } from '../../quoting/quote.ts';
import type { RuleFindings } from '../../quoting/rules/rule-findings.ts';
import type { Violation } from '../../quoting/subject/quote-facts.ts';
import { type Refusal, refusal } from '../../shared/decision.ts';
import { sentenceOf } from '../../shared/text/sentence.ts';

/** What is found of a description: by what can be insured at all, and by the rules and questions of its product. */
export type ChangeFacts = {
  readonly quote: Pick<Quote, 'vehicles'>;
  readonly insurable: readonly Finding[];
  readonly ruled: RuleFindings;
};

/** What a change brings about: what stands in its way, and whether an underwriter has to look. */
export type NewFindings = { readonly obstacle: Refusal | null; readonly asksUnderwriter: boolean };

export const nothingNew: NewFindings = { obstacle: null, asksUnderwriter: false };

type Found = {
  readonly code: string;
  readonly field?: string | undefined;
  readonly value?: string | number | undefined;
};

/** A finding names its vehicle by its place in the list, and a change may take one before it off: its root stays. */
function placeOf({ code, field = '' }: Found, { vehicles }: ChangeFacts['quote']): string {
  const named = field.replace(/^vehicles\.(\d+)/, (_text, place: string) => {
    return `vehicles.${vehicles[Number(place)]?.rootVehicleId ?? place}`;
  });
  return `${code} ${named}`;
}

/** Whether something as bad was found before: a number is worse the higher it is. */
function isAsBad({ value: is }: Found, { value: was }: Found): boolean {
  if (typeof is === 'number' && typeof was === 'number') return is <= was;
  return is === was;
}

function newOf<One extends Found>(
  before: ChangeFacts,
  after: ChangeFacts,
  found: (facts: ChangeFacts) => readonly One[],
): One[] {
  const known = Map.groupBy(found(before), (one) => placeOf(one, before.quote));
  return found(after).filter(
    (one) => !(known.get(placeOf(one, after.quote)) ?? []).some((other) => isAsBad(one, other)),
  );
}

/**
 * What is found of what a policy is to cover and was not found of what it covers now (docs/rules.md, changes): what was
 * there before stands in no change's way, and what an underwriter let pass once is not asked again.
 */
export function newFindings(before: ChangeFacts, after: ChangeFacts): NewFindings {
  const insurable = newOf(before, after, (facts) => facts.insurable);
  const rejections = newOf(before, after, (facts) => facts.ruled.rejections);
  const referrals = newOf(before, after, (facts) => facts.ruled.referrals);
  const wrong = insurable.find(({ remedy }) => remedy !== 'underwriter');
  const [obstacle = null] = [...(wrong ? [wrong] : []), ...rejections];
  return {
    obstacle: obstacle && refusal(obstacle.code, sentenceOf(obstacle), obstacle.field),
    asksUnderwriter: insurable.some(({ remedy }) => remedy === 'underwriter') || referrals.length > 0,
  };
}

/** What is found of what a policy is to cover and was not found before, by who has to look at it. */
export function newLooks(
  before: ChangeFacts,
  after: ChangeFacts,
): Pick<RuleFindings, 'agentRequired'> & {
  readonly referrals: readonly Violation[];
} {
  return {
    referrals: [
      ...newOf(before, after, (facts) => facts.insurable).filter(({ remedy }) => remedy === 'underwriter'),
      ...newOf(before, after, (facts) => facts.ruled.referrals),
    ],
    agentRequired: newOf(before, after, (facts) => facts.ruled.agentRequired),
  };
}
