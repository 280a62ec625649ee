import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { contentOf } from '../signing/content-hash.ts';
import { needsNoAgent, needsNoReferral } from '../guards.ts';
import { exampleInsured, exampleQuote } from '../quote.fixture.ts';
import type { Quote } from '../quote.ts';
import { factsOn } from '../subject/quote-facts.ts';
import { subjectOfQuote } from '../subject/subject-of-quote.ts';
import { exampleEntry, exampleRecord, recordedInsured } from './record.fixture.ts';
import { verificationFindings } from './verification-findings.ts';
import type { DrivingRecord } from './vocabulary.ts';

const today = day('2026-03-10');
const quoteWith = (record: Partial<DrivingRecord>, changes: Partial<Quote> = {}) =>
  exampleQuote({ entities: [recordedInsured(record)], ...changes });
const codesOf = (quote: Quote) => verificationFindings(quote).agentRequired.map(({ code }) => code);
const reckless = exampleEntry({ code: 'M84' });
const accident = exampleEntry({ type: 'accident', code: null, atFault: true });
const license = exampleRecord().license;

describe('the answers to the checks of a quote', () => {
  test('say nothing where there are none, and nothing where nothing was found', () => {
    expect(verificationFindings(exampleQuote())).toEqual({ agentRequired: [], referrals: [] });
    expect(verificationFindings(quoteWith({}))).toEqual({ agentRequired: [], referrals: [] });
  });

  test.each([
    [{ lastName: 'Somebody' }, ['name_mismatch']],
    [{ firstName: 'Max' }, ['name_mismatch']],
    [{ firstName: 'RENEE MARIE', lastName: 'ONEILL' }, []],
    [{ firstName: 'R' }, []],
    [{ license: { ...license, status: 'suspended' as const } }, ['license_not_valid']],
    [{ entries: [reckless] }, ['undeclared_incidents']],
    [{ entries: [accident] }, ['undeclared_incidents']],
    [{ entries: [exampleEntry()] }, []],
    [{ entries: [exampleEntry({ code: 'M84', date: day('2019-01-01') })] }, []],
  ])('with %o need an agent for %o', (record, codes) => {
    expect(codesOf(quoteWith(record))).toEqual(codes);
  });

  test('need no agent for what was declared', () => {
    const declarations = { incidents: { major: 1, at_fault: 1 } };
    expect(codesOf(quoteWith({ entries: [reckless, accident] }, { declarations }))).toEqual([]);
    expect(codesOf(quoteWith({ entries: [reckless, reckless] }, { declarations }))).toEqual(['undeclared_incidents']);
  });

  test('need none for what nobody asked the other drivers', () => {
    const other = { ...recordedInsured({ entries: [reckless] }), entityRelationship: 'driver' as const };
    expect(codesOf(exampleQuote({ entities: [exampleInsured, other] }))).toEqual([]);
  });

  test('have an underwriter look at a doubtful buyer, as it was found', () => {
    const identity = { flags: ['new_phone', 'made_up_identity'] as const };
    const { referrals } = verificationFindings(exampleQuote({ identity }));
    expect(referrals).toMatchObject([{ code: 'identity_doubtful', value: 'made_up_identity new_phone' }]);
  });

  test('stop the customer who is alone with it, and everybody until an underwriter looked', () => {
    const mismatch = quoteWith({ lastName: 'Somebody' });
    const verified = verificationFindings(mismatch);
    expect(needsNoAgent(mismatch, factsOn(today, { verified })).ok).toBe(false);
    expect(needsNoAgent({ ...mismatch, status: 'agent_required' }, factsOn(today, { verified })).ok).toBe(true);
    const doubtful = exampleQuote({ identity: { flags: ['watch_list'] } });
    expect(needsNoReferral(doubtful, factsOn(today, { verified: verificationFindings(doubtful) }))).toMatchObject({
      refusal: { code: 'referral_needed' },
    });
  });
});

describe('a price', () => {
  const pointsOf = (quote: Quote) => subjectOfQuote(quote).drivers.map(({ points }) => points);

  test('follows the record of each driver, and what was declared counts once', () => {
    const declarations = { incidents: { speeding: 1, minor: 1 } };
    const speeds = { entries: [exampleEntry(), exampleEntry({ date: day('2024-01-02') })] };
    const other = { ...recordedInsured(speeds), entityId: 'entity-2', entityRelationship: 'driver' as const };
    const quote = quoteWith(speeds, { declarations, entities: [recordedInsured(speeds), other] });
    expect(pointsOf(quote)).toMatchObject([
      { speeding: 2, minor: 1 },
      { speeding: 2, minor: 0 },
    ]);
  });

  test('follows what was declared alone where no state was asked', () => {
    expect(pointsOf(exampleQuote({ declarations: { incidents: { minor: 2 } } }))).toMatchObject([{ minor: 2 }]);
  });

  test('follows the score of who buys', () => {
    expect(subjectOfQuote(exampleQuote()).scoreTier).toBe('no_hit');
    expect(subjectOfQuote(exampleQuote({ score: { score: 540, reasonCodes: [] } })).scoreTier).toBe('D');
  });

  test('changes without a change of what the quote says', () => {
    const known = quoteWith(
      { entries: [reckless] },
      { score: { score: 540, reasonCodes: [] }, identity: { flags: ['watch_list'] } },
    );
    expect(contentOf(known)).toBe(contentOf(exampleQuote()));
  });
});
