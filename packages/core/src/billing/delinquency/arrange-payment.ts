import type { Currency } from '../../shared/money/currency.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { type Collection, dueNow, missedOn } from '../collection/collect.ts';
import { firstMissed, nothingOverdue } from './non-payment-notice.ts';
import type { PaymentArranged } from '../events/delinquency.ts';
import { words } from '../../shared/words.ts';
import { paymentUnderWay } from '../../policies/cancellation/cancel-policy.ts';

export type ArrangementFacts = {
  readonly policy: { readonly policyId: string; readonly currency: Currency };
  readonly collection: Collection;
  /** The day where the risk is. */
  readonly today: Day;
};

export type ArrangementRefusal = 'policy_not_delinquent' | 'payment_under_way' | 'day_too_early' | 'day_too_late';

/** How far ahead somebody may agree, and how long after its day an invoice may wait in all (docs/rules.md, delinquency). */
const [daysAhead, daysInAll] = [14, 30];

/** The last day on which somebody may agree that what is overdue is paid; null where nothing is, or none is left. */
export function lastDayToArrange({ collection, today }: Pick<ArrangementFacts, 'collection' | 'today'>): Day | null {
  const missed = firstMissed(collection, today);
  if (missed === null) return null;
  const [near, far] = [addDays(today, daysAhead), addDays(missed.dueDate, daysInAll)];
  const last = near < far ? near : far;
  // Its day has passed: nobody may agree on one any more.
  return last <= today ? null : last;
}

/** The invoices that wait for the day that was agreed on: those that were missed. */
export function arrangedInvoices({ invoices, terms }: Collection, today: Day): readonly string[] {
  return invoices.flatMap((one) => {
    const from = missedOn(one, terms);
    return from !== null && from <= today ? [one.invoiceId] : [];
  });
}

/**
 * What is overdue is asked for again on a day that was agreed on, and the policy is not delinquent until then: two weeks
 * ahead at most, and no later than thirty days after the oldest fell due. A notice that has gone out stands.
 */
export function decideArrangement(facts: ArrangementFacts, payBy: Day): Decision<PaymentArranged, ArrangementRefusal> {
  const { policy, collection, today } = facts;
  const last = lastDayToArrange(facts);
  if (collection.status !== 'delinquent' || firstMissed(collection, today) === null) {
    return refuse('policy_not_delinquent', nothingOverdue);
  }
  if (last === null) {
    const form = words(
      'What is overdue was due more than {days} days ago: no other day is agreed on any more.',
      'Ce qui est en souffrance était dû il y a plus de {days} jours : on ne convient plus d’un autre jour.',
    );
    return refuse('day_too_late', sentence(form, { days: daysInAll }), 'pay_by');
  }
  if (collection.isUnderWay) {
    return refuse('payment_under_way', paymentUnderWay);
  }
  if (payBy <= today)
    return refuse(
      'day_too_early',
      words('Choose a day from tomorrow on.', 'Choisissez un jour à compter de demain.'),
      'pay_by',
    );
  if (payBy > last) {
    return refuse(
      'day_too_late',
      sentence(words('Choose a day no later than {last}.', 'Choisissez un jour au plus tard le {last}.'), { last }),
      'pay_by',
    );
  }
  const { policyId, currency } = policy;
  return accept({ type: 'payment_arranged', policyId, currency, amount: dueNow(collection.invoices), day: payBy });
}
