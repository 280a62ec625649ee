import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import type { Day } from '../../shared/time/day.ts';
import type { OpenInvoice } from '../ledger/allocate-payment.ts';
import { chargedByItself, type CollectedInvoice, dueNow, isDue } from './collect.ts';
import type { PaymentMethodKind } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';
import { paymentUnderWay } from '../../policies/cancellation/cancel-policy.ts';

/** The method on file, and whether it may be charged today. */
export type MethodOnFile = {
  readonly paymentMethodId: string;
  readonly kind: PaymentMethodKind;
  readonly isChargeable: boolean;
};

/** What a charge of everything due rests on. */
export type ChargeDueFacts = {
  readonly invoices: readonly (OpenInvoice & Pick<CollectedInvoice, 'told'>)[];
  readonly isUnderWay: boolean;
  readonly autopay: boolean;
  readonly method: MethodOnFile | null;
};

/** What is charged, in cents, for which invoices, and to what. */
export type ChargeDue = {
  readonly amount: Cents;
  readonly invoiceIds: readonly string[];
  readonly paymentMethodId: string;
  readonly isDebit: boolean;
};

export type ChargeDueRefusal =
  | 'payment_under_way'
  | 'nothing_due'
  | 'no_method_on_file'
  | 'method_not_chargeable'
  | 'debit_not_announced';

/** Whether what is due may be charged to the method on file now: everything, or of a bank account what was told in time. */
export function decideChargeDue(
  { invoices, isUnderWay, autopay, method }: ChargeDueFacts,
  today: Day,
): Decision<ChargeDue, ChargeDueRefusal> {
  if (isUnderWay) {
    return refuse('payment_under_way', paymentUnderWay);
  }
  if (dueNow(invoices) === 0)
    return refuse(
      'nothing_due',
      words('Nothing is due on this policy now.', 'Rien n’est à payer pour cette police en ce moment.'),
    );
  if (!autopay || method === null) {
    return refuse(
      'no_method_on_file',
      words(
        'No card or account may be charged by itself here. Send the customer the link to the billing page.',
        'Aucune carte ni aucun compte ne peut être débité automatiquement ici. Envoyez au client le lien vers la page de facturation.',
      ),
    );
  }
  if (!method.isChargeable) {
    return refuse(
      'method_not_chargeable',
      words(
        'The card or account on file has expired or was refused for good. Send the customer the link to the billing page to give another.',
        'La carte ou le compte au dossier est expiré ou a été refusé définitivement. Envoyez au client le lien vers la page de facturation pour qu’il en donne un autre.',
      ),
    );
  }
  const charged = chargedByItself(invoices, method.kind, today).filter(isDue);
  if (charged.length === 0) {
    return refuse(
      'debit_not_announced',
      words(
        'A bank account is debited ten days after its owner was told, at the soonest. Send the customer the link to the billing page to pay now.',
        'Un compte bancaire est débité au plus tôt dix jours après que son titulaire en a été avisé. Envoyez au client le lien vers la page de facturation pour qu’il paie maintenant.',
      ),
    );
  }
  const invoiceIds = charged.map(({ invoiceId }) => invoiceId);
  const { paymentMethodId, kind } = method;
  return accept({ amount: dueNow(charged), invoiceIds, paymentMethodId, isDebit: kind === 'bank' });
}
