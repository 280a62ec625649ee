import { describe, expect, test } from 'vitest';
import { lines } from './line-for.ts';
import { fieldPath, fieldsOf, groupOfKind, isOfGroup, isOpen } from './line-parts.ts';
import { examples } from './testing/example-objects.ts';
import { snowmobile } from './testing/snowmobile.ts';

describe.each(lines.map((line) => [line.provider, line] as const))('the parts of %s', (provider, line) => {
  test('are the fields of what is insured, of persons and of the whole, each once', () => {
    const found = (['object', 'person', 'quote'] as const).flatMap((of) => fieldsOf(line, of));
    expect(found).toEqual([...line.objects.fields, ...(line.persons?.fields ?? []), ...line.fields]);
  });

  test('name a group for each kind and for nothing else', () => {
    expect(line.objects.kinds.map(({ value }) => groupOfKind(line, value))).toEqual(
      line.objects.kinds.map(({ group }) => group),
    );
    for (const none of [null, undefined, '', `no kind of ${provider}`]) expect(groupOfKind(line, none)).toBeUndefined();
  });
});

test('a line without persons has no fields of theirs', () => {
  expect(fieldsOf({ ...snowmobile, persons: null }, 'person')).toEqual([]);
});

test('a field is spelled as the quote spells it, or by its name', () => {
  expect([fieldPath({ name: 'value', path: 'rating_value' }), fieldPath({ name: 'year' })]).toEqual([
    'rating_value',
    'year',
  ]);
});

test.each([
  [undefined, 'motorised', true],
  [undefined, undefined, true],
  [['motorised'], 'motorised', true],
  [['motorised'], 'towed', false],
  [['motorised'], undefined, false],
  [[], 'motorised', false],
] as const)('what only %j have is had by %s: %s', (groups, group, isHad) => {
  expect(isOfGroup(groups, group)).toBe(isHad);
});

test('null, nothing and an empty text are open; no, zero and everything that was said are not', () => {
  expect([null, undefined, ''].map(isOpen)).toEqual([true, true, true]);
  expect([false, 0, ' ', 'no', ...examples.boat.vehicles].map(isOpen)).not.toContain(true);
});
