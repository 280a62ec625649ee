import { describe, expect, it } from 'vitest';
import { rangeText } from './range-text.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a price range in text', () => {
  it('has whole dollars at both ends', () => {
    expect(plain(rangeText(46_749, 155_350, 'USD', 'en-US'))).toBe('$467 – $1,554');
  });

  it('names the currency as often as the language does, and whose dollars they are where they are not the reader’s', () => {
    expect(plain(rangeText(46_749, 155_350, 'CAD', 'fr-CA'))).toBe('467–1 554 $');
    expect(plain(rangeText(46_749, 155_350, 'USD', 'fr-CA'))).toBe('467–1 554 $ US');
  });

  it('is one amount where both ends are the same in whole dollars', () => {
    expect(rangeText(46_710, 46_740, 'CAD', 'en-CA')).toBe('$467');
  });
});
