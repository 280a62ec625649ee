import { checkDeclarations } from '@roadworthy/core/quoting/check-declarations.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../kernel/operation.ts';
import { quoteRoot } from './quote-root.ts';
import { editQuote } from './edit-quote.ts';

export const updateDeclarations = operation({
  name: 'update_declarations',
  permission: permissionFor('edit_quote'),
  root: quoteRoot,
  async run(work) {
    const { quote_id, declarations, version } = work.input;
    return editQuote(work, quote_id, { kind: 'declarations', version }, async ({ quote }) => {
      const checked = checkDeclarations(declarations);
      if (!checked.ok) return checked;
      await work.tx
        .updateTable('quotes')
        .set({ declarations: JSON.stringify({ ...quote.declarations, ...checked.event }) })
        .where('quote_id', '=', quote_id)
        .execute();
      return { quote_id };
    });
  },
});
