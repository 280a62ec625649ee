import { may, type Principal } from '../../identity/principal.ts';
import type { Policy } from '../../policies/policy.ts';
import type { CancellationReason } from '../../policies/vocabulary.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { type StoppedCover, stoppedRefusal } from '../../quoting/subject/moratoriums.ts';
import { defaultParameters, type ProductParameters } from '../../products/product-parameters.ts';
import type { PaymentMethodKind } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';
import { moneyUnderWay } from '../endorsement/endorse-policy.ts';

const termIsOver = words(
  'The term is over. Start a new quote.',
  'Le terme est écoulé. Commencez une nouvelle soumission.',
);

/** How a product reinstates terms: parameters of it (docs/rules.md, reinstatement). */
export type ReinstatementTerms = {
  /** Days after the end of cover within which it may go on again. */
  readonly days: number;
  /** How often within a term. */
  readonly most: number;
  /** Cents. */
  readonly fee: Cents;
};

/** How a product reinstates terms, of what it says of them. */
export function reinstatementTermsOf(
  parameters: Pick<ProductParameters, 'reinstatementDays' | 'reinstatements' | 'reinstatementFee'>,
): ReinstatementTerms {
  const { reinstatementDays: days, reinstatements: most, reinstatementFee: fee } = parameters;
  return { days, most, fee };
}

/** What counts where a product says nothing. */
export const defaultReinstatement = reinstatementTermsOf(defaultParameters);

/** What is known of a policy that somebody wants to be in force again. */
export type ReinstateFacts = {
  readonly policy: Pick<
    Policy,
    'policyId' | 'status' | 'effectiveDate' | 'expirationDate' | 'cancelledAsOf' | 'cancellationReason' | 'currency'
  >;
  /** The day of cover where the risk is. */
  readonly today: Day;
  /** How often this term was reinstated before. */
  readonly reinstated: number;
  /** The days on which something happened that was claimed under this term. */
  readonly incidents: readonly Day[];
  readonly terms: ReinstatementTerms;
  /** What stops reinstating with a gap there; null where nothing does. */
  readonly stoppedBy: StoppedCover | null;
  /** Whether a payment or a refund is under way whose outcome nobody knows yet. */
  readonly isMoneyUnderWay: boolean;
  /** Who may sign that nothing happened. */
  readonly insureds: readonly string[];
};

/** Whether cover has a gap, and the signed statement that nothing happened since it ended. */
export type ReinstatementRequest = { readonly hasLapse: boolean; readonly signedBy: string; readonly signedOn: Day };

export type ReinstatementDecided = {
  readonly type: 'reinstatement_decided';
  readonly policyId: string;
  readonly cancelled: Day;
  /** Cover goes on from 12:01 a.m. of it. */
  readonly resumes: Day;
  readonly hasLapse: boolean;
  readonly fee: Cents;
};

export type ReinstateRefusal =
  | 'policy_not_cancelled'
  | 'never_in_force'
  | 'nothing_left_to_insure'
  | 'ended_by_underwriter'
  | 'reinstatement_too_late'
  | 'reinstated_too_often'
  | 'term_over'
  | 'loss_in_gap'
  | 'moratorium_active'
  | 'money_under_way'
  | 'statement_missing'
  | 'statement_not_by_insured'
  | 'statement_day';

/** The wording of the statement that is signed; a change of it is another version. */
export const noLossVersion = '2026-11';

const ofInsurer: readonly CancellationReason[] = [
  'uw_post_bind',
  'license_suspended',
  'misrepresentation',
  'fraud_claim',
];
const ofNothing: readonly CancellationReason[] = ['total_loss', 'duplicate', 'rewrite', 'never_taken'];

/** Whether a policy stands so that its cover may go on again, whoever signs what. */
export function checkReinstatable(facts: ReinstateFacts, actor: Principal): Refusal<ReinstateRefusal> | null {
  const { policy, today, terms } = facts;
  const { cancelledAsOf: ended, cancellationReason: reason } = policy;
  if (policy.status !== 'cancelled' || ended === null || reason === null) {
    return refusal(
      'policy_not_cancelled',
      words('Only a cancelled policy is reinstated.', 'Seule une police résiliée peut être remise en vigueur.'),
    );
  }
  if (ended <= policy.effectiveDate) {
    return refusal(
      'never_in_force',
      words(
        'This policy counts as never issued. Start a new quote.',
        'Cette police est réputée n’avoir jamais été établie. Commencez une nouvelle soumission.',
      ),
    );
  }
  if (ofNothing.includes(reason)) {
    return refusal(
      'nothing_left_to_insure',
      words(
        'Nothing is left to insure under this policy. Start a new quote.',
        'Il n’y a plus rien à assurer au titre de cette police. Commencez une nouvelle soumission.',
      ),
    );
  }
  if (ofInsurer.includes(reason) && !may(actor, 'policy:backdate')) {
    return refusal(
      'ended_by_underwriter',
      words(
        'An underwriter ended this policy. Only an underwriter reinstates it.',
        'Un souscripteur a mis fin à cette police. Seul un souscripteur peut la remettre en vigueur.',
      ),
    );
  }
  const last = addDays(ended, terms.days);
  if (today > last) {
    const form = words(
      'A policy is reinstated within {days} days; the last was {last}. Start a new quote.',
      'Une police est remise en vigueur dans un délai de {days} jours, dont le dernier était le {last}. Commencez une nouvelle soumission.',
    );
    return refusal('reinstatement_too_late', sentence(form, { days: terms.days, last }));
  }
  if (today >= policy.expirationDate) {
    return refusal('term_over', termIsOver);
  }
  if (facts.reinstated >= terms.most) {
    const form = words(
      'A term is reinstated {count} times at most. Start a new quote.',
      'Un terme est remis en vigueur au plus {count} fois. Commencez une nouvelle soumission.',
    );
    return refusal('reinstated_too_often', sentence(form, { count: terms.most }));
  }
  const loss = facts.incidents.find((on) => on >= ended);
  if (loss !== undefined) {
    const form = words(
      'Something that happened on {day}, without cover, was claimed. This policy stays cancelled.',
      'Une réclamation vise ce qui est arrivé le {day}, sans protection. Cette police reste résiliée.',
    );
    return refusal('loss_in_gap', sentence(form, { day: loss }));
  }
  if (facts.isMoneyUnderWay) {
    return refusal('money_under_way', moneyUnderWay);
  }
  return null;
}

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');

function findStatementProblem(
  { today, insureds }: ReinstateFacts,
  { signedBy, signedOn }: ReinstatementRequest,
): Refusal<ReinstateRefusal> | null {
  if (signedBy.trim() === '') {
    return refusal(
      'statement_missing',
      words(
        'Enter who signed that nothing happened since cover ended.',
        'Indiquez qui a signé que rien n’est arrivé depuis la fin de la protection.',
      ),
      'signed_by',
    );
  }
  if (!insureds.some((name) => plain(name) === plain(signedBy))) {
    const form = words(
      'An insured signs the statement: {names}.',
      'C’est un assuré qui signe la déclaration : {names}.',
    );
    return refusal('statement_not_by_insured', sentence(form, { names: insureds.join(', ') }), 'signed_by');
  }
  // It covers the days up to its signature: an older one says nothing of those since.
  if (signedOn === today) return null;
  const form = words(
    'The statement has to be signed on {today}: it covers the days up to its signature.',
    'La déclaration doit être signée le {today} : elle couvre les jours jusqu’à sa signature.',
  );
  return refusal('statement_day', sentence(form, { today }), 'signed_on');
}

/** From when on cover would go on: without a gap from the day on which it ended, with one from the day after payment. */
export function resumesOn({ policy, today }: Pick<ReinstateFacts, 'policy' | 'today'>, hasLapse: boolean): Day {
  return hasLapse ? addDays(today, 1) : (policy.cancelledAsOf ?? today);
}

/**
 * Cover that was cancelled goes on (docs/rules.md, reinstatement), within the days and as often as the product allows,
 * once an insured signed that nothing happened meanwhile; with a gap from 12:01 a.m. after it is paid.
 */
export function decideReinstate(
  facts: ReinstateFacts,
  request: ReinstatementRequest,
  actor: Principal,
): Decision<ReinstatementDecided, ReinstateRefusal> {
  const problem =
    checkReinstatable(facts, actor) ?? findLapseProblem(facts, request) ?? findStatementProblem(facts, request);
  if (problem) return { ok: false, refusal: problem };
  const { policy, today, terms } = facts;
  return accept({
    type: 'reinstatement_decided',
    policyId: policy.policyId,
    cancelled: policy.cancelledAsOf ?? today,
    resumes: resumesOn(facts, request.hasLapse),
    hasLapse: request.hasLapse,
    fee: terms.fee,
  });
}

/** What stands in the way of a gap alone. */
export function findLapseProblem(
  facts: ReinstateFacts,
  { hasLapse }: Pick<ReinstatementRequest, 'hasLapse'>,
): Refusal<ReinstateRefusal> | null {
  if (!hasLapse) return null;
  if (resumesOn(facts, true) >= facts.policy.expirationDate) {
    return refusal('term_over', termIsOver);
  }
  if (facts.stoppedBy === null) return null;
  return stoppedRefusal(
    facts.stoppedBy,
    words(
      'A policy goes on without a gap there, or later. {moratorium}',
      'Une police s’y poursuit sans interruption, ou plus tard. {moratorium}',
    ),
    'has_lapse',
  );
}

export type MethodRefusal = 'no_method_on_file' | 'method_not_chargeable' | 'debit_too_slow';

type Method = { readonly paymentMethodId: string; readonly kind: PaymentMethodKind; readonly isChargeable: boolean };

function checkForStaff(method: Method | null): Decision<string, MethodRefusal> {
  if (method === null) {
    return refuse(
      'no_method_on_file',
      words(
        'No card is on file. The customer gives one on their billing page; the link to it stands under Billing.',
        'Aucune carte n’est au dossier. Le client en donne une sur sa page de facturation ; le lien se trouve sous Facturation.',
      ),
    );
  }
  if (method.kind === 'bank') {
    return refuse(
      'debit_too_slow',
      words(
        'A bank account takes days to pay, and cover goes on once it is paid. Ask for a card.',
        'Un compte bancaire met des jours à payer, et la protection ne se poursuit qu’une fois payée. Demandez une carte.',
      ),
    );
  }
  if (!method.isChargeable) {
    return refuse(
      'method_not_chargeable',
      words(
        'The card on file has expired or was declined for good. The customer gives another on their billing page.',
        'La carte au dossier est expirée ou a été refusée définitivement. Le client en donne une autre sur sa page de facturation.',
      ),
    );
  }
  return accept(method.paymentMethodId);
}

/** Whether the method on file can pay at once what reinstating costs; insureds enter a card where it cannot. */
export function checkMethod(method: Method | null, actor: Principal): Decision<string, MethodRefusal> {
  const checked = checkForStaff(method);
  if (checked.ok || may(actor, 'billing:reinstate')) return checked;
  return refuse(
    checked.refusal.code,
    words('Enter a card to pay with.', 'Entrez une carte pour payer.'),
    'method_token',
  );
}

/** Whether somebody agreed to the amount that is charged as things stand. */
export function checkCharged(
  charged: Cents,
  due: Cents,
  currency: Policy['currency'],
): Decision<Cents, 'amount_changed'> {
  if (charged === due) return accept(due);
  const form = words(
    'By now {due} has to be charged. Look at it again.',
    'Il faut maintenant porter {due} à la carte. Vérifiez de nouveau.',
  );
  return refuse('amount_changed', sentence(form, { due: { cents: due, currency } }), 'charged_amount');
}
