import { describe, expect, test } from 'vitest';
import { callerRoles } from '../identity/vocabulary.ts';
import { as, codeOf, exampleInsured, fieldOf } from '../quoting/quote.fixture.ts';
import { checkCorrectable, type Contact, decideCorrectNamedInsured } from './correct-named-insured.ts';
import { examplePolicy } from './policy.fixture.ts';
import { endedStatuses, policyStatuses } from './vocabulary.ts';

const agent = as('organization:agent');
const insured = { ...exampleInsured, email: 'ada@example.com', phone: '614-555-0101' };
const decide = (requested: Partial<Contact>) =>
  decideCorrectNamedInsured(
    examplePolicy(),
    insured,
    { email: 'ada@example.com', phone: '614-555-0101', ...requested },
    agent,
  );

describe('how a named insured is reached', () => {
  test('is corrected by address and number, tidied', () => {
    expect(decide({ email: ' Ada.Moreno@Example.com ' })).toEqual({
      ok: true,
      event: {
        type: 'named_insured_corrected',
        policyId: 'policy-1',
        quoteId: 'quote-1',
        entityId: insured.entityId,
        email: 'ada.moreno@example.com',
        phone: '614-555-0101',
        formerEmail: 'ada@example.com',
      },
    });
    expect(decide({ phone: ' ' })).toMatchObject({ ok: true, event: { phone: null } });
  });

  test('is neither nothing new nor what nobody could be reached by', () => {
    expect(codeOf(decide({}))).toBe('nothing_changed');
    expect(codeOf(decide({ email: '' }))).toBe('email_invalid');
    expect(fieldOf(decide({ email: 'ada' }))).toBe('named_insured.email');
    expect(codeOf(decide({ phone: '12' }))).toBe('phone_invalid');
    expect(fieldOf(decide({ phone: '12' }))).toBe('named_insured.phone');
  });

  test.each(policyStatuses)('is corrected of what lasts, %s as written down here', (status) => {
    const isOver = endedStatuses.some((one) => one === status);
    expect(codeOf(checkCorrectable({ status }, agent))).toBe(isOver ? 'policy_over' : null);
  });

  test.each(callerRoles)('is corrected by those who serve the policy, %s as written down here', (role) => {
    const serves = /agent|owner|service|^global:admin$/.test(role) && role !== 'global:organization_admin';
    expect(checkCorrectable({ status: 'active' }, as(role)).ok).toBe(serves);
  });
});
