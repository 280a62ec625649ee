import { describe, expect, test } from 'vitest';
import { fittingPeople, mentionAt, stillMentioned, withMention } from './mentions.ts';

const people = [
  { id: '1', name: 'Dana Whitfield' },
  { id: '2', name: 'Owen Castellano' },
  { id: '3', name: 'Zoé Lœuillet' },
];

describe('a mention', () => {
  test.each([
    ['@', { from: 0, typed: '' }],
    ['Ask @ow', { from: 4, typed: 'ow' }],
    ['Ask @Owen Ca', { from: 4, typed: 'Owen Ca' }],
    ['One\n@Zoé', { from: 4, typed: 'Zoé' }],
    ['write to ada@example', null],
    ['Ask @Owen about the roof', null],
    ['No one', null],
  ])('of %j is seen where it is typed', (text, seen) => {
    expect(mentionAt(text, text.length)).toEqual(seen);
  });

  test('is looked for at the caret, not at the end', () => {
    expect(mentionAt('Ask @ow, please', 7)).toEqual({ from: 4, typed: 'ow' });
    expect(mentionAt('Ask @ow, please', 15)).toBeNull();
  });

  test('offers who is called so, by the first or the last name', () => {
    const names = (typed: string, most = 9) => fittingPeople(people, typed, most).map(({ id }) => id);
    expect(names('')).toEqual(['1', '2', '3']);
    expect(names('', 2)).toEqual(['1', '2']);
    expect(names('cas')).toEqual(['2']);
    expect(names('owen c')).toEqual(['2']);
    expect(names('ZOÉ')).toEqual(['3']);
    expect(names('ana')).toEqual([]);
  });

  test('puts the whole name in the place of its beginning and leaves the rest', () => {
    const owen = { id: '2', name: 'Owen Castellano' };
    const at = { from: 4, typed: 'ow' };
    expect(withMention('Ask @ow please', at, owen)).toEqual({ text: 'Ask @Owen Castellano please', caret: 21 });
  });

  test('counts once, and only while the name stands there', () => {
    const [dana, owen] = people;
    if (!dana || !owen) throw new Error('Nobody is there');
    expect(stillMentioned('@Dana Whitfield, look.', [dana, owen, dana])).toEqual([dana]);
  });
});
