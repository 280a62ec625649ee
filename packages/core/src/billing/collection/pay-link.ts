import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { PayLinkEnd } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';
import { paymentUnderWay } from '../../policies/cancellation/cancel-policy.ts';

/** How many days a link in a letter pays a policy. */
export const payLinkDays = 30;

/** A link to pay a policy with what is on file, without signing in. */
export type PayLink = {
  readonly expires: Date;
  /** What ended it before its time. */
  readonly endedBy: PayLinkEnd | null;
};

/** What of a policy's money paying by a link rests on; cents. */
export type PayLinkFacts = {
  /** Everything due, or else what is left of the next payment. */
  readonly amount: Cents;
  readonly isUnderWay: boolean;
  /** Whether the method on file may be charged. */
  readonly canCharge: boolean;
  readonly currency: 'USD' | 'CAD';
};

/** `no_method`: it says what is due, and who wants to pay signs in. */
export type PayLinkState = 'open' | 'no_method' | 'under_way' | 'paid' | 'over';

/** What a link opens at an instant. Of one that is over nothing is said but that. */
export function payLinkState(link: PayLink, facts: PayLinkFacts, now: Date): PayLinkState {
  if (now >= link.expires || (link.endedBy !== null && link.endedBy !== 'paid')) return 'over';
  if (link.endedBy === 'paid' || facts.amount === 0) return 'paid';
  if (facts.isUnderWay) return 'under_way';
  return facts.canCharge ? 'open' : 'no_method';
}

export type PayLinkRefusal =
  | 'link_over'
  | 'nothing_owed'
  | 'payment_under_way'
  | 'no_method_on_file'
  | 'amount_changed';

/** Whether a link pays now: exactly what was shown, with what is on file, while it is open. */
export function decidePayByLink(
  link: PayLink,
  facts: PayLinkFacts,
  amount: Cents,
  now: Date,
): Decision<Cents, PayLinkRefusal> {
  const state = payLinkState(link, facts, now);
  if (state === 'over')
    return refuse(
      'link_over',
      words(
        'This link is over. Open the newest e-mail, or sign in to pay.',
        'Ce lien n’est plus valide. Ouvrez le courriel le plus récent ou connectez-vous pour payer.',
      ),
    );
  if (state === 'paid')
    return refuse(
      'nothing_owed',
      words('What this link was for is paid.', 'Ce que ce lien permettait de payer est payé.'),
    );
  if (state === 'under_way') {
    return refuse('payment_under_way', paymentUnderWay);
  }
  if (state === 'no_method')
    return refuse(
      'no_method_on_file',
      words(
        'Nothing on file may be charged. Sign in to pay.',
        'Aucun mode de paiement au dossier ne peut être débité. Connectez-vous pour payer.',
      ),
    );
  if (amount !== facts.amount) {
    const message = sentence(
      words(
        'By now {amount} is due. Look at it again.',
        'Le montant dû est maintenant de {amount}. Vérifiez de nouveau.',
      ),
      {
        amount: { cents: facts.amount, currency: facts.currency },
      },
    );
    return refuse('amount_changed', message, 'amount');
  }
  return accept(amount);
}
