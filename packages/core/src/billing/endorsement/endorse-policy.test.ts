import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { principalOf } from '../../identity/principal.ts';
import type { Role } from '../../identity/vocabulary.ts';
import { examplePolicy } from '../../policies/policy.fixture.ts';
import type { PolicyStatus } from '../../policies/vocabulary.ts';
import { exampleMoratorium } from '../../quoting/quote.fixture.ts';
import { describeMoratorium, type StoppedCover } from '../../quoting/subject/moratoriums.ts';
import type { Rating } from '../../rating/rating.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { affinity, checkSaves, withAffinity } from './affinity-discount.ts';
import {
  checkEndorsable,
  checkPremium,
  checkRatesOfTerm,
  decideEndorse,
  type EndorsementRequest,
  type EndorseFacts,
  endorsementDays,
  isOverridable,
} from './endorse-policy.ts';
import { nothingNew } from './new-findings.ts';

const somebody = (role: Role) => principalOf(role, { userId: 'user-7', organizationId: 'organization-1' });
const agent = somebody('organization:agent');
const administrator = somebody('global:admin');
const [from, to, today] = [day('2026-03-20'), day('2027-03-20'), day('2026-08-10')];

const facts = (changes: Partial<EndorseFacts> = {}, status: PolicyStatus = 'active'): EndorseFacts => ({
  policy: examplePolicy({ status }),
  today,
  lastChange: null,
  incidents: [],
  isMoneyUnderWay: false,
  segments: [
    {
      from,
      to,
      status: 'in_force',
      quoteId: 'quote-1',
    },
  ],
  ...changes,
});
const rating = (total: number | null, changes: Partial<Rating> = {}): Rating => ({
  version: '1',
  items: [],
  discounts: [],
  fees: [
    {
      code: 'policy_fee',
      cents: 2500,
    },
  ],
  subtotal: null,
  minimum_top_up: 0,
  total,
  missing_fields: [],
  referrals: [],
  rejections: [],
  trace: [],
  ...changes,
});
const request = (changes: Partial<EndorsementRequest> = {}): EndorsementRequest => ({
  findings: nothingNew,
  effective: today,
  before: rating(104500),
  after: rating(1e5),
  raises: [],
  stoppedBy: null,
  ...changes,
});
const raised = request({ after: rating(110_000) });
const codeOf = (known: EndorseFacts, wanted: EndorsementRequest = request(), who = agent) => {
  const decision = decideEndorse(known, wanted, who);
  return decision.ok ? 'applied' : decision.refusal.code;
};
const gapped = (lapsedTo: string): EndorseFacts['segments'] => [
  { from, to: day('2026-07-01'), status: 'in_force', quoteId: 'quote-1' },
  { from: day('2026-07-01'), to: day(lapsedTo), status: 'lapsed', quoteId: 'quote-1' },
  { from: day(lapsedTo), to, status: 'in_force', quoteId: 'quote-1' },
];

describe('a policy is changed', () => {
  test.each([
    ['pending', 'applied'],
    ['active', 'applied'],
    ['delinquent', 'applied'],
    ['pending_cancellation', 'cancellation_pending'],
    ['cancelled', 'policy_over'],
    ['expired', 'policy_over'],
    ['rewritten', 'policy_over'],
  ] as const)('that is %s: %s', (status, outcome) => {
    expect(codeOf(facts({}, status))).toBe(outcome);
    expect(checkEndorsable(facts({}, status))?.code ?? 'applied').toBe(outcome);
  });

  test('unless a payment or refund of it is under way', () => {
    expect(codeOf(facts({ isMoneyUnderWay: true }))).toBe('money_under_way');
  });

  test('from the day that is named on', () => {
    expect(decideEndorse(facts(), request({ effective: day('2026-08-01') }), agent)).toEqual({
      ok: true,
      event: { type: 'endorsement_decided', policyId: 'policy-1', effective: '2026-08-01' },
    });
  });
});

describe('the day of a change', () => {
  test.each([
    ['2026-03-19', 'outside_term'],
    ['2027-03-20', 'outside_term'],
    ['2026-08-11', 'day_not_reached'],
    ['2026-08-10', 'applied'],
    ['2026-07-11', 'applied'],
    ['2026-07-10', 'backdating_too_far'],
  ])('is one that has come, thirty days back at most (%s: %s)', (effective, outcome) => {
    expect(codeOf(facts(), request({ effective: day(effective) }))).toBe(outcome);
  });

  test('may be as far back as the term for who may date back', () => {
    expect(codeOf(facts(), request({ effective: from }), administrator)).toBe('applied');
    expect(endorsementDays(facts(), administrator)).toEqual({ earliest: from, latest: today });
    expect(endorsementDays(facts(), agent)).toEqual({ earliest: '2026-07-11', latest: today });
  });

  test('is the first one of a term that has not begun', () => {
    const early = facts({ today: day('2026-03-01') }, 'pending');
    expect(endorsementDays(early, agent)).toEqual({ earliest: from, latest: from });
    expect(codeOf(early, request({ effective: from }))).toBe('applied');
    expect(codeOf(early, request({ effective: day('2026-03-21') }))).toBe('day_not_reached');
  });

  test('lies before nothing that was claimed, unless it is today', () => {
    const claimed = facts({ incidents: [day('2026-08-05')] });
    expect(codeOf(claimed, request({ effective: day('2026-08-05') }))).toBe('claim_after_date');
    expect(codeOf(claimed, request({ effective: day('2026-08-06') }))).toBe('applied');
    expect(codeOf(facts({ incidents: [today] }))).toBe('applied');
  });

  test('has not passed where it raises cover', () => {
    const raises = ['lower_deductible'] as const;
    expect(codeOf(facts(), request({ effective: day('2026-08-09'), raises }))).toBe('backdated_raise');
    expect(codeOf(facts(), request({ raises }))).toBe('applied');
    const early = facts({ today: day('2026-03-01') }, 'pending');
    expect(codeOf(early, request({ effective: from, raises }))).toBe('applied');
  });

  test('may lie ahead of what waits for it, within the term', () => {
    expect(codeOf(facts(), request({ effective: day('2027-03-19'), mayWait: true }))).toBe('applied');
    expect(codeOf(facts(), request({ effective: to, mayWait: true }))).toBe('outside_term');
  });

  test.each([
    ['backdating_too_far', request({ effective: from }), {}],
    ['claim_after_date', request({ effective: day('2026-08-05') }), { incidents: [day('2026-08-06')] }],
    ['backdated_raise', request({ effective: day('2026-08-05'), raises: ['add_vehicle'] }), {}],
    ['needs_underwriter', request({ findings: { obstacle: null, asksUnderwriter: true } }), {}],
  ] as const)('or what else is found may be let pass by an underwriter: %s', (code, wanted, known) => {
    expect(codeOf(facts(known), wanted)).toBe(code);
    expect(isOverridable({ code, message: '' })).toBe(true);
    expect(codeOf(facts(known), { ...wanted, isOverridden: true })).toBe('applied');
  });

  test('is let pass by nobody where the change is none, or the policy over', () => {
    const obstacle = { code: 'vin_twice', message: 'Two vehicles have this VIN.', field: 'vehicles.1.vin' };
    const found = request({ findings: { obstacle, asksUnderwriter: false }, isOverridden: true });
    expect(codeOf(facts(), found)).toBe('vin_twice');
    expect(codeOf(facts({}, 'cancelled'), request({ isOverridden: true }))).toBe('policy_over');
    expect(codeOf(facts({ lastChange: today }), request({ effective: day('2026-08-09'), isOverridden: true }))).toBe(
      'later_change_applied',
    );
  });

  test('is not before one on which a change was applied: that would take a replay', () => {
    const changed = facts({ lastChange: day('2026-08-05') });
    expect(codeOf(changed, request({ effective: day('2026-08-04') }))).toBe('later_change_applied');
    expect(codeOf(changed, request({ effective: day('2026-08-05') }))).toBe('applied');
    expect(endorsementDays(changed, agent).earliest).toBe('2026-08-05');
  });

  test('is followed by no day without cover', () => {
    expect(codeOf(facts({ segments: gapped('2026-07-25') }), request({ effective: day('2026-07-20') }))).toBe(
      'not_covered_throughout',
    );
    expect(codeOf(facts({ segments: gapped('2026-07-25') }), request({ effective: day('2026-07-25') }))).toBe(
      'applied',
    );
  });
});

describe('whatever is known of a policy', () => {
  const anyDay = fc.integer({ min: -40, max: 400 }).map((days) => addDays(from, days));
  const known = fc.record({
    today: anyDay,
    lastChange: fc.option(anyDay),
    incidents: fc.array(anyDay, { maxLength: 2 }),
    segments: fc.constantFrom(gapped('2026-07-25'), facts().segments),
  });

  test('what is applied lies in the term, has come, is covered to its end and leaves nothing behind it', () => {
    const property = fc.property(known, anyDay, fc.constantFrom(agent, administrator), (changes, effective, who) => {
      const status = changes.today < from ? 'pending' : 'active';
      if (codeOf(facts(changes, status), request({ effective }), who) !== 'applied') return;
      const { earliest, latest } = endorsementDays(facts(changes, status), who);
      expect(effective >= from && effective < to).toBe(true);
      expect(effective >= earliest && effective <= latest).toBe(true);
      expect(changes.lastChange === null || changes.lastChange <= effective).toBe(true);
      const ahead = changes.segments.filter((one) => one.to > effective);
      expect(ahead.every((one) => one.status === 'in_force')).toBe(true);
    });
    fc.assert(property, { seed: 5_070, numRuns: 400 });
  });
});

describe('the price of a change', () => {
  const referral = { code: 'old_vehicle', field: 'vehicles.0.year', value: 30, threshold: 25, message: 'Old.' };

  test('is one that the rates of the term give', () => {
    expect(codeOf(facts(), request({ after: rating(null) }))).toBe('not_priced');
    expect(codeOf(facts(), request({ before: rating(null) }))).toBe('not_priced');
  });

  test('is not given where they find what an underwriter has not seen', () => {
    const found = rating(100_000, { referrals: [referral] });
    expect(codeOf(facts(), request({ after: found }))).toBe('needs_underwriter');
    expect(codeOf(facts(), request({ before: found, after: found }))).toBe('applied');
    const refused = rating(100_000, { rejections: [{ code: 'x', field: 'vehicles.0', message: 'No.' }] });
    expect(codeOf(facts(), request({ after: refused }))).toBe('needs_underwriter');
  });

  test('is not raised while something is overdue, nor where new cover is stopped; it may always fall', () => {
    expect(codeOf(facts({}, 'delinquent'), raised)).toBe('policy_delinquent');
    expect(codeOf(facts({}, 'delinquent'))).toBe('applied');
    const cheaper = request({ raises: ['increase_cover'] });
    expect(codeOf(facts({}, 'delinquent'), cheaper)).toBe('policy_delinquent');
    expect(codeOf(facts(), cheaper)).toBe('applied');
    // More cover is more cover, though the whole costs less.
    const stoppedBy: StoppedCover = {
      moratorium: exampleMoratorium(),
      actions: ['increase_cover'],
      place: { administrativeArea: 'OH', postalCode: '43215' },
    };
    const stopped = decideEndorse(facts(), { ...cheaper, stoppedBy }, agent);
    // Which, until when, and what exactly to ask to be told of.
    expect(stopped).toMatchObject({
      refusal: {
        code: 'moratorium_active',
        details: { actions: ['increase_cover'], postal_code: '43215' },
        facts: { moratorium: describeMoratorium(exampleMoratorium()) },
      },
    });
    expect(codeOf(facts(), raised)).toBe('applied');
  });

  test('is the one that was agreed to, where one is named', () => {
    expect(checkPremium(null, 98_500, 'USD').ok).toBe(true);
    expect(checkPremium(98_500, 98_500, 'USD').ok).toBe(true);
    expect(checkPremium(98_501, 98_500, 'USD')).toMatchObject({
      refusal: { code: 'amount_changed', field: 'premium', facts: { premium: { cents: 98_500 } } },
    });
  });
});

describe('the discount for members of a group', () => {
  const offered = {
    table: 'discount',
    cap: {
      table: 'cap',
      row: 'all',
    },
    order: ['multi_policy', 'paid_in_full', 'affinity', 'device'],
    follows: {},
  } as unknown as Parameters<typeof withAffinity>[1];
  const known = (discounts: readonly string[], by: typeof offered = offered) => {
    const decision = withAffinity({ discounts }, by);
    return decision.ok ? decision.event : decision.refusal.code;
  };

  test('joins the others in the order in which the rates take them', () => {
    expect(known(['device', 'multi_policy'])).toEqual(['multi_policy', affinity, 'device']);
  });
  test('is given once, and where the rates of the term know one that somebody grants', () => {
    expect(known([affinity])).toBe('discount_applied');
    expect(known([], null)).toBe('discount_not_offered');
    expect(known([], { ...offered, order: ['device'] } as typeof offered)).toBe('discount_not_offered');
    const follows = { affinity: { answer: 'member', is: 'yes' } };
    expect(known([], { ...offered, follows } as unknown as typeof offered)).toBe('discount_not_offered');
  });
  test('takes something off, or is not applied', () => {
    expect(checkSaves(100, 99)).toEqual({ ok: true, event: 1 });
    expect(checkSaves(100, 100)).toMatchObject({ refusal: { code: 'discount_saves_nothing' } });
  });
});

describe('the rates of a term', () => {
  test('price its changes for as long as they are there', () => {
    expect(checkRatesOfTerm('version-1')).toEqual({ ok: true, event: 'version-1' });
  });

  test('stayed where the policy was: one that moved is changed with its next term', () => {
    expect(checkRatesOfTerm(null)).toMatchObject({ ok: false, refusal: { code: 'rates_elsewhere' } });
  });
});
