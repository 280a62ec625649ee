import { expect, test } from 'vitest';
import { bulkAnswer, splitRows } from './bulk-answer.ts';

const open = { allowed: true, code: null, message: null };
const closed = (code: string, message: string) => ({ allowed: false, code, message });

test('an action that every row allows is open', () => {
  expect(bulkAnswer([open, open])).toEqual({ kind: 'open' });
});

test('an action that some rows refuse is closed, and says why', () => {
  expect(bulkAnswer([open, closed('not_approved', 'It is not approved.'), closed('expired', 'It ended.')])).toEqual({
    kind: 'closed',
    blocked: 2,
    why: 'It is not approved.',
  });
});

test('an action that the role never has is not there', () => {
  expect(bulkAnswer([closed('actor_not_allowed', 'No.'), closed('actor_not_allowed', 'No.')])).toEqual({
    kind: 'absent',
  });
});

test('rows that refuse an action are named with what each says, the others are taken', () => {
  const abilities = [open, closed('not_plain', 'A claim was filed.'), open];
  expect(splitRows(['a', 'b', 'c'], (at) => abilities[at])).toEqual({
    taken: ['a', 'c'],
    leftOut: [{ key: 'b', why: 'A claim was filed.' }],
  });
});
