'use client';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import {
  type ComparedPlanFragment,
  UpdateCoveragesDocument,
  UpdateEffectiveDateDocument,
  UpdatePaymentTermDocument,
  UpdatePolicyDurationDocument,
} from '../../../generated/documents.ts';
import { isConflict } from '../../shared/answers/autosave.ts';
import { type CheckoutQuote, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';

type Field = 'plan' | 'coverages' | 'payment_term' | 'policy_duration_months' | 'effective_date';
type Chosen = Readonly<Partial<Record<Field, string>>>;
type Failures = Readonly<Partial<Record<Field, { value: string; message: string }>>>;

/** What is stored, under what was chosen since. */
const chosenOver = (quote: CheckoutQuote, chosen: Chosen) => ({
  plan: chosen.plan ?? quote.plan,
  coverages: chosen.coverages ?? JSON.stringify(quote.coverages),
  payment_term: chosen.payment_term ?? quote.payment_term,
  policy_duration_months: chosen.policy_duration_months ?? String(quote.policy_duration_months),
  effective_date: chosen.effective_date ?? quote.effective_date,
});

/** The choices of the plans step: each is shown at once, saved at once, and its refusal stands at its field. */
export function usePlanEdits(fallback: string) {
  const checkout = useLoadedCheckout();
  const { quote } = checkout.data;
  const edit = useQuoteEdit();
  const [chosen, setChosen] = useState<Chosen>({});
  const [failures, setFailures] = useState<Failures>({});
  const [last, setLast] = useState<(() => Promise<boolean>) | null>(null);

  async function send(field: Field, value: string, work: () => Promise<unknown>): Promise<boolean> {
    setChosen((known) => ({ ...known, [field]: value }));
    setLast(() => () => send(field, value, work));
    checkout.reportSave('saving');
    try {
      await work();
      checkout.reportSave('saved');
      setLast(null);
      setFailures((known) => Object.fromEntries(Object.entries(known).filter(([name]) => name !== field)));
      checkout.afterEdit([field]);
      return true;
    } catch (error) {
      if (isConflict(error)) checkout.reportSave('conflict');
      else if (error instanceof RequestError && error.code !== undefined) {
        checkout.reportSave('refused');
        setFailures((known) => ({ ...known, [field]: { value, message: readableMessage(error) ?? fallback } }));
      } else checkout.reportSave('failed');
      return false;
    }
  }

  const { quote_id } = quote;
  const value = chosenOver(quote, chosen);
  const errorOf = (field: Field) => (failures[field]?.value === value[field] ? failures[field]?.message : undefined);
  return {
    value,
    errorOf,
    retry: () => last?.() ?? Promise.resolve(true),
    async refresh(): Promise<void> {
      await checkout.refresh();
      checkout.reportSave('idle');
      await last?.();
    },
    choosePlan({ plan, coverages }: Pick<ComparedPlanFragment, 'plan' | 'coverages'>) {
      setChosen((known) => ({ ...known, coverages: JSON.stringify(coverages) }));
      return send('plan', plan, () => edit(UpdateCoveragesDocument, { quote_id, coverages, plan }));
    },
    /** Other covers or settings than those of the chosen plan. */
    adjust: (coverages: object) =>
      send('coverages', JSON.stringify(coverages), () =>
        edit(UpdateCoveragesDocument, { quote_id, coverages, plan: value.plan }),
      ),
    chooseTerm: (payment_term: string) =>
      send('payment_term', payment_term, () => edit(UpdatePaymentTermDocument, { quote_id, payment_term })),
    chooseDuration: (months: string) =>
      send('policy_duration_months', months, () =>
        edit(UpdatePolicyDurationDocument, { quote_id, policy_duration_months: Number(months) }),
      ),
    chooseDate: (effective_date: string) =>
      send('effective_date', effective_date, () => edit(UpdateEffectiveDateDocument, { quote_id, effective_date })),
    /** The day as it is being typed; it is saved when it is a whole one. */
    typeDate: (effective_date: string) => setChosen((known) => ({ ...known, effective_date })),
  };
}

export type PlanEdits = ReturnType<typeof usePlanEdits>;
