import { may, type Principal } from '../../identity/principal.ts';
import type { Permission } from '../../identity/permission-roles.ts';
import { isCustomer } from '../../identity/vocabulary.ts';
import { findProseProblem, type TextRefusal } from '../../shared/text/check-text.ts';
import { addDays, type Day, daysBetween } from '../../shared/time/day.ts';
import { type ContractRefund, plainRefund } from '../../quoting/signing/contract-refund.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { type Rational, rational } from '../../shared/money/rational.ts';
import { type Bilingual, sentence } from '../../shared/text/sentence.ts';
import {
  checkChannel,
  type CountingChannel,
  type ElectronicConsent,
  noticeGivenToday,
} from '../notices/counting-channel.ts';
import {
  checkLegalDate,
  earliestLegalDate,
  type LegalDate,
  type Notice,
  noticeClassOf,
} from '../notices/earliest-legal-date.ts';
import { checkGround, type GroundRefusal, type LawfulGround } from '../notices/lawful-grounds.ts';
import { specialReturnOf } from '../../products/refund-law.ts';
import type { Policy } from '../policy.ts';
import { type CancellationReason, cancellationReasons } from '../vocabulary.ts';
import { isDueBeforeEnd, type RefundClock, refundClockOf } from './refund-clock.ts';
import type { ReturnBasis, ReturnCosts } from './return-premium.ts';
import { words } from '../../shared/words.ts';

export const mayNotDoToPolicy = words(
  'Your role may not do this to a policy.',
  'Votre rôle ne permet pas cela pour une police.',
);

export const chooseOfferedReason = words(
  'Choose one of the reasons that are offered to you.',
  'Choisissez l’un des motifs qui vous sont proposés.',
);

export const paymentUnderWay = words(
  'A payment of this policy is under way. Wait until its bank has answered.',
  'Un paiement de cette police est en cours. Attendez la réponse de la banque.',
);

export const nobodyCancelledUntil = words(
  '{name} is in force there: nobody is cancelled for non-payment until it ends.',
  '{name} est en vigueur à cet endroit : personne n’est résilié pour non-paiement avant sa fin.',
);

export const endIsAnnounced = words(
  'The end of this policy is announced already. Reverse that first.',
  'La fin de cette police est déjà annoncée. Annulez d’abord cette annonce.',
);

export const takesUnderwriter = words(
  'More than {days} days back takes an underwriter.',
  'Au-delà de {days} jours en arrière, il faut un souscripteur.',
);

export const claimAfterThisDay = words(
  'A claim was filed for a day after this one. Choose a later day.',
  'Une réclamation vise un jour postérieur à celui-ci. Choisissez un jour plus tard.',
);

export const dayFromTo = words('Choose a day from {from} to {last}.', 'Choisissez un jour du {from} au {last}.');

/** How a product parts the premium of a term that its insured ends. */
export type CancellationTerms = {
  readonly basis: Exclude<ReturnBasis, 'flat'>;
  /** What stays earned whatever days come to, in cents. */
  readonly minimumEarned: number;
  /** Up to which amount what comes back is paid to who asks for it alone; nothing where it is not said. */
  readonly smallAmounts?: Cents;
};

/** What is known of a policy that somebody wants to end. */
export type CancelFacts = {
  readonly policy: Pick<Policy, 'policyId' | 'provider' | 'status' | 'effectiveDate' | 'expirationDate' | 'currency'>;
  /** The day of cover where the risk is. */
  readonly today: Day;
  /** Where the insured lives. */
  readonly state: string;
  readonly isRentedToOthers: boolean;
  /** The first day of the policy's first term. */
  readonly inForceSince: Day;
  /** The days on which something happened that was claimed under this term. */
  readonly incidents: readonly Day[];
  readonly terms: CancellationTerms;
  /** What the contract itself says of a refund; nothing beside its product where it is not said. */
  readonly contract?: ContractRefund;
  /** What was paid for claims of this term; nothing where it is not said. */
  readonly claimsPaid?: Cents;
  /** The name of what stops cancelling for non-payment there; null where nothing does. */
  readonly stoppedBy: string | Bilingual | null;
  readonly paid: PaidCover;
  /** Whether the insured agreed to electronic records; nobody where it is not said. */
  readonly consent?: ElectronicConsent;
  /** Working days that the post takes from a letter to its mailing; none where it is not said. */
  readonly postLeadDays?: number;
};

/** What a policy owes and is paid for, as an end for non-payment looks at it. */
export type PaidCover = {
  /** What is missed, in cents. */
  readonly overdue: Cents;
  /** Whether a payment is under way whose outcome nobody knows yet. */
  readonly isPaymentUnderWay: boolean;
  /** The first day that what was paid does not pay for. */
  readonly until: Day;
};

export type CancellationRequest = {
  readonly reason: CancellationReason;
  /** Cover ends at 12:01 a.m. of it. */
  readonly asOf: Day;
  readonly explanation: string;
  /** Whether what comes back is sent; held, it is owed all the same. */
  readonly issueRefund: boolean;
  /** What shows that the vehicle was sold, or covered elsewhere, on a day that has passed. */
  readonly proof: string;
  /** What the odometer shows, where the contract counts the distance; null where nobody said. */
  readonly odometer?: number | null;
};

/** What of a request decides when cover ends and what comes back. */
export type RequestedEnd = Pick<CancellationRequest, 'reason' | 'asOf' | 'odometer'>;

/** A term that ends early, as it was decided. */
export type CancellationDecided = {
  readonly type: 'cancellation_decided';
  readonly policyId: string;
  readonly reason: CancellationReason;
  readonly asOf: Day;
  /** Whether it counts now, or is announced for a day to come. */
  readonly takes: 'now' | 'later';
  readonly basis: ReturnBasis;
  readonly minimumEarned: number;
  /** What else the contract takes off; absent where it takes nothing. */
  readonly costs?: ReturnCosts | undefined;
  readonly odometer?: number | null;
  readonly endedBy: 'insured' | 'insurer';
  /** Of what the insurer ends; null where no notice is owed. */
  readonly legal: LegalDate | null;
  /** By which way that notice counts. */
  readonly channel: CountingChannel | null;
  /** What the insurer's reason rests on; null where the insured ends cover. */
  readonly ground: LawfulGround | null;
  readonly clock: RefundClock;
};

export type CancelRefusal =
  | 'policy_not_cancellable'
  | 'cancellation_pending'
  | 'reason_not_allowed'
  | 'explanation_missing'
  | 'moratorium_active'
  | 'nothing_overdue'
  | 'payment_under_way'
  | 'paid_for_day'
  | 'outside_term'
  | 'only_flat_before_start'
  | 'claims_in_term'
  | 'claim_after_date'
  | 'backdating_not_allowed'
  | 'proof_missing'
  | 'backdating_too_far'
  | GroundRefusal
  | 'before_legal_date'
  | 'notice_too_early'
  | 'legal_date_unconfirmed'
  | 'channel_unconfirmed'
  | 'refund_due_before_end'
  | 'odometer_missing'
  | 'odometer_out_of_range';

/** How far back who is no underwriter may end cover, in days (docs/rules.md, cancellation). */
export const longestBackdating = 30;

const ofInsured: readonly CancellationReason[] = ['insured_request', 'sold_vehicle', 'replaced_cover', 'military_duty'];
const ofAgents: readonly CancellationReason[] = [...ofInsured, 'total_loss', 'duplicate', 'never_taken'];
// A rewrite ends the old policy by itself.
const ofUnderwriters = cancellationReasons.filter((reason) => reason !== 'rewrite');
/** Where nothing is left to insure, or the law of the place spares who serves, ending costs nothing. */
const atNoCost: readonly CancellationReason[] = [
  'sold_vehicle',
  'total_loss',
  'duplicate',
  'never_taken',
  'military_duty',
];
/** Reasons that are no more than a request where no law of the place gives them more. */
const byLawAlone: readonly CancellationReason[] = ['military_duty'];

/** Whether a reason is one there: what the law of a place alone makes one is offered where it does. */
function isReasonThere({ policy, state, today }: CancelFacts, reason: CancellationReason): boolean {
  const { provider } = policy;
  return !byLawAlone.includes(reason) || specialReturnOf({ state, provider, on: today, reason }) !== null;
}

const isUnderwriter = (actor: Principal): boolean => may(actor, 'policy:backdate');

/** For which reasons somebody may end a policy. */
export function cancellationReasonsFor(actor: Principal): readonly CancellationReason[] {
  if (isUnderwriter(actor)) return ofUnderwriters;
  return isCustomer(actor.role) ? ofInsured : ofAgents;
}

/** A notice for a reason that is given today, on the day on which it goes out by the way that counts; null where none is owed. */
export function noticeFor(facts: CancelFacts, reason: CancellationReason): ReturnType<typeof noticeGivenToday> | null {
  const kind = noticeClassOf(reason);
  return kind === null ? null : noticeGivenToday(facts, kind);
}

function noticeOf(facts: CancelFacts, reason: CancellationReason): Notice | null {
  return noticeFor(facts, reason)?.notice ?? null;
}

/** The first day on which cover may end for a reason, as the law has it; null where no law makes anybody wait. */
export function legalDateFor(facts: CancelFacts, reason: CancellationReason): LegalDate | null {
  const notice = noticeOf(facts, reason);
  return notice && earliestLegalDate(notice);
}

/** What a reason of the insurer rests on for this policy as of today; null where the insured may give it. */
export function groundFor(
  facts: CancelFacts,
  reason: CancellationReason,
  ends: Day,
): Decision<LawfulGround | null, GroundRefusal> {
  const legal = legalDateFor(facts, reason);
  if (legal === null) return accept(null);
  const { policy, state, isRentedToOthers, inForceSince } = facts;
  const { provider } = policy;
  return checkGround({ state, provider, isRentedToOthers, inForceSince, sent: legal.sent, ends }, reason);
}

/** Whether anything is missed that ends cover, and nobody is just paying it. */
export function checkUnpaid({ policy, paid }: Pick<CancelFacts, 'policy' | 'paid'>): Refusal<CancelRefusal> | null {
  if (paid.isPaymentUnderWay) {
    return refusal('payment_under_way', paymentUnderWay);
  }
  if (paid.overdue > 0 && policy.status !== 'pending') return null;
  const form = words(
    '{amount} is overdue on this policy, and what was paid pays for cover until {until}.',
    '{amount} est en souffrance sur cette police, et ce qui a été payé couvre jusqu’au {until}.',
  );
  const amount = { cents: policy.status === 'pending' ? 0 : paid.overdue, currency: policy.currency };
  return refusal('nothing_overdue', sentence(form, { amount, until: addDays(paid.until, -1) }), 'reason');
}

/** For which reasons somebody may end this policy: of the insurer's, those that law and contract name for it today. */
export function reasonsOffered(facts: CancelFacts, actor: Principal): readonly CancellationReason[] {
  return cancellationReasonsFor(actor).filter((reason) => {
    if (reason === 'non_payment' && checkUnpaid(facts) !== null) return false;
    if (!isReasonThere(facts, reason)) return false;
    return groundFor(facts, reason, earliestEndFor(facts, reason) ?? facts.today).ok;
  });
}

/** The first day on which the insurer may end cover for a reason: the law's, and none that was paid for. */
export function earliestEndFor(facts: CancelFacts, reason: CancellationReason): Day | null {
  const legal = legalDateFor(facts, reason);
  if (legal === null) return null;
  return reason === 'non_payment' && facts.paid.until > legal.date ? facts.paid.until : legal.date;
}

/** Whether a policy stands so that its cover may be ended at all. */
export function checkCancellable({ status }: Pick<Policy, 'status'>): Refusal<CancelRefusal> | null {
  if (status === 'pending_cancellation') {
    return refusal('cancellation_pending', endIsAnnounced);
  }
  const isOpen = status === 'pending' || status === 'active' || status === 'delinquent';
  return isOpen
    ? null
    : refusal(
        'policy_not_cancellable',
        words(
          'This policy has ended. There is no cover left to cancel.',
          'Cette police a pris fin. Il n’y a plus de protection à résilier.',
        ),
      );
}

function findDayProblem(facts: CancelFacts, asOf: Day, actor: Principal): Refusal<CancelRefusal> | null {
  const { policy, today, incidents } = facts;
  const { effectiveDate: from, expirationDate: to } = policy;
  const field = 'as_of_date';
  if (asOf < from || asOf >= to) {
    const last = addDays(to, -1);
    return refusal('outside_term', sentence(dayFromTo, { from, last }), field);
  }
  if (policy.status === 'pending' && asOf !== from) {
    const message = sentence(
      words(
        'Cover has not begun: this policy can be cancelled as of {from} only.',
        'La protection n’a pas commencé : cette police ne peut être résiliée qu’en date du {from}.',
      ),
      { from },
    );
    return refusal('only_flat_before_start', message, field);
  }
  if (asOf === from && incidents.length > 0) {
    return refusal(
      'claims_in_term',
      words(
        'A claim was filed in this term, so it cannot count as never issued.',
        'Une réclamation a été faite pendant ce terme ; la police ne peut donc pas être réputée n’avoir jamais été établie.',
      ),
      field,
    );
  }
  if (incidents.some((on) => on >= asOf)) {
    return refusal('claim_after_date', claimAfterThisDay, field);
  }
  const back = daysBetween(asOf, today);
  if (back <= 0) return null;
  if (isCustomer(actor.role)) {
    return refusal(
      'backdating_not_allowed',
      words(
        'Cover ends today at the earliest. For a day that has passed, call us.',
        'La protection prend fin aujourd’hui au plus tôt. Pour un jour passé, appelez-nous.',
      ),
      field,
    );
  }
  const message = sentence(takesUnderwriter, { days: longestBackdating });
  return back > longestBackdating && !isUnderwriter(actor) ? refusal('backdating_too_far', message, field) : null;
}

/** A day that has passed takes a proof, an end that the insurer announces its reason, as does a refund that is held. */
function findWordsProblem(
  facts: CancelFacts,
  { reason, asOf, explanation, proof, issueRefund }: CancellationRequest,
): Refusal<CancelRefusal | TextRefusal> | null {
  const unfit = findProseProblem(explanation, 'reason', 'explanation') ?? findProseProblem(proof, 'reason', 'proof');
  if (unfit) return unfit;
  if (asOf < facts.today && proof.trim() === '') {
    return refusal(
      'proof_missing',
      words(
        'For a day that has passed, say what shows the sale or the other cover.',
        'Pour un jour passé, indiquez ce qui prouve la vente ou l’autre protection.',
      ),
      'proof',
    );
  }
  if (explanation.trim() !== '') return null;
  if (!issueRefund) {
    return refusal(
      'explanation_missing',
      words(
        'Say why the refund is held. It stays owed by the same day.',
        'Indiquez pourquoi le remboursement est retenu. Il reste dû pour le même jour.',
      ),
      'explanation',
    );
  }
  if (noticeOf(facts, reason)) {
    return refusal(
      'explanation_missing',
      words('Say why. The letter to the insured repeats it.', 'Indiquez le motif. La lettre à l’assuré le reprend.'),
      'explanation',
    );
  }
  return null;
}

/** More than any odometer shows. */
export const mostOdometer = 2_000_000;

/** A reading that no odometer shows, or that is less than when the contract was sold; any end may come with one. */
function findOdometerProblem(odometer: number | null, from: number): Refusal<CancelRefusal> | null {
  if (odometer === null || (Number.isInteger(odometer) && odometer >= from && odometer <= mostOdometer)) return null;
  const form = words(
    'Enter whole miles from {from}, as when the contract was sold, to {most}.',
    'Entrez des milles entiers de {from}, comme à la vente du contrat, à {most}.',
  );
  return refusal('odometer_out_of_range', sentence(form, { from, most: mostOdometer }), 'odometer');
}

/** What is left of the distance that a contract pays for, of 1; null where days alone count. */
function distanceLeft({ distance }: ContractRefund, odometer: number | null): Decision<Rational | null, CancelRefusal> {
  if (distance === null) return accept(null);
  if (odometer === null) {
    const message = words(
      'Enter what the odometer shows: the contract counts the miles.',
      'Entrez ce que le compteur indique : le contrat compte les milles.',
    );
    return refuse('odometer_missing', message, 'odometer');
  }
  const problem = findOdometerProblem(odometer, distance.from);
  if (problem) return { ok: false, refusal: problem };
  return accept(rational(Math.max(distance.miles - (odometer - distance.from), 0), distance.miles));
}

/** What of an end decides what comes back: its basis, what the product keeps, and what the contract takes off. */
type Returned = { readonly basis: ReturnBasis; readonly minimumEarned: Cents; readonly costs: ReturnCosts };

/**
 * What comes back of a contract that ends for a reason on a day (docs/rules.md, cancellation), asked by the preview, by
 * the deed and by who writes the promise. All of it where the term counts as never issued, and within the days in which
 * the contract gives everything back to an insured who claimed nothing. By days alone where the insurer ends it. Where
 * nothing is left to insure, ending costs nothing, but what was driven and what was paid for claims is used up.
 */
export function returnOfEnd(
  {
    policy,
    terms,
    contract = plainRefund,
    incidents,
    claimsPaid = 0,
  }: Pick<CancelFacts, 'terms' | 'contract' | 'incidents' | 'claimsPaid'> & {
    readonly policy: Pick<CancelFacts['policy'], 'effectiveDate'>;
  },
  { reason, asOf, odometer = null }: RequestedEnd,
): Decision<Returned, CancelRefusal> {
  const all = { basis: 'flat', minimumEarned: 0, costs: {} } as const;
  const { effectiveDate: from } = policy;
  if (asOf === from) return accept(all);
  if (noticeClassOf(reason)) return accept({ basis: 'pro_rata', minimumEarned: 0, costs: {} });
  const isNew = contract.fullWithinDays > 0 && daysBetween(from, asOf) <= contract.fullWithinDays;
  if (isNew && incidents.length === 0) return accept(all);
  const left = distanceLeft(contract, odometer);
  if (!left.ok) return left;
  const used = { distanceLeft: left.event, claimsPaid: contract.lessClaims ? claimsPaid : 0 };
  if (atNoCost.includes(reason)) return accept({ basis: 'pro_rata', minimumEarned: 0, costs: used });
  const { basis, minimumEarned } = terms;
  return accept({ basis, minimumEarned, costs: { ...used, fee: contract.fee } });
}

/**
 * The end of a term before its last day (docs/rules.md, cancellation): for a reason that whoever asks may give, on a day
 * that the law allows, counting as never issued where it ends with its first day. A preview decides by this alone: what
 * is only written down (explanation, proof) changes no date and no money.
 */
export function decideCancellationTerms(
  facts: CancelFacts,
  request: RequestedEnd,
  actor: Principal,
): Decision<CancellationDecided, CancelRefusal> {
  const { policy, today, state } = facts;
  const { reason, asOf } = request;
  const problem = checkCancellable(policy);
  if (problem) return { ok: false, refusal: problem };
  if (!cancellationReasonsFor(actor).includes(reason) || !isReasonThere(facts, reason)) {
    return refuse('reason_not_allowed', chooseOfferedReason, 'reason');
  }
  if (reason === 'non_payment' && facts.stoppedBy !== null) {
    const form = nobodyCancelledUntil;
    return refuse('moratorium_active', sentence(form, { name: facts.stoppedBy }), 'reason');
  }
  const unpaid = reason === 'non_payment' ? checkUnpaid(facts) : null;
  if (unpaid) return { ok: false, refusal: unpaid };
  const ground = groundFor(facts, reason, asOf);
  if (!ground.ok) return ground;
  const wrongDay = findDayProblem(facts, asOf, actor);
  if (wrongDay) return { ok: false, refusal: wrongDay };
  const notice = noticeOf(facts, reason);
  const legal = notice && checkLegalDate(notice, asOf, { isUnderwriter: isUnderwriter(actor) });
  if (legal && !legal.ok) return legal;
  const channel = noticeFor(facts, reason)?.counts ?? null;
  const way = channel && checkChannel(channel, { isUnderwriter: isUnderwriter(actor) });
  if (way && !way.ok) return way;
  if (reason === 'non_payment' && asOf < facts.paid.until) {
    const { until } = facts.paid;
    const form = words(
      'What was paid pays for cover until {last}. Choose {until} or a later day.',
      'Ce qui a été payé couvre jusqu’au {last}. Choisissez le {until} ou un jour plus tard.',
    );
    return refuse('paid_for_day', sentence(form, { last: addDays(until, -1), until }), 'as_of_date');
  }
  const unread = findOdometerProblem(request.odometer ?? null, 0);
  if (unread) return { ok: false, refusal: unread };
  const returned = returnOfEnd(facts, request);
  if (!returned.ok) return returned;
  const { basis, minimumEarned, costs } = returned.event;
  const endedBy = notice ? 'insurer' : 'insured';
  const clock = refundClockOf({
    state,
    provider: policy.provider,
    endedBy,
    reason,
    from: asOf > today ? asOf : today,
    noticeSent: legal?.event.sent ?? null,
    smallAmounts: facts.terms.smallAmounts ?? 0,
  });
  if (isDueBeforeEnd(clock, asOf) && clock.due < today) {
    const form = words(
      'What comes back was due on {due}, before cover ends ({source}). Choose a later day.',
      'Ce qui est remboursé devait l’être le {due}, avant la fin de la protection ({source}). Choisissez un jour plus éloigné.',
    );
    return refuse('refund_due_before_end', sentence(form, { due: clock.due, source: clock.source }), 'as_of_date');
  }
  return accept({
    type: 'cancellation_decided',
    policyId: policy.policyId,
    reason,
    asOf,
    basis,
    minimumEarned,
    costs,
    odometer: request.odometer ?? null,
    endedBy,
    takes: asOf > today && policy.status !== 'pending' ? 'later' : 'now',
    legal: legal?.event ?? null,
    channel,
    ground: ground.event,
    clock,
  });
}

/** The end of a term with the words that it takes: what was decided for its preview, and whether it is explained. */
export function decideCancelPolicy(
  facts: CancelFacts,
  request: CancellationRequest,
  actor: Principal,
): Decision<CancellationDecided, CancelRefusal | TextRefusal> {
  const terms = decideCancellationTerms(facts, request, actor);
  if (!terms.ok) return terms;
  const { endedBy, clock, asOf } = terms.event;
  if (!request.issueRefund && endedBy === 'insurer' && isDueBeforeEnd(clock, asOf)) {
    const form = words(
      'What comes back is due on {due}, before cover ends ({source}). It cannot be held.',
      'Ce qui revient est dû le {due}, avant la fin de la protection ({source}). On ne peut pas le retenir.',
    );
    return refuse('refund_due_before_end', sentence(form, { due: clock.due, source: clock.source }), 'explanation');
  }
  const problem = findWordsProblem(facts, request);
  return problem ? { ok: false, refusal: problem } : terms;
}

export type ReverseRefusal =
  | 'no_pending_cancellation'
  | 'policy_rewritten'
  | 'cancellation_in_effect'
  | 'ended_by_underwriter';

/**
 * An announced end is taken back before it comes (docs/rules.md, cancellation): by whoever may end the policy for that
 * reason. The policy goes back to where it stood.
 */
export function decideReverseCancellation(
  {
    policy,
    today,
  }: Pick<CancelFacts, 'today'> & {
    readonly policy: Pick<Policy, 'status' | 'cancelledAsOf' | 'cancellationReason' | 'effectiveDate'> & {
      readonly isDelinquent: boolean;
    };
  },
  actor: Principal,
): Decision<'active' | 'delinquent' | 'pending', ReverseRefusal> {
  const { status, cancelledAsOf, cancellationReason: reason } = policy;
  if (status !== 'pending_cancellation' || cancelledAsOf === null || reason === null) {
    return refuse(
      'no_pending_cancellation',
      words(
        'No end of this policy is announced, so there is nothing to reverse.',
        'Aucune fin de cette police n’est annoncée ; il n’y a donc rien à annuler.',
      ),
    );
  }
  if (reason === 'rewrite') {
    return refuse(
      'policy_rewritten',
      words(
        'This policy was rewritten: another one takes its place on that day.',
        'Cette police a été récrite : une autre la remplace ce jour-là.',
      ),
    );
  }
  // The clock takes back what was paid in time, however late it learns of it.
  if (today >= cancelledAsOf && actor.kind !== 'system') {
    return refuse(
      'cancellation_in_effect',
      words(
        'Cover has ended. It takes a reinstatement now.',
        'La protection a pris fin. Il faut maintenant une remise en vigueur.',
      ),
    );
  }
  if (actor.kind !== 'system' && !cancellationReasonsFor(actor).includes(reason)) {
    return refuse(
      'ended_by_underwriter',
      words(
        'An underwriter ended this policy. Only an underwriter takes that back.',
        'Un souscripteur a mis fin à cette police. Seul un souscripteur peut revenir là-dessus.',
      ),
    );
  }
  if (policy.isDelinquent) return accept('delinquent');
  return accept(today < policy.effectiveDate ? 'pending' : 'active');
}

/** What somebody may do about the end of a policy right now; reason and day are given at the moment of doing it. */
export function cancellationAbilities(
  known: Parameters<typeof decideReverseCancellation>[0],
  actor: Principal,
): Readonly<Record<string, Decision<unknown>>> {
  const problem = checkCancellable(known.policy);
  const ability = (permission: Permission | readonly Permission[], decision: Decision<unknown>) =>
    may(actor, permission) ? decision : refuse('actor_not_allowed', mayNotDoToPolicy);
  const cancel: Decision<unknown> = problem ? { ok: false, refusal: problem } : accept(null);
  return {
    cancel_policy: ability('policy:cancel', cancel),
    underwriter_cancel_policy: ability('policy:backdate', cancel),
    cancel_my_policy: ability('policy:cancel_own', cancel),
    reverse_pending_policy_cancellation: ability(
      ['policy:cancel', 'policy:cancel_own'],
      decideReverseCancellation(known, actor),
    ),
  };
}
