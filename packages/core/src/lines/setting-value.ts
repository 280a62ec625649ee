import { ownValue } from '../shared/text/own-value.ts';
import { type Sentence, sentence, factAlone } from '../shared/text/sentence.ts';
import type { Setting } from './line.ts';
import { words } from '../shared/words.ts';

/** A value of a setting in words: an amount, a number of miles, or the value's own label. */
export function settingValue({ unit, labels = {} }: Setting, value: string | number): Sentence {
  const label = ownValue(labels, value);
  if (label) return sentence(label);
  if (typeof value === 'string') return { message: value };
  if (unit === 'dollars') return factAlone({ cents: value * 100 });
  if (unit === 'per_cent') return sentence(words('{percent} %', '{percent} %'), { percent: value });
  return unit === 'miles' ? sentence(words('{miles} miles', '{miles} milles'), { miles: value }) : factAlone(value);
}
