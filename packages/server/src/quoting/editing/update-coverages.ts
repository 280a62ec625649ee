import { editable } from './editable-statuses.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { readCoverages } from '@roadworthy/core/products/coverages.ts';
import { lineOfData } from '@roadworthy/core/lines/line-for.ts';
import { readCovers } from '@roadworthy/core/lines/read-covers.ts';
import { recommendPlan } from '@roadworthy/core/products/plans.ts';
import { type Plan, plans } from '@roadworthy/core/products/vocabulary.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../../kernel/operation.ts';
import { editQuote } from './edit-quote.ts';
import { planContextOf } from '@roadworthy/core/quoting/checkout/plans-of.ts';

function isPlan(text: string | null | undefined): text is Plan {
  return plans.some((plan) => plan === text);
}

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
      const line = lineOfData(quote.provider);
      const decision = line ? readCovers(line, coverages) : readCoverages(coverages);
      if (!decision.ok) return decision;
      const isOffered = line ? line.packages.some(({ code }) => code === plan) : isPlan(plan);
      if (plan && !isOffered) return refuse('plan_unknown', 'Choose one of the plans shown.', 'plan');
      const chosen = plan && isOffered ? plan : null;
      await work.tx
        .updateTable('quotes')
        .set({ coverages: JSON.stringify(decision.event), plan: chosen })
        .where('quote_id', '=', quote_id)
        .execute();
      if (isPlan(chosen)) {
        // A plan also says what a total loss pays; the basis of each vehicle follows it.
        await work.tx
          .updateTable('vehicles')
          .set({ rating_value_type: recommendPlan(chosen, planContextOf(quote)).valueType })
          .where('quote_id', '=', quote_id)
          .where('archived', 'is', null)
          .execute();
      }
      return { quote_id };
    });
  },
});
