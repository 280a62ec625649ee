import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimStatuses } from '../claims/vocabulary.ts';
import { coveringStatuses, policyStatuses } from '../policies/vocabulary.ts';
import { quoteStatuses } from '../quoting/vocabulary.ts';
import { day } from '../shared/time/day.ts';
import { aClaim, aHeldQuote, aPolicy, nothing } from './held.fixture.ts';
import type { Held } from './held.ts';
import { planDeletion } from './plan-deletion.ts';
import { deletionObstacles } from '../shared/deletion-kinds.ts';

const statusOf = (held: Partial<Held>) =>
  planDeletion({ ...nothing, ...held }).status.map(({ obstacle, record }) => [obstacle, record]);
const untilOf = (held: Partial<Held>) =>
  Object.fromEntries(planDeletion({ ...nothing, ...held }).fates.map(({ id, until }) => [id, until]));

describe('what stands against deletion', () => {
  test('is nothing where there is nothing but an account', () => {
    expect(statusOf({})).toEqual([]);
  });

  test.each(policyStatuses)('a policy that is %s, as written down here', (status) => {
    const covers = (coveringStatuses as readonly string[]).includes(status);
    expect(statusOf({ policies: [aPolicy({ status })] })).toEqual(covers ? [['policy_in_force', 'RWP-100001-7']] : []);
  });

  test.each(claimStatuses)('a claim that is %s, as written down here', (status) => {
    const isSettled = ['draft', 'withdrawn', 'denied', 'paid', 'closed'].includes(status);
    expect(statusOf({ policies: [aPolicy()], claims: [aClaim({ status })] })).toEqual(
      isSettled ? [] : [['claim_open', 'RWP-100001-7']],
    );
  });

  test.each(quoteStatuses)('a quote that is %s, as written down here', (status) => {
    expect(statusOf({ quotes: [aHeldQuote({ status })] })).toEqual(
      status === 'pending_bind' ? [['quote_pending_bind', null]] : [],
    );
  });

  test('is money in either direction, once cover has ended', () => {
    expect(statusOf({ policies: [aPolicy({ owed: 1 })] })).toEqual([['money_owed', 'RWP-100001-7']]);
    expect(statusOf({ policies: [aPolicy({ dueBack: 1 })] })).toEqual([['money_due_back', 'RWP-100001-7']]);
    // While it is in force, that it has to end says enough.
    expect(statusOf({ policies: [aPolicy({ status: 'active', owed: 5_000 })] })).toHaveLength(1);
  });

  test('is a payment that is on its way, and an account that works here', () => {
    expect(statusOf({ underWay: 2 })).toEqual([['payment_under_way', null]]);
    expect(statusOf({ isStaff: true })).toEqual([['works_here', null]]);
  });

  test('is told gravest first', () => {
    const held = {
      isStaff: true,
      underWay: 1,
      quotes: [aHeldQuote({ status: 'pending_bind' })],
      policies: [
        aPolicy({
          owed: 1,
          dueBack: 1,
        }),
        aPolicy({
          id: 'policy-2',
          status: 'active',
        }),
      ],
      claims: [aClaim({ status: 'open' })],
    } as const;
    expect(statusOf(held).map(([obstacle]) => obstacle)).toEqual(deletionObstacles);
  });

  test('a claim at nobody’s policy names none', () => {
    expect(statusOf({ claims: [aClaim({ policyId: null, status: 'open' })] })).toEqual([['claim_open', null]]);
  });
});

describe('what becomes of records', () => {
  test('a quote of which nothing came is erased, and one that describes a policy goes with it', () => {
    const quotes = [aHeldQuote(), aHeldQuote({ id: 'quote-2', status: 'bound', policyId: 'policy-1' })];
    expect(untilOf({ policies: [aPolicy()], quotes })).toEqual({
      'policy-1': '2033-12-31',
      'quote-1': null,
      'quote-2': '2033-12-31',
    });
  });

  test('a quote that describes somebody else’s policy is left alone', () => {
    expect(untilOf({ quotes: [aHeldQuote({ policyId: 'policy-9' })] })).toEqual({});
  });

  test('an application stays in New York alone', () => {
    const requested = aHeldQuote({ isApplication: true });
    expect(untilOf({ quotes: [requested] })).toEqual({ 'quote-1': null });
    expect(untilOf({ quotes: [{ ...requested, area: 'NY' }] })).toEqual({ 'quote-1': '2032-12-31' });
    expect(untilOf({ quotes: [aHeldQuote({ area: 'NY' })] })).toEqual({ 'quote-1': null });
  });

  test('a policy stays as long as a claim on it has to, and the claim as long as the policy', () => {
    const late = aClaim({ ended: day('2029-01-02') });
    expect(untilOf({ policies: [aPolicy()], claims: [late] })).toEqual({
      'policy-1': '2036-12-31',
      'claim-1': '2036-12-31',
    });
    const early = aClaim({ ended: day('2025-01-02') });
    expect(untilOf({ policies: [aPolicy()], claims: [early] })).toEqual({
      'policy-1': '2033-12-31',
      'claim-1': '2033-12-31',
    });
  });

  test('a claim that was never filed is kept for nobody', () => {
    expect(untilOf({ claims: [aClaim({ policyId: null, status: 'draft' })] })).toEqual({ 'claim-1': null });
  });

  test('a claim of which no place is known is kept as long as anywhere', () => {
    const lost = aClaim({ policyId: null, country: null, area: null });
    expect(untilOf({ claims: [lost] })).toEqual({ 'claim-1': '2033-12-31' });
  });

  test('every record has one fate, and what is kept longest is known', () => {
    const policy = fc.record({
      area: fc.constantFrom('OH', 'NY', 'TX'),
      ended: fc.integer({ min: 2_020, max: 2_030 }).map((year) => day(`${year}-03-01`)),
    });
    const property = fc.property(fc.array(policy, { maxLength: 5 }), (found) => {
      const policies = found.map((one, index) => aPolicy({ ...one, id: `policy-${index}` }));
      const quotes = policies.map(({ id }, index) => aHeldQuote({ id: `quote-${index}`, policyId: id }));
      const { fates, keptUntil } = planDeletion({ ...nothing, policies, quotes });
      expect(new Set(fates.map(({ id }) => id)).size).toBe(policies.length * 2);
      const days = fates.flatMap(({ until }) => (until === null ? [] : [until])).toSorted();
      expect(keptUntil).toBe(days.at(-1) ?? null);
    });
    fc.assert(property, { seed: 231 });
  });
});

describe('a plan', () => {
  const policy = fc.record({
    status: fc.constantFrom(...policyStatuses),
    owed: fc.constantFrom(0, 1_250),
    dueBack: fc.constantFrom(0, 900),
    area: fc.constantFrom('OH', 'NY'),
  });
  const claim = fc.record({ status: fc.constantFrom(...claimStatuses), policyId: fc.constantFrom('policy-0', null) });
  const quote = fc.record({
    status: fc.constantFrom(...quoteStatuses),
    policyId: fc.constantFrom('policy-0', null),
    isApplication: fc.boolean(),
  });
  const anybody = fc.record({
    policies: fc
      .array(policy, { minLength: 1, maxLength: 3 })
      .map((all) => all.map((one, index) => aPolicy({ ...one, id: `policy-${index}` }))),
    claims: fc
      .array(claim, { maxLength: 3 })
      .map((all) => all.map((one, index) => aClaim({ ...one, id: `claim-${index}` }))),
    quotes: fc
      .array(quote, { maxLength: 4 })
      .map((all) => all.map((one, index) => aHeldQuote({ ...one, id: `quote-${index}` }))),
    underWay: fc.constantFrom(0, 1),
  });

  test('says the same of who is held twice, whatever the order', () => {
    const property = fc.property(anybody, (held) => {
      const turned = { ...held, policies: held.policies.toReversed(), quotes: held.quotes.toReversed() };
      const [one, other] = [planDeletion({ ...nothing, ...held }), planDeletion({ ...nothing, ...turned })];
      const sorted = ({ fates }: typeof one) => fates.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(sorted(other)).toEqual(sorted(one));
      expect(other.keptUntil).toBe(one.keptUntil);
      expect(new Set(other.status.map(({ obstacle }) => obstacle))).toEqual(
        new Set(one.status.map(({ obstacle }) => obstacle)),
      );
    });
    fc.assert(property, { seed: 232 });
  });

  test('never erases a policy or what describes it at once', () => {
    const property = fc.property(anybody, (held) => {
      const { fates } = planDeletion({ ...nothing, ...held });
      for (const { id, kind, until } of fates) {
        const describes = kind === 'quote' && held.quotes.some((one) => one.id === id && one.policyId !== null);
        if (kind === 'policy' || describes) expect(until).not.toBeNull();
      }
    });
    fc.assert(property, { seed: 233 });
  });
});

describe('what a person reads of it', () => {
  const partsOf = (held: Partial<Held>) =>
    planDeletion({ ...nothing, ...held }).parts.map(({ kind, count, until }) => [kind, count, until]);

  test('is the account, always', () => {
    expect(partsOf({})).toEqual([['account', 1, null]]);
  });

  test('has records of one kind and one day together, and the money of a policy beside it', () => {
    const policies = [
      aPolicy(),
      aPolicy({ id: 'policy-2', number: 'RW-2' }),
      aPolicy({ id: 'policy-3', number: 'RW-3', ended: day('2027-01-01') }),
    ];
    expect(partsOf({ policies, quotes: [aHeldQuote(), aHeldQuote({ id: 'quote-2' })] })).toEqual([
      ['account', 1, null],
      ['policy', 2, '2033-12-31'],
      ['money', 2, '2033-12-31'],
      ['policy', 1, '2034-12-31'],
      ['money', 1, '2034-12-31'],
      ['quote', 2, null],
    ]);
  });

  test('counts the terms of one policy as one', () => {
    expect(partsOf({ policies: [aPolicy(), aPolicy({ id: 'term-2' })] })).toEqual([
      ['account', 1, null],
      ['policy', 1, '2033-12-31'],
      ['money', 1, '2033-12-31'],
    ]);
  });

  test('says nothing of what there is none of, and counts the rest', () => {
    expect(partsOf({ counts: { message: 2, letter: 0, file: 3 } })).toEqual([
      ['account', 1, null],
      ['message', 2, null],
      ['file', 3, null],
    ]);
  });

  test('says why, by the law of the record’s place', () => {
    const { parts } = planDeletion({ ...nothing, policies: [aPolicy({ area: 'NY' })] });
    expect(parts.find(({ kind }) => kind === 'policy')).toMatchObject({
      source: '11 NYCRR 243.2(b)(1)',
      grade: 'A',
      until: '2032-12-31',
      reviewed: '2026-11-27',
    });
  });

  test('calls a kept application one, and does not list what describes a policy', () => {
    const quotes = [
      aHeldQuote({ area: 'NY', isApplication: true }),
      aHeldQuote({ id: 'quote-2', area: 'NY', policyId: 'policy-1' }),
    ];
    expect(partsOf({ policies: [aPolicy({ area: 'NY' })], quotes }).map(([kind]) => kind)).toEqual([
      'account',
      'policy',
      'money',
      'application',
    ]);
  });
});
