import { editable } from './editable-statuses.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { checkEffectiveDate } from '@roadworthy/core/quoting/checks/check-effective-date.ts';
import { operation } from '../../kernel/operation.ts';
import { editQuote } from './edit-quote.ts';

export const updateEffectiveDate = operation({
  name: 'update_effective_date',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { effective_date: '2026-06-30' },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  badInput: [{ input: { effective_date: '2027-06-30' }, code: 'effective_date_out_of_range', field: 'effective_date' }],
  async run(work) {
    const { quote_id, effective_date, version } = work.input;
    return editQuote(work, quote_id, { kind: 'effective_date', version }, async (_stored, today) => {
      const checked = checkEffectiveDate(effective_date, today);
      if (!checked.ok) return checked;
      await work.tx
        .updateTable('quotes')
        .set({ effective_date: checked.event })
        .where('quote_id', '=', quote_id)
        .execute();
      return { quote_id };
    });
  },
});
