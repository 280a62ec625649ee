import { describe, expect, test } from 'vitest';
import { checkPaymentTerm } from './check-payment-term.ts';

describe('a way to pay', () => {
  test('is taken when it is offered', () => {
    expect(checkPaymentTerm('monthly')).toEqual({ ok: true, event: 'monthly' });
    expect(checkPaymentTerm('pay_in_full', ['pay_in_full'])).toEqual({ ok: true, event: 'pay_in_full' });
  });

  test.each([
    ['weekly', undefined],
    ['', undefined],
    ['monthly', ['pay_in_full'] as const],
  ])('%j is refused in its field where %j is offered', (text, offered) => {
    expect(checkPaymentTerm(text, offered)).toMatchObject({
      refusal: { code: 'payment_term_not_offered', field: 'payment_term' },
    });
  });
});
