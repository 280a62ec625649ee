import { ownValue } from '../shared/text/own-value.ts';
import { fieldsOf } from './line-parts.ts';
import type { Line } from './line.ts';
import { type Words, words } from '../shared/words.ts';

const place = words('State or province', 'Province ou État');
const term = words('Length of the term', 'Durée de la période');
const base = words('Base rate', 'Taux de base');

/** What a factor of a trace is called under a line: by a name of its own, or as its field, its setting or its cover is; null for none of them. */
export function labelOfFactor(line: Line, factor: string): Words | null {
  const { factors, objects, term: length } = line.structure;
  const own = ownValue(line.factors ?? {}, factor);
  if (own) return own;
  if (factor === length.table) return term;
  const shape = ownValue(factors, factor);
  if (!shape) return line.covers.find(({ code }) => code === factor)?.label ?? null;
  if (shape.of === 'place') return place;
  if (shape.of === 'cover') {
    const settings = line.covers.flatMap(({ code, settings: own }) => (shape.coverages.includes(code) ? own : []));
    return settings.find(({ name }) => name === shape.answer)?.label ?? null;
  }
  if (shape.of === 'object' && shape.answer === objects.answer) return base;
  return fieldsOf(line, shape.of).find(({ name }) => name === shape.answer)?.label ?? null;
}
