import { ownValue } from '../shared/text/own-value.ts';
import { type Sentence, sentence } from '../shared/text/sentence.ts';
import type { Setting } from './line.ts';

/** A value of a setting in words: an amount, a number of miles, or the value's own label. */
export function settingValue({ unit, labels = {} }: Setting, value: string | number): Sentence {
  const label = ownValue(labels, value);
  if (label) return { message: label.en };
  if (typeof value === 'string') return { message: value };
  if (unit === 'dollars') return sentence('{amount}', { amount: { cents: value * 100 } });
  if (unit === 'per_cent') return sentence('{percent} %', { percent: value });
  return unit === 'miles' ? sentence('{miles} miles', { miles: value }) : sentence('{number}', { number: value });
}
