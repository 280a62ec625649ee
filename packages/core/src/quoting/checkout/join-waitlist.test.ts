import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../../identity/vocabulary.ts';
import { isWaitlistReason, waitlistReasons } from '../../products/vocabulary.ts';
import { decideJoinWaitlist, type WaitlistRequest } from './join-waitlist.ts';
import { isPermitted } from '../decide-transition.ts';
import type { Moratorium } from '../subject/moratoriums.ts';
import { as, codeOf, exampleMoratorium, fieldOf, today } from '../quote.fixture.ts';
import type { Area } from '../opening/start-quote.ts';

const florida: Area = { country: 'US', administrativeArea: 'FL', timeZone: 'America/New_York' };
const inState = (administrativeArea: string): Area => ({ ...florida, administrativeArea });
const quebec: Area = { country: 'CA', administrativeArea: 'QC', timeZone: 'America/Toronto' };
const product = { provider: 'personal', liveIn: ['US', 'CA-ON'], notLiveIn: ['US-HI'] };
const wanted: WaitlistRequest = {
  postalCode: '33602',
  vehicleClass: 'class_a',
  email: ' Ada@Example.com ',
  source: 'checkout',
  moratoriums: [],
};
const now = { today, at: new Date('2026-03-10T18:00:00Z') };
const join = (changes: Partial<WaitlistRequest> = {}, area: Area | null = florida) =>
  decideJoinWaitlist({ ...wanted, ...changes }, area, product, as('anonymous'), now);

describe('an address is kept for when we sell there', () => {
  test('with the place, the kind of vehicle, the reason and where it was said', () => {
    expect(join()).toEqual({
      ok: true,
      event: {
        email: 'ada@example.com',
        area: florida,
        postalCode: null,
        vehicleClass: 'class_a',
        reason: 'mandatory_line_not_offered',
        source: 'checkout',
      },
    });
  });

  test.each([
    ['96801', inState('HI'), 'class_a', 'product_not_live'],
    ['96801', inState('HI'), 'pop_up', 'product_not_live'],
    ['H2X 1Y4', quebec, 'travel_trailer', 'product_not_live'],
    ['27601', inState('NC'), 'class_c', 'mandatory_line_not_offered'],
    ['40202', inState('KY'), 'fifth_wheel', 'charge_not_levied'],
  ] as const)('%s: %j for a %s, since %s', (postalCode, area, vehicleClass, reason) => {
    expect(join({ postalCode, vehicleClass }, area)).toMatchObject({ ok: true, event: { reason } });
  });

  test('and said at the start or in the checkout, nowhere else', () => {
    const refused = join({ source: 'a billboard' });
    expect([codeOf(refused), fieldOf(refused)]).toEqual(['source_unknown', 'source']);
  });
});

describe('nobody waits', () => {
  test.each([
    ['for a trailer where trailers are sold', { vehicleClass: 'fifth_wheel' }, florida, 'sold_there', 'postal_code'],
    ['where everything is sold', { postalCode: '43215' }, inState('OH'), 'sold_there', 'postal_code'],
    ['without a place', { postalCode: '' }, null, 'postal_code_missing', 'postal_code'],
    ['for a place that does not exist', { postalCode: '00000' }, null, 'postal_code_unknown', 'postal_code'],
    ['for a place written wrong', { postalCode: '336' }, florida, 'postal_code_malformed', 'postal_code'],
    ['without an address', { email: '' }, florida, 'email_invalid', 'email'],
    ['at an address that is none', { email: 'ada at example' }, florida, 'email_invalid', 'email'],
    ['at two addresses', { email: 'a@b.example,c@d.example' }, florida, 'email_invalid', 'email'],
  ] as const)('%s', (_, changes, area, code, field) => {
    const decision = join(changes, area);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, field]);
  });

  test('of a moratorium only while one stops new cover of that line in that postal code', () => {
    const ohio = { ...florida, administrativeArea: 'OH' };
    const paused = (moratorium: Partial<Moratorium>, at = now.at) =>
      decideJoinWaitlist(
        { ...wanted, postalCode: '43215', moratoriums: [exampleMoratorium(moratorium)] },
        ...([ohio, product, as('anonymous'), { today, at }] as const),
      );
    expect(paused({})).toMatchObject({
      ok: true,
      event: { postalCode: '43215', area: ohio, reason: 'moratorium_active' },
    });
    const elsewhere = { states: [], postalCodes: ['44101'] };
    for (const other of [elsewhere, { provider: 'boat' }, { actions: ['collect'] }] as const) {
      expect(codeOf(paused(other))).toBe('sold_there');
    }
    expect(codeOf(paused({}, new Date('2026-03-12T12:00:00Z')))).toBe('sold_there');
    expect(codeOf(paused({}, new Date('2026-03-10T11:59:59Z')))).toBe('sold_there');
  });

  test('who may not start a quote either', () => {
    for (const role of [...callerRoles, ...impliedRoles]) {
      const code = codeOf(decideJoinWaitlist(wanted, florida, product, as(role), now));
      expect([role, code]).toEqual([role, isPermitted(role, 'start_quote') ? null : 'actor_not_allowed']);
    }
  });
});

test.each([...waitlistReasons, 'postal_code_unknown', undefined])(
  'the code %s says that nothing is sold: as listed',
  (code) => {
    expect(isWaitlistReason(code)).toBe(code !== undefined && (waitlistReasons as readonly string[]).includes(code));
  },
);
