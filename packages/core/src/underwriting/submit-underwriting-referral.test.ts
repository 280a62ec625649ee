import { describe, expect, test } from 'vitest';
import { as, codeOf, exampleFacts, exampleQuote, exampleRating, fieldOf, refused } from '../quoting/quote.fixture.ts';
import { quoteStatuses, type QuoteStatus } from '../quoting/vocabulary.ts';
import { decideSubmitUnderwritingReferral, mostReasons } from './submit-underwriting-referral.ts';

const agent = as('organization:agent');
const dear = {
  code: 'value_above_limit',
  message: 'Worth more than $500,000.',
  value: 60_000_000,
  threshold: 50_000_000,
};
const found = exampleFacts({ rating: exampleRating({ referrals: [dear] }) });
const submit = (reasons: readonly string[], facts = exampleFacts(), quote = exampleQuote(), actor = agent) =>
  decideSubmitUnderwritingReferral(quote, reasons, actor, facts);

describe('an agent asks an underwriter', () => {
  test('about what was found, with its value and where the rule begins', () => {
    expect(submit([' '], found)).toMatchObject({
      event: {
        to: 'referred',
        resumeStatus: 'open',
        referred: {
          reasons: [{ message: dear.message }],
          findings: [{ code: dear.code, value: dear.value, threshold: dear.threshold }],
        },
      },
    });
  });

  test('for reasons of their own, which stand after what was found', () => {
    expect(submit([' Custom bed. ', ''], found)).toMatchObject({
      event: {
        referred: { reasons: [{ message: dear.message }, { message: 'Custom bed.' }], findings: [{ code: dear.code }] },
      },
    });
    expect(submit(['Custom bed.'])).toMatchObject({
      event: { referred: { reasons: [{ message: 'Custom bed.' }], findings: [] } },
    });
  });

  test('for its price, where no rates give one, before all else', () => {
    const application = exampleQuote({ kind: 'brown_brown_application' });
    const priceless = { message: 'No rates price this application. It needs its price.' };
    expect(submit([], exampleFacts(), application)).toMatchObject({
      event: { to: 'referred', referred: { reasons: [priceless], findings: [] } },
    });
    expect(submit(['Custom bed.'], found, application)).toMatchObject({
      event: { referred: { reasons: [priceless, { message: dear.message }, { message: 'Custom bed.' }] } },
    });
  });

  test('for some reason', () => {
    expect([codeOf(submit([' '])), fieldOf(submit([' ']))]).toEqual(['reasons_missing', 'request_reasons']);
  });

  test('nothing that is waived already', () => {
    const waivers = [{ contentHash: 'hash-1', code: dear.code, value: dear.value }];
    expect(codeOf(submit([], { ...found, waivers }))).toBe('reasons_missing');
  });

  test('in words that fit', () => {
    const crowd = Array.from({ length: mostReasons + 1 }, () => 'Custom bed.');
    expect(codeOf(submit(crowd))).toBe('reasons_too_many');
    expect(submit(crowd.slice(1))).toMatchObject({ ok: true });
    expect(codeOf(submit(['a'.repeat(1_001)]))).toBe('text_too_long');
    expect(codeOf(submit(['a\u202Eb']))).toBe('text_has_hidden_characters');
  });

  test('when the quote says all that it has to, and nothing forbids it', () => {
    const missing = exampleRating({ missing_fields: [{ path: 'vehicle.year', message: 'Enter the year.' }] });
    expect(codeOf(submit(['Look'], exampleFacts({ rating: missing })))).toBe('fields_missing');
    expect(codeOf(submit(['Look'], exampleFacts({ rating: exampleRating({ rejections: [refused] }) })))).toBe(
      'rejected_by_rule',
    );
    expect(codeOf(submit(['Look'], exampleFacts(), exampleQuote({ status: 'referred' })))).toBe('quote_referred');
    expect(codeOf(submit(['Look'], exampleFacts(), exampleQuote(), as('token:quote')))).toBe('actor_not_allowed');
  });
});

/** What an agent hears who hands over a quote in a status: where it leads, or the code in the way. */
const outcomes = {
  open: 'to referred, back to open',
  agent_required: 'to referred, back to agent_required',
  agent_approved: 'to referred, back to open',
  referred: 'quote_referred',
  ineligible: 'transition_not_allowed',
  expired: 'quote_expired',
  pending_bind: 'quote_binding',
  bound: 'quote_bound',
  proposal: 'transition_not_allowed',
  pending_renewal: 'transition_not_allowed',
  locked_pending_renewal: 'quote_locked',
  replaced: 'quote_replaced',
} as const satisfies Record<QuoteStatus, string>;

test.each(quoteStatuses)('a quote that is %s is handed over as its life says', (status) => {
  const approval =
    status === 'agent_approved' ? ({ resumeStatus: 'open', approvedContentHash: 'hash-1' } as const) : {};
  const decision = submit(['Look at the roof.'], exampleFacts(), exampleQuote({ status, ...approval }));
  expect(decision.ok ? `to ${decision.event.to}, back to ${decision.event.resumeStatus}` : codeOf(decision)).toBe(
    outcomes[status],
  );
});

test('an approval stands beneath the question, and comes back with its answer', () => {
  const approved = exampleQuote({ status: 'agent_approved', resumeStatus: 'open', approvedContentHash: 'hash-1' });
  expect(submit(['Look at the roof.'], exampleFacts(), approved)).toMatchObject({
    event: { to: 'referred', resumeStatus: 'open', approvedContentHash: 'hash-1' },
  });
});
