import { expect, test } from 'vitest';
import { orderedActions } from './quote-action-order.ts';

const open = { allowed: true, code: null, message: null };
const closed = (code: string) => ({ allowed: false, code, message: 'No.' });

test('the first action that is allowed stands in the head, the others in the menu', () => {
  const may = { send: closed('expired'), reopen: open, link: open, revoke: closed('not_approved') };
  expect(orderedActions(may)).toEqual({ primary: 'reopen', others: ['send', 'link', 'revoke'] });
});

test('when nothing is allowed, the first one says why', () => {
  const no = closed('bound');
  expect(orderedActions({ send: no, reopen: no, link: no, revoke: no }).primary).toBe('send');
});

test('what the role never may is not offered', () => {
  const never = closed('permission_denied');
  expect(orderedActions({ send: never, reopen: never, link: never, revoke: never })).toEqual({
    primary: null,
    others: [],
  });
});
