import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { editQuote } from './edit-quote.ts';

const mostIncidents = 20;

/** Counts of incidents are whole and small; everything else that is declared is kept as it came. */
function problemOf(declarations: unknown): { field: string; message: string } | null {
  if (typeof declarations !== 'object' || declarations === null || Array.isArray(declarations)) {
    return { field: 'declarations', message: 'Declarations are an object of answers.' };
  }
  const incidents = 'incidents' in declarations ? declarations.incidents : {};
  if (typeof incidents !== 'object' || incidents === null) {
    return { field: 'declarations.incidents', message: 'Enter how many there were.' };
  }
  const wrong = Object.entries(incidents).find(
    ([, count]) => !Number.isInteger(count) || Number(count) < 0 || Number(count) > mostIncidents,
  );
  if (!wrong) return null;
  return { field: `declarations.incidents.${wrong[0]}`, message: `Enter a whole number from 0 to ${mostIncidents}.` };
}

export const updateDeclarations = operation({
  name: 'update_declarations',
  permission: 'quote:edit',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const { quote_id, declarations, version } = work.input;
    return editQuote(work, quote_id, { kind: 'declarations', version }, async ({ quote }) => {
      const problem = problemOf(declarations);
      if (problem) return refuse('declaration_invalid', problem.message, problem.field);
      await work.tx
        .updateTable('quotes')
        .set({ declarations: JSON.stringify({ ...quote.declarations, ...(declarations as object) }) })
        .where('quote_id', '=', quote_id)
        .execute();
      return { quote_id };
    });
  },
});
