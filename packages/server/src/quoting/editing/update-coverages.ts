import { editable } from './editable-statuses.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { lineOf } from '@roadworthy/core/lines/line-for.ts';
import { readCovers } from '@roadworthy/core/lines/read-covers.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../../kernel/operation.ts';
import { editQuote } from './edit-quote.ts';
import { plansOf } from '@roadworthy/core/quoting/checkout/plans-of.ts';
import { words } from '@roadworthy/core/shared/words.ts';

export const updateCoverages = operation({
  name: 'update_coverages',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { coverages: { comprehensive: { deductible: 500 } } },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  async run(work) {
    const { quote_id, coverages, plan, version } = work.input;
    return editQuote(work, quote_id, { kind: 'coverages', version, answers: 'coverages' }, async ({ quote }) => {
      const decision = readCovers(lineOf(quote.provider), coverages);
      if (!decision.ok) return decision;
      const chosen = plan ? plansOf(quote).find((offer) => offer.plan === plan) : null;
      if (chosen === undefined)
        return refuse(
          'plan_unknown',
          words('Choose one of the plans shown.', 'Choisissez l’une des formules affichées.'),
          'plan',
        );
      await work.tx
        .updateTable('quotes')
        .set({ coverages: JSON.stringify(decision.event), plan: chosen?.plan ?? null })
        .where('quote_id', '=', quote_id)
        .execute();
      if (chosen?.valueType) {
        // A plan may also say what a total loss pays; the basis of each vehicle follows it.
        await work.tx
          .updateTable('vehicles')
          .set({ rating_value_type: chosen.valueType })
          .where('quote_id', '=', quote_id)
          .where('archived', 'is', null)
          .execute();
      }
      return { quote_id };
    });
  },
});
