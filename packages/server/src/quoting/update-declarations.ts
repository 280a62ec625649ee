import { refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import { sentence } from '@roadworthy/core/shared/sentence.ts';
import { operation } from '../kernel/operation.ts';
import { editQuote } from './edit-quote.ts';

const mostIncidents = 20;

/** Counts of incidents are whole and small; everything else that is declared is kept as it came. */
function problemOf(declarations: unknown): Refused | null {
  if (typeof declarations !== 'object' || declarations === null || Array.isArray(declarations)) {
    return refuse('declaration_invalid', 'Declarations are an object of answers.', 'declarations');
  }
  const incidents = 'incidents' in declarations ? declarations.incidents : {};
  if (typeof incidents !== 'object' || incidents === null) {
    return refuse('declaration_invalid', 'Enter how many there were.', 'declarations.incidents');
  }
  const wrong = Object.entries(incidents).find(
    ([, count]) => !Number.isInteger(count) || Number(count) < 0 || Number(count) > mostIncidents,
  );
  if (!wrong) return null;
  const said = sentence('Enter a whole number from 0 to {most}.', { most: mostIncidents });
  return refuse('declaration_invalid', said, `declarations.incidents.${wrong[0]}`);
}

export const updateDeclarations = operation({
  name: 'update_declarations',
  permission: 'quote:edit',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const { quote_id, declarations, version } = work.input;
    return editQuote(work, quote_id, { kind: 'declarations', version }, async ({ quote }) => {
      const problem = problemOf(declarations);
      if (problem) return problem;
      await work.tx
        .updateTable('quotes')
        .set({ declarations: JSON.stringify({ ...quote.declarations, ...(declarations as object) }) })
        .where('quote_id', '=', quote_id)
        .execute();
      return { quote_id };
    });
  },
});
