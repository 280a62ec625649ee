import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddressChange,
  addressHours,
  decideAskAddress,
  decideCancelAddress,
  decideConfirmAddress,
  inboxesOf,
  linkState,
} from './address-change.ts';
import { addressStatuses, inboxes } from './vocabulary.ts';

const now = new Date('2026-06-15T12:00:00Z');
const requested: AddressChange = {
  purpose: 'sign_in',
  status: 'asked',
  confirmed: {
    former: false,
    new: false,
  },
  expires: new Date('2026-06-16T12:00:00Z'),
};
const codeOf = (decision: { ok: true } | { ok: false; refusal: { code: string } }) =>
  decision.ok ? null : decision.refusal.code;
const confirm = (change: Partial<AddressChange>, inbox: 'former' | 'new', isTaken = false, at = now) =>
  decideConfirmAddress({ ...requested, ...change }, inbox, { isTaken, now: at });

describe('another address', () => {
  test('is asked for in full, tidied', () => {
    expect(decideAskAddress({ email: ' New@Example.com ', current: 'ada@example.com' })).toEqual({
      ok: true,
      event: { email: 'new@example.com' },
    });
  });

  test.each(['', 'ada', 'ada@example', 'a@b.c, d@e.f', `${'a'.repeat(260)}@example.com`])(
    'is refused in its field when it is no full address: %s',
    (email) => {
      expect(decideAskAddress({ email, current: 'ada@example.com' })).toMatchObject({
        refusal: { code: 'email_invalid', field: 'email', message: 'Use a full address, like name@example.com' },
      });
    },
  );

  test('is another one', () => {
    expect(decideAskAddress({ email: 'ADA@example.com', current: 'ada@example.com' })).toMatchObject({
      refusal: { code: 'address_same', field: 'email' },
    });
  });

  test('is confirmed by both inboxes where somebody signs in with it, and by its own for letters', () => {
    expect(inboxesOf('sign_in')).toEqual(['new', 'former']);
    expect(inboxesOf('agent_letters')).toEqual(['new']);
  });

  test('counts once the second inbox has confirmed it, whichever that is', () => {
    for (const first of inboxes) {
      const second = first === 'new' ? 'former' : 'new';
      expect(confirm({}, first)).toEqual({ ok: true, event: { isDone: false, isNew: true } });
      const confirmed = { former: first === 'former', new: first === 'new' };
      expect(confirm({ confirmed }, second)).toEqual({ ok: true, event: { isDone: true, isNew: true } });
    }
  });

  test('never counts by one inbox of two, however often it confirms', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...inboxes), { maxLength: 6 }), (clicks) => {
        let change = requested;
        for (const inbox of clicks) {
          const decision = decideConfirmAddress(change, inbox, { isTaken: false, now });
          if (!decision.ok) throw new Error(decision.refusal.code);
          const confirmed = { ...change.confirmed, [inbox]: true };
          change = { ...change, confirmed, status: decision.event.isDone ? 'done' : 'asked' };
        }
        expect(change.status === 'done').toBe(new Set(clicks).size === 2);
      }),
      { seed: 7, verbose: true },
    );
  });

  test('for letters counts with its own inbox', () => {
    expect(confirm({ purpose: 'agent_letters' }, 'new')).toEqual({ ok: true, event: { isDone: true, isNew: true } });
  });

  test('confirmed twice changes nothing', () => {
    const again = confirm({ confirmed: { former: false, new: true } }, 'new');
    expect(again).toEqual({ ok: true, event: { isDone: false, isNew: false } });
    expect(confirm({ status: 'done' }, 'new')).toEqual({ ok: true, event: { isDone: true, isNew: false } });
  });

  test('that is somebody else’s by now is refused to its own inbox, and not told to the former one alone', () => {
    expect(codeOf(confirm({}, 'new', true))).toBe('address_taken');
    expect(codeOf(confirm({}, 'former', true))).toBeNull();
    expect(codeOf(confirm({ confirmed: { former: false, new: true } }, 'former', true))).toBe('address_taken');
  });

  test.each(addressStatuses)('%s is found by its link as written down here', (status) => {
    const expected = { asked: 'open', done: 'done', cancelled: 'over', replaced: 'over' }[status];
    expect(linkState({ ...requested, status }, 'new', now)).toBe(expected);
    expect(codeOf(confirm({ status }, 'new'))).toBe(expected === 'over' ? 'link_over' : null);
    expect(codeOf(decideCancelAddress({ status }))).toBe(status === 'asked' ? null : 'nothing_asked');
  });

  test('is too old at the end of its hours, to the minute', () => {
    const at = new Date(requested.expires.getTime() - 1);
    expect(linkState(requested, 'new', at)).toBe('open');
    expect(linkState(requested, 'new', requested.expires)).toBe('over');
    expect(codeOf(confirm({}, 'new', false, requested.expires))).toBe('link_over');
    expect(addressHours).toBe(24);
  });

  test('that waits for the other inbox says so to the one that has confirmed', () => {
    expect(linkState({ ...requested, confirmed: { former: false, new: true } }, 'new', now)).toBe('confirmed');
    expect(linkState({ ...requested, confirmed: { former: false, new: true } }, 'former', now)).toBe('open');
  });

  test('that nobody asked for cannot be taken back', () => {
    expect(codeOf(decideCancelAddress(null))).toBe('nothing_asked');
  });
});

describe('what an inbox reads of another address', () => {
  test.each([
    ['nobody has confirmed it', { former: false, new: false }, ['open', 'open']],
    ['the new inbox has', { former: false, new: true }, ['open', 'confirmed']],
    ['the former inbox has', { former: true, new: false }, ['confirmed', 'open']],
  ] as const)('while %s is written down here', (_when, confirmed, states) => {
    expect(inboxes.map((inbox) => linkState({ ...requested, confirmed }, inbox, now))).toEqual(states);
  });

  test('is the same to both once it counts, and once it is over', () => {
    for (const [status, state] of [
      ['done', 'done'],
      ['cancelled', 'over'],
      ['replaced', 'over'],
    ] as const) {
      expect(inboxes.map((inbox) => linkState({ ...requested, status }, inbox, now))).toEqual([state, state]);
    }
  });

  test('is over for good when its hours are', () => {
    const late = new Date(requested.expires.getTime() + 1);
    for (const inbox of inboxes) {
      expect(linkState({ ...requested, confirmed: { former: true, new: true } }, inbox, late)).toBe('over');
      expect(codeOf(confirm({}, inbox, false, late))).toBe('link_over');
      expect(codeOf(confirm({}, inbox, true, late))).toBe('link_over');
    }
  });

  test('says how long there was, where it is too late', () => {
    const refused = confirm({ status: 'cancelled' }, 'new');
    expect(refused).toMatchObject({
      refusal: { message: 'This link worked for 24 hours, and it is over. Ask for the change again.' },
    });
  });
});
