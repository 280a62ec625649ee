import { describe, expect, test } from 'vitest';
import { addDays, day } from '../../shared/time/day.ts';
import { decideEditQuote, isMaterial } from './edit-quote.ts';
import { as, codeOf, exampleQuote, today } from '../quote.fixture.ts';
import { editKinds, immaterialEdits, isStaffEdit, materialEdits, staffEdits } from '../vocabulary.ts';

const customer = as('token:quote');
const agent = as('organization:agent');

describe('who edits in which status', () => {
  test.each([
    ['open', 'token:quote', null],
    ['open', 'organization:agent', null],
    ['agent_required', 'token:quote', 'quote_agent_required'],
    ['agent_required', 'organization:agent', null],
    ['agent_approved', 'token:quote', 'quote_approved'],
    ['agent_approved', 'organization:agent', 'quote_approved'],
    ['agent_approved', 'global:read_only', 'actor_not_allowed'],
    ['referred', 'token:quote', 'quote_referred'],
    ['referred', 'organization:agent', 'quote_referred'],
    ['ineligible', 'token:quote', 'quote_ineligible'],
    ['ineligible', 'organization:agent', null],
    ['expired', 'token:quote', 'quote_expired'],
    ['expired', 'organization:agent', 'quote_expired'],
    ['pending_bind', 'token:quote', 'quote_binding'],
    ['pending_bind', 'organization:agent', 'quote_binding'],
    ['bound', 'token:quote', 'quote_bound'],
    ['bound', 'global:admin', 'quote_bound'],
    ['proposal', 'token:quote', 'transition_not_allowed'],
    ['proposal', 'organization:agent', 'transition_not_allowed'],
    ['pending_renewal', 'token:quote', 'actor_not_allowed'],
    ['pending_renewal', 'organization:agent', null],
    ['locked_pending_renewal', 'organization:agent', 'quote_locked'],
    ['replaced', 'token:quote', 'quote_replaced'],
    ['replaced', 'organization:agent', 'quote_replaced'],
    ['open', 'global:read_only', 'actor_not_allowed'],
    ['open', 'global:actuary', 'actor_not_allowed'],
    ['open', 'token:claim', 'actor_not_allowed'],
  ] as const)('a quote that is %s by %s: %s', (status, role, code) => {
    const decision = decideEditQuote(exampleQuote({ status }), { kind: 'vehicle' }, as(role), today);
    expect(codeOf(decision)).toBe(code);
  });

  test.each(immaterialEdits)('%s of an approved quote may still change', (kind) => {
    const quote = exampleQuote({ status: 'agent_approved' });
    expect(decideEditQuote(quote, { kind }, customer, today).ok).toBe(!isStaffEdit(kind));
    expect(decideEditQuote(quote, { kind }, agent, today).ok).toBe(true);
  });

  test.each(staffEdits)('%s are staff’s alone, whatever the status', (kind) => {
    for (const status of ['open', 'agent_required', 'agent_approved', 'bound'] as const) {
      for (const role of ['token:quote', 'global:user', 'organization:customer'] as const) {
        const decision = decideEditQuote(exampleQuote({ status }), { kind }, as(role), today);
        expect(codeOf(decision)).toBe('actor_not_allowed');
      }
    }
    expect(decideEditQuote(exampleQuote(), { kind }, agent, today).ok).toBe(true);
  });

  test.each(materialEdits)('%s of an approved quote waits until the approval is revoked', (kind) => {
    const decision = decideEditQuote(exampleQuote({ status: 'agent_approved' }), { kind }, agent, today);
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'quote_approved' } });
  });
});

describe('what an edit changes', () => {
  test.each(editKinds)('%s of an open quote raises its version by one', (kind) => {
    const decision = decideEditQuote(exampleQuote(), { kind }, agent, today);
    expect(decision).toMatchObject({ ok: true, event: { type: 'quote_edited', kind, version: 4 } });
  });

  test.each(materialEdits)('%s changes the content and clears the price', (kind) => {
    expect(isMaterial(kind)).toBe(true);
    const decision = decideEditQuote(exampleQuote(), { kind }, agent, today);
    expect(decision).toMatchObject({ event: { changesContent: true, clearsRating: true } });
  });

  test.each([
    ['payment_term', true],
    ['meta', false],
    ['custom_fields', false],
    ['note', false],
  ] as const)('%s keeps the content and clears the price: %s', (kind, clearsRating) => {
    expect(isMaterial(kind)).toBe(false);
    const decision = decideEditQuote(exampleQuote(), { kind }, agent, today);
    expect(decision).toMatchObject({ event: { changesContent: false, clearsRating } });
  });
});

describe('two tabs on one quote', () => {
  test.each([
    [undefined, null],
    [3, null],
    [2, 'quote_changed_elsewhere'],
    [4, 'quote_changed_elsewhere'],
  ])('an edit of version %s: %s', (version, code) => {
    const edit = version === undefined ? { kind: 'vehicle' as const } : { kind: 'vehicle' as const, version };
    const decision = decideEditQuote(exampleQuote(), edit, customer, today);
    expect(codeOf(decision)).toBe(code);
  });
});

describe('the end of an offer', () => {
  const expirationDate = day('2026-03-30');

  test.each(['open', 'agent_required', 'agent_approved'] as const)(
    'a quote that is %s takes no edit after its last day, job or no job',
    (status) => {
      const quote = exampleQuote({ status, expirationDate });
      expect(decideEditQuote(quote, { kind: 'note' }, agent, expirationDate).ok).toBe(true);
      const late = decideEditQuote(quote, { kind: 'note' }, agent, addDays(expirationDate, 1));
      expect(late).toMatchObject({ ok: false, refusal: { code: 'quote_expired' } });
    },
  );

  test('a rejected quote may be put right at any time', () => {
    const quote = exampleQuote({ status: 'ineligible', expirationDate });
    expect(decideEditQuote(quote, { kind: 'vehicle' }, agent, addDays(expirationDate, 10)).ok).toBe(true);
  });
});
