import { describe, expect, test } from 'vitest';
import { addDays } from '../../shared/time/day.ts';
import { decideStartQuote, offerDays, type Area } from './start-quote.ts';
import { as, codeOf, today } from '../quote.fixture.ts';

const ohio: Area = { country: 'US', administrativeArea: 'OH', timeZone: 'America/New_York' };
const ontario: Area = { country: 'CA', administrativeArea: 'ON', timeZone: 'America/Toronto' };
const product = { provider: 'personal', liveIn: ['US', 'CA-ON'], notLiveIn: ['US-HI', 'US-MA'] };
const visitor = as('anonymous');
const trailer = { vehicleClass: 'travel_trailer' } as const;

describe('starting a quote', () => {
  test('gives an open quote from tomorrow that may be bought for 30 days', () => {
    expect(decideStartQuote({ ...trailer, postalCode: '44114' }, ohio, product, visitor, today)).toEqual({
      ok: true,
      event: {
        type: 'quote_started',
        kind: 'quote',
        status: 'open',
        postalCode: '44114',
        area: ohio,
        effectiveDate: addDays(today, 1),
        expirationDate: addDays(today, offerDays),
      },
    });
  });

  test.each([
    ['organization:agent', null],
    ['global:service_agent', null],
    ['anonymous', 'agents_only'],
    ['global:user', 'agents_only'],
    ['organization:underwriter', 'actor_not_allowed'],
  ] as const)('of an application is for agents: %s', (role, code) => {
    const wish = { ...trailer, postalCode: '44114', kind: 'brown_brown_application' } as const;
    const decision = decideStartQuote(wish, ohio, product, as(role), today);
    expect(codeOf(decision)).toBe(code);
    if (decision.ok) expect(decision.event.kind).toBe('brown_brown_application');
  });

  test('writes a Canadian code as the post does', () => {
    const decision = decideStartQuote({ ...trailer, postalCode: 'k1a0b1' }, ontario, product, visitor, today);
    expect(decision).toMatchObject({ ok: true, event: { postalCode: 'K1A 0B1' } });
  });

  test.each([
    ['anonymous', true],
    ['global:user', true],
    ['organization:agent', true],
    ['global:service_agent', true],
    ['system', true],
    ['organization:underwriter', false],
    ['global:read_only', false],
    ['global:actuary', false],
    ['email', false],
    ['token:claim', false],
  ] as const)('is open to %s: %s', (role, open) => {
    const decision = decideStartQuote({ ...trailer, postalCode: '44114' }, ohio, product, as(role), today);
    expect(codeOf(decision)).toBe(open ? null : 'actor_not_allowed');
  });

  test.each([
    ['', ohio, 'postal_code_missing'],
    ['4411', ohio, 'postal_code_malformed'],
    ['00000', null, 'postal_code_unknown'],
    ['44114', ontario, 'postal_code_unknown'],
    ['96801', { ...ohio, administrativeArea: 'HI' }, 'product_not_live'],
    ['02108', { ...ohio, administrativeArea: 'MA' }, 'product_not_live'],
    ['H2X 1Y4', { ...ontario, administrativeArea: 'QC' }, 'product_not_live'],
  ])('refuses postal code "%s" at its field', (postalCode, area, code) => {
    const decision = decideStartQuote({ ...trailer, postalCode }, area, product, visitor, today);
    expect(decision).toMatchObject({ ok: false, refusal: { code, field: 'postal_code' } });
  });

  test.each([
    ['33602', 'FL', 'class_a', 'mandatory_line_not_offered'],
    ['33602', 'FL', 'fifth_wheel', null],
    ['75201', 'TX', 'class_c', 'mandatory_line_not_offered'],
    ['40202', 'KY', 'pop_up', 'charge_not_levied'],
    ['80202', 'CO', 'class_b', null],
    ['44114', 'OH', 'bus_conversion', null],
  ] as const)('for %s in %s of a %s: %s', (postalCode, administrativeArea, vehicleClass, code) => {
    const area = { ...ohio, administrativeArea };
    const decision = decideStartQuote({ postalCode, vehicleClass }, area, product, visitor, today);
    expect(codeOf(decision)).toBe(code);
    if (code !== null) expect(decision).toMatchObject({ refusal: { field: 'postal_code' } });
  });

  test.each([
    [-1, 'effective_date_out_of_range'],
    [0, null],
    [60, null],
    [61, 'effective_date_out_of_range'],
  ])('cover %i days ahead: %s', (days, code) => {
    const request = { ...trailer, postalCode: '44114', effectiveDate: addDays(today, days) };
    const decision = decideStartQuote(request, ohio, product, visitor, today);
    expect(codeOf(decision)).toBe(code);
  });

  test('refuses a day that no calendar has', () => {
    const request = { ...trailer, postalCode: '44114', effectiveDate: '2026-02-30' };
    const decision = decideStartQuote(request, ohio, product, visitor, today);
    expect(decision).toMatchObject({ refusal: { code: 'day_not_valid', field: 'effective_date' } });
  });

  test.each([
    ['boat', 'class_a', 'not_insured_by_line'],
    ['windshield', 'travel_trailer', 'not_insured_by_line'],
    ['windshield', 'class_c', null],
  ] as const)('under the line of %s for a %s: %s', (provider, vehicleClass, code) => {
    const decision = decideStartQuote(
      { postalCode: '44114', vehicleClass },
      ohio,
      { ...product, provider },
      visitor,
      today,
    );
    expect(codeOf(decision)).toBe(code);
    if (code !== null) expect(decision).toMatchObject({ refusal: { field: 'vehicle_class' } });
  });

  test.each([
    ['pro', 'anonymous', 'agents_only'],
    ['pro', 'global:user', 'agents_only'],
    ['pro', 'organization:agent', null],
    ['safeco', 'anonymous', 'sold_elsewhere'],
    ['external', 'organization:agent', 'sold_elsewhere'],
    ['windshield', 'anonymous', null],
  ] as const)('of %s is not started by everybody, as by %s: %s', (provider, role, code) => {
    const request = { postalCode: '44114', vehicleClass: 'class_c' } as const;
    const decision = decideStartQuote(request, ohio, { ...product, provider }, as(role), today);
    expect(codeOf(decision)).toBe(code);
    if (code !== null) expect(decision).toMatchObject({ refusal: { field: 'provider' } });
  });
});
