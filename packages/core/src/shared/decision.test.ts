import { sameInBoth, words } from './words.ts';
import { describe, expect, it } from 'vitest';
import { accept, refuse } from './decision.ts';

describe('a decision', () => {
  it('accepts with the event that follows', () => {
    expect(accept({ type: 'policy_bound' })).toEqual({ ok: true, event: { type: 'policy_bound' } });
  });

  it('refuses with a code and what to do', () => {
    expect(refuse('quote_bound', words('Change the policy instead.', 'Modifiez plutôt la police.'))).toEqual({
      ok: false,
      refusal: { code: 'quote_bound', message: 'Change the policy instead.', french: 'Modifiez plutôt la police.' },
    });
  });

  it('names the field at fault only when there is one', () => {
    expect(refuse('vin_invalid', sameInBoth('Check the VIN.'), 'vehicle.vin').refusal.field).toBe('vehicle.vin');
    expect('field' in refuse('vin_invalid', sameInBoth('Check the VIN.')).refusal).toBe(false);
  });
});
