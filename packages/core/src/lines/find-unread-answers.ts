import type { RateProblem, RowName, RowPlace } from '../rating/book/rate-problem.ts';
import type { RateRow } from '../rating/book/rate-rows.ts';
import type { RateStructure } from '../rating/rate-structure.ts';
import { sentence } from '../shared/text/sentence.ts';
import { lineFor } from './line-for.ts';
import { fieldsOf } from './line-parts.ts';
import { words } from '../shared/words.ts';

type Rates = {
  readonly provider: string;
  readonly structure: RateStructure;
  readonly rows: readonly RateRow[];
};

/**
 * The factors that go by an answer which their line does not ask before the price: it is never among what is rated, so
 * that nothing would have a price. Each stands at its first row.
 */
export function findUnreadAnswers(
  { provider, structure, rows }: Rates,
  placeOf: (row: RowName) => RowPlace,
): RateProblem[] {
  const line = lineFor(provider);
  if (!line) return [];
  return Object.entries(structure.factors).flatMap(([factor, { of, answer }]) => {
    if (of !== 'object' && of !== 'person' && of !== 'quote') return [];
    const field = fieldsOf(line, of).find(({ name }) => name === answer);
    if (!field || field.needed === 'price') return [];
    const first = rows.find((row) => row.factor === factor);
    const message = sentence(
      words(
        'Factor “{factor}” goes by “{answer}”, which nobody is asked before the price.',
        'Le facteur « {factor} » suit « {answer} », que l’on ne demande à personne avant le prix.',
      ),
      {
        factor,
        answer,
      },
    );
    return [{ ...message, path: `structure.factors.${factor}.answer`, row: first ? placeOf(first).row : null }];
  });
}
