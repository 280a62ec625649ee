import { expect, test } from 'vitest';
import { exampleInsured, exampleQuote } from '../quote.fixture.ts';
import { leadsOn } from './successor.ts';

const of = (status: 'open' | 'replaced' | 'bound' | 'pending_bind', email: string | null) =>
  exampleQuote({ status, entities: [{ ...exampleInsured, email }] });

test.each([
  ['an offer to the same address', of('open', 'Ada@example.com'), true],
  ['one that is being bought', of('pending_bind', 'ada@example.com'), true],
  ['one that was replaced in turn', of('replaced', 'ada@example.com'), true],
  ['a policy', of('bound', 'ada@example.com'), false],
  ['an offer to somebody else', of('open', 'bob@example.com'), false],
  ['an offer to nobody yet', of('open', null), false],
])('a replaced quote and %s: %s', (_what, successor, leads) => {
  expect(leadsOn(of('replaced', 'ada@example.com'), successor)).toBe(leads);
});

test('a quote that nothing took the place of leads nowhere', () => {
  expect(leadsOn(of('open', null), of('open', null))).toBe(false);
});
