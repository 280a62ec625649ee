import { expect, test } from 'vitest';
import { decideAnswerByLink, renewalLinkState } from './renewal-link.ts';
import { renewalStatuses } from './vocabulary.ts';

const now = new Date('2027-05-01T12:00:00Z');
const good = { isNewest: true, expires: new Date('2027-06-15T04:01:00Z') };

test('a link opens what is offered, or declined and not yet past, and says of all else how it stands', () => {
  const opened = Object.fromEntries(renewalStatuses.map((status) => [status, renewalLinkState(good, status, now)]));
  expect(opened).toMatchObject({ offered: 'open', declined: 'declined', in_review: 'waiting', rejected: 'over' });
  expect(opened).toMatchObject({ accepted: 'accepted', completed: 'accepted', expired: 'over', pending: 'waiting' });
});

test('an older link, one that was never sent, and one whose day has passed say nothing', () => {
  expect(renewalLinkState({ ...good, isNewest: false }, 'offered', now)).toBe('over');
  expect(renewalLinkState({ ...good, expires: null }, 'offered', now)).toBe('over');
  expect(renewalLinkState(good, 'offered', good.expires)).toBe('over');
});

test('a link answers an offer at the price that it showed, and no other', () => {
  for (const state of ['open', 'declined'] as const) {
    expect(decideAnswerByLink(state, 100, 100)).toMatchObject({ ok: true });
    expect(decideAnswerByLink(state, 100, 101)).toMatchObject({ refusal: { code: 'renewal_price_changed' } });
    expect(decideAnswerByLink(state, 100, null)).toMatchObject({ refusal: { code: 'renewal_price_changed' } });
  }
  for (const state of ['waiting', 'accepted', 'over'] as const) {
    expect(decideAnswerByLink(state, 100, 100)).toMatchObject({ refusal: { code: 'link_over' } });
  }
});
