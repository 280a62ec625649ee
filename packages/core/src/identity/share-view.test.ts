import { expect, test } from 'vitest';
import { decideSharing, viewOfSomebodyElse } from './share-view.ts';
import { mostViews } from './vocabulary.ts';

const now = new Date('2026-06-15T14:00:00Z');
const before = new Date('2026-06-01T14:00:00Z');
const own = { isOwn: true, administers: false, shared: null, sharedByNow: 0 };
const foreign = { isOwn: false, administers: false, shared: before, sharedByNow: 1 };

test('its owner shares a view and takes it back', () => {
  expect(decideSharing(own, true, now)).toEqual({ ok: true, event: { shared: now } });
  expect(decideSharing({ ...own, shared: before }, false, now)).toEqual({ ok: true, event: { shared: null } });
});

test('what is shared already stays so since then, also where there is no room for another', () => {
  const full = { ...own, shared: before, sharedByNow: mostViews };
  expect(decideSharing(full, true, now)).toEqual({ ok: true, event: { shared: before } });
  expect(decideSharing({ ...full, shared: null }, true, now)).toMatchObject({ refusal: { code: 'views_full' } });
});

test('a colleague’s is ended by who answers for the organization’s people, and shared by nobody else', () => {
  const refused = { refusal: { code: 'view_of_somebody_else' } };
  expect(decideSharing(foreign, false, now)).toMatchObject(refused);
  expect(decideSharing({ ...foreign, administers: true }, false, now)).toEqual({ ok: true, event: { shared: null } });
  expect(decideSharing({ ...foreign, administers: true }, true, now)).toMatchObject(refused);
});

const refusals = { own: undefined, notOwn: 'view_of_somebody_else' } as const;
test.each([
  // Whose it is, whether the one who asks administers, what is wanted, and what stands against it.
  [true, false, true, refusals.own],
  [true, false, false, refusals.own],
  [true, true, true, refusals.own],
  [true, true, false, refusals.own],
  [false, false, true, refusals.notOwn],
  [false, false, false, refusals.notOwn],
  [false, true, true, refusals.notOwn],
  [false, true, false, refusals.own],
])('own %s, administers %s, to be shared %s: %s', (isOwn, administers, wanted, code) => {
  for (const shared of [null, before]) {
    const decision = decideSharing({ isOwn, administers, shared, sharedByNow: 1 }, wanted, now);
    expect(decision.ok ? undefined : decision.refusal.code).toBe(code);
  }
});

test('there is room for the last view, and for none after it', () => {
  expect(decideSharing({ ...own, sharedByNow: mostViews - 1 }, true, now)).toMatchObject({ ok: true });
  expect(decideSharing({ ...own, sharedByNow: mostViews }, true, now)).toMatchObject({
    refusal: { message: 'Your organization shares 12 views of this list already. One of them has to end first.' },
  });
  // Ending needs no room.
  const over = { ...own, shared: before, sharedByNow: mostViews + 3 };
  expect(decideSharing(over, false, now)).toMatchObject({ ok: true });
});

test('what a colleague keeps is refused with the way to a copy of one’s own', () => {
  expect(viewOfSomebodyElse().refusal).toMatchObject({
    code: 'view_of_somebody_else',
    message: 'This view is a colleague’s. Save a copy of your own to change it.',
  });
});
