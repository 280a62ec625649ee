import { describe, expect, it } from 'vitest';
import { accept, refuse } from './decision.ts';

describe('a decision', () => {
  it('accepts with the event that follows', () => {
    expect(accept({ type: 'policy_bound' })).toEqual({ ok: true, event: { type: 'policy_bound' } });
  });

  it('refuses with a code and what to do', () => {
    expect(refuse('quote_bound', 'Change the policy instead.')).toEqual({
      ok: false,
      refusal: { code: 'quote_bound', message: 'Change the policy instead.' },
    });
  });

  it('names the field at fault only when there is one', () => {
    expect(refuse('vin_invalid', 'Check the VIN.', 'vehicle.vin').refusal.field).toBe('vehicle.vin');
    expect('field' in refuse('vin_invalid', 'Check the VIN.').refusal).toBe(false);
  });
});
