import { describe, expect, test } from 'vitest';
import { decideBindQuote, decideCompleteBind, decideFailBind } from '../binding/bind-quote.ts';
import { as, exampleFacts, exampleQuote, today } from '../quote.fixture.ts';
import type { Quote } from '../quote.ts';
import type { QuoteMoved } from '../decide-transition.ts';
import { resumeStatusAfter, resumeStatusOf } from './resume-status.ts';
import { decideTransition } from '../decide-transition.ts';
import { decideSendQuoteToCustomer } from '../opening/send-quote-to-customer.ts';

type Marks = Pick<QuoteMoved, 'to' | 'resumeStatus' | 'approvedContentHash'>;

function after(quote: Quote, decision: { ok: boolean; event?: Marks }): Quote {
  if (!decision.event) throw new Error('the example was refused');
  const { to, resumeStatus, approvedContentHash } = decision.event;
  return { ...quote, status: to, resumeStatus, approvedContentHash };
}

const agent = as('organization:agent');

describe('where a quote goes back to', () => {
  test.each([
    ['agent_approved', 'open', 'hash-1', 'open'],
    ['agent_approved', 'agent_required', 'hash-1', 'agent_required'],
    ['pending_bind', 'open', null, 'open'],
    ['pending_bind', 'agent_required', null, 'agent_required'],
    ['pending_bind', 'open', 'hash-1', 'agent_approved'],
    ['pending_bind', 'agent_required', 'hash-1', 'agent_approved'],
    ['referred', 'open', null, 'open'],
    ['referred', 'agent_required', 'hash-1', 'agent_approved'],
    ['referred', null, null, 'open'],
  ] as const)('%s that came from %s with approval %s returns to %s', (status, resumeStatus, approval, expected) => {
    expect(resumeStatusOf({ status, resumeStatus, approvedContentHash: approval })).toBe(expected);
  });

  test.each([
    ['open', null, null, 'agent_approved', 'open'],
    ['agent_required', null, null, 'agent_approved', 'agent_required'],
    ['open', null, null, 'pending_bind', 'open'],
    ['agent_approved', 'agent_required', 'hash-1', 'pending_bind', 'agent_required'],
    ['pending_bind', 'agent_required', 'hash-1', 'agent_approved', 'agent_required'],
    ['pending_bind', 'open', null, 'referred', 'open'],
    ['pending_bind', 'open', null, 'open', null],
    ['pending_bind', 'open', 'hash-1', 'bound', null],
    ['agent_approved', 'open', 'hash-1', 'expired', null],
  ] as const)(
    '%s (from %s, approval %s) that becomes %s remembers %s',
    (status, resumeStatus, approval, to, stored) => {
      expect(resumeStatusAfter({ status, resumeStatus, approvedContentHash: approval }, to)).toBe(stored);
    },
  );

  test.each(['open', 'agent_required'] as const)(
    'an approval of a quote that was %s survives a declined card',
    (origin) => {
      const quote = exampleQuote({ status: origin, signedContentHash: 'hash-1' });
      const sent = after(quote, decideSendQuoteToCustomer(quote, { sendEmail: false }, agent, exampleFacts()));
      expect(sent.status).toBe('agent_approved');
      const binding = after(sent, decideBindQuote(sent, as('token:quote'), exampleFacts()));
      expect(binding.status).toBe('pending_bind');
      const declined = after(binding, decideFailBind(binding, today));
      expect(declined).toMatchObject({ status: 'agent_approved', approvedContentHash: 'hash-1' });
      const revoked = after(declined, decideTransition(declined, 'revoke_agent_approval', agent, exampleFacts()));
      expect(revoked).toMatchObject({ status: origin, resumeStatus: null, approvedContentHash: null });
    },
  );

  test('a declined card leaves a quote that nobody approved as it was', () => {
    const quote = exampleQuote({ signedContentHash: 'hash-1' });
    const binding = after(quote, decideBindQuote(quote, as('token:quote'), exampleFacts()));
    expect(after(binding, decideFailBind(binding, today))).toEqual(quote);
  });

  test('a declined card and then a good one bind once', () => {
    const quote = exampleQuote({ signedContentHash: 'hash-1' });
    const first = after(quote, decideBindQuote(quote, as('token:quote'), exampleFacts()));
    const back = after(first, decideFailBind(first, today));
    const second = after(back, decideBindQuote(back, as('token:quote'), exampleFacts()));
    const bound = after(second, decideCompleteBind(second, 'captured', today));
    expect(bound.status).toBe('bound');
    expect(decideBindQuote(bound, as('token:quote'), exampleFacts())).toMatchObject({
      ok: false,
      refusal: { code: 'quote_bound' },
    });
  });
});
