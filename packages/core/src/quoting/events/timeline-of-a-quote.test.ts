import { describe, expect, test } from 'vitest';
import { decideChangeQuoteOrganization } from '../editing/change-quote-organization.ts';
import { decideSendQuoteToCustomer } from '../opening/send-quote-to-customer.ts';
import { decideSignQuote } from '../signing/sign-quote.ts';
import { decideTransition } from '../decide-transition.ts';
import { as, exampleFacts, exampleQuote, exampleReading, today } from '../quote.fixture.ts';
import { agentApprovalRevoked, quoteSent } from './offers.ts';
import { quoteHandedOver, quoteOrganizationChanged } from './owners.ts';
import { quoteSigned } from './signatures.ts';

describe('the timeline of a quote', () => {
  test('keeps that it was sent when the approval is revoked: each is an entry of its own', () => {
    const sent = decideSendQuoteToCustomer(
      exampleQuote(),
      { sendEmail: false },
      as('organization:agent'),
      exampleFacts(),
    );
    if (!sent.ok) throw new Error(sent.refusal.message);
    const approved = exampleQuote({ status: sent.event.to, resumeStatus: sent.event.resumeStatus });
    const revoked = decideTransition(approved, 'revoke_agent_approval', as('organization:agent'), exampleFacts());
    if (!revoked.ok) throw new Error(revoked.refusal.message);
    expect(quoteSent.entryOf(sent.event)).toMatchObject({ quoteId: approved.quoteId, visible: true });
    expect(agentApprovalRevoked.entryOf(revoked.event)).toMatchObject({ quoteId: approved.quoteId });
  });

  test('names who signed as they typed it', () => {
    const request = { name: "RENÉE  O'Neill", consent: true, reading: exampleReading() };
    const signed = decideSignQuote(exampleQuote(), request, as('token:quote'), exampleFacts());
    if (!signed.ok) throw new Error(signed.refusal.message);
    expect(quoteSigned.entryOf(signed.event)).toMatchObject({
      facts: { name: "RENÉE O'Neill" },
      visible: true,
    });
  });

  test('names both organizations of a quote that moved to staff alone, as they were called', () => {
    const product = {
      productId: 'product-2',
      liveIn: ['US'],
      notLiveIn: [],
      spansStates: true,
      availablePaymentTerms: ['monthly'],
      availablePolicyDurationMonths: [12],
    };
    const prairie = { organizationId: 'organization-2', name: 'Prairie RV', product };
    const quote = exampleQuote();
    const moved = decideChangeQuoteOrganization(quote, { name: 'Harbor RV' }, prairie, as('global:admin'), today);
    if (!moved.ok) throw new Error(moved.refusal.message);
    const price = { before: 104_753, after: 118_000 };
    expect(quoteOrganizationChanged.entryOf({ ...moved.event, price })).toEqual({
      quoteId: quote.quoteId,
      price,
      facts: { from: 'Harbor RV', to: 'Prairie RV' },
      visible: false,
    });
  });

  test('says to staff alone how a quote is handed to and fro', () => {
    const quote = exampleQuote();
    const handed = decideTransition(quote, 'hand_over_quote', as('organization:agent'), exampleFacts());
    if (!handed.ok) throw new Error(handed.refusal.message);
    const entry = quoteHandedOver.entryOf(handed.event);
    expect(entry).toEqual({ quoteId: quote.quoteId, facts: { to: 'agent_required' }, visible: false });
  });
});
