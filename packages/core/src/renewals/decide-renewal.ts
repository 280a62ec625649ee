import type { Principal } from '../identity/principal.ts';
import type { CustomerRenewalOption } from '../policies/vocabulary.ts';
import { customerRenewalOptions } from '../policies/vocabulary.ts';
import type { LateNonRenewal } from '../policies/notices/late-non-renewal.ts';
import { checkReason } from '../quoting/decide-transition.ts';
import { addDays, type Day } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { findProseProblem } from '../shared/text/check-text.ts';
import type { Cents } from '../shared/money/money.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { resurrectDays } from './renewal-step.ts';
import { decideRenewal, refuseRenewalStatus, type RenewalOperation } from './renewal-transitions.ts';
import { isPriceMoved, type RenewalIssue } from './review-renewal.ts';
import {
  mostPlainChangePercent,
  type DeclineReason,
  declineReasons,
  type RenewalEnd,
  type RenewalStatus,
  runningRenewalStatuses,
  saleStatuses,
  type SaleStatus,
} from './vocabulary.ts';

/** A renewal as people decide about it. */
export type DecidedRenewal = {
  readonly status: RenewalStatus;
  readonly renewalDate: Day;
  /** Whether the next term has a price. */
  readonly isPriced: boolean;
  /** Whether the next term is written already. */
  readonly isIssued: boolean;
  readonly endedBecause: RenewalEnd | null;
};

type Actor = Pick<Principal, 'role' | 'permissions'>;

const notPriced = () =>
  refuse(
    'renewal_not_priced',
    words(
      'This renewal has no price. Answer what is missing first.',
      'Ce renouvellement n’a pas de prix. Répondez d’abord à ce qui manque.',
    ),
  );

const alreadyIssued = () =>
  refuse(
    'renewal_issued',
    words(
      'The next term is written already. Cancel its policy instead.',
      'La période suivante est déjà établie. Résiliez plutôt sa police.',
    ),
  );

/** Whether an underwriter may have a renewal offered; answers their notes, which they may leave out. */
export function decideApproval(renewal: DecidedRenewal, notes: string | null, actor: Actor): Decision<string | null> {
  const moved = decideRenewal(renewal, 'approve_renewal', actor);
  if (!moved.ok) return moved;
  if (!renewal.isPriced) return notPriced();
  if (notes === null || notes.trim() === '') return accept(null);
  const checked = checkReason(notes);
  return checked.ok ? checked : { ok: false, refusal: { ...checked.refusal, field: 'notes' } };
}

/** What is looked at before a renewal is approved among others. */
export type PlainRenewal = {
  /** What stands in the way beside the price. */
  readonly issue: Pick<RenewalIssue, 'reason'> | null;
  readonly premiumBefore: Cents;
  readonly premium: Cents | null;
};

const notPlain = (reason: Sentence) => refuse('renewal_not_plain', reason);

/**
 * Whether a renewal may be approved among others, by whoever saw a list of them: where nothing is open beside its price,
 * and that moves by no more than may be judged at a glance. What is left out is decided by itself.
 */
export function decidePlainApproval(
  renewal: DecidedRenewal,
  { issue, premiumBefore, premium }: PlainRenewal,
  actor: Actor,
): Decision<null> {
  const approved = decideApproval(renewal, null, actor);
  if (!approved.ok) return approved;
  if (renewal.status === 'rejected') {
    return notPlain(
      sentence(
        words(
          'An underwriter decided not to renew this one. Approve it by itself.',
          'Un souscripteur a décidé de ne pas renouveler celui-ci. Approuvez-le séparément.',
        ),
      ),
    );
  }
  if (issue) return notPlain(issue.reason);
  if (premium !== null && isPriceMoved(premiumBefore, premium, mostPlainChangePercent)) {
    return notPlain(
      sentence(
        words(
          'The price moves by more than {percent} %. Approve this one by itself.',
          'Le prix varie de plus de {percent} %. Approuvez celui-ci séparément.',
        ),
        { percent: mostPlainChangePercent },
      ),
    );
  }
  return accept(null);
}

/** What is known of the notice that a renewal is refused by. */
export type NonRenewalNotice = {
  readonly today: Day;
  /** The last working day on which it may go out. */
  readonly lastNotice: Day;
  /** How far cover would go on after one that goes out today; null where that comes in time. */
  readonly late: LateNonRenewal | null;
};

/** What is said of a notice that comes too late: what the law would make of it, and what to do instead. */
function tooLate({ lastNotice, late }: NonRenewalNotice): Sentence {
  const remedy = words(
    'Approve the renewal, or end the policy later by a notice of its own.',
    'Approuvez le renouvellement, ou mettez fin à la police plus tard par un avis distinct.',
  );
  if (late === null) {
    return sentence(
      words(
        'The last day to give notice of this was {day}. {remedy}',
        'Le dernier jour pour en donner avis était le {day}. {remedy}',
      ),
      { day: lastNotice, remedy },
    );
  }
  const { endsOn, days, amount } = late;
  return sentence(
    words(
      'The last day to give notice of this was {day}. By a notice of today cover would go on until {endsOn}, {days} days longer, for {amount} at what the term cost. {remedy}',
      'Le dernier jour pour en donner avis était le {day}. Avec un avis d’aujourd’hui, la protection se poursuivrait jusqu’au {endsOn}, soit {days} jours de plus, pour {amount} au prix de la période. {remedy}',
    ),
    { day: lastNotice, endsOn, days, amount: { cents: amount }, remedy },
  );
}

/**
 * Whether an underwriter may refuse to renew, with notes that say why: while a notice that goes out today still comes in
 * time by the law of the place. After that the policy renews, or is ended by other ways.
 */
export function decideRejection(
  renewal: DecidedRenewal,
  notes: string,
  notice: NonRenewalNotice,
  actor: Actor,
): Decision<string> {
  const { today } = notice;
  const moved = decideRenewal(renewal, 'reject_renewal', actor);
  if (!moved.ok) return moved;
  const checked = checkReason(notes);
  if (!checked.ok) return { ok: false, refusal: { ...checked.refusal, field: 'notes' } };
  if (today > notice.lastNotice) return refuse('notice_day_passed', tooLate(notice), 'notes');
  return checked;
}

/** Whether an underwriter may bring an offer back that ended unpaid or refused: for so many days after the term. */
export function decideResurrection(renewal: DecidedRenewal, today: Day, actor: Actor): Decision<true> {
  const moved = decideRenewal(renewal, 'resurrect_renewal', actor);
  if (!moved.ok) return moved;
  if (renewal.endedBecause === 'policy_ended') {
    return refuse(
      'renewal_follows_nothing',
      words(
        'The policy ended before its last day. Reinstate the policy instead.',
        'La police a pris fin avant son terme. Remettez plutôt la police en vigueur.',
      ),
    );
  }
  const last = addDays(renewal.renewalDate, resurrectDays);
  return today <= last
    ? accept(true)
    : refuse(
        'resurrection_too_late',
        sentence(
          words(
            'This could be brought back until {day}. Start a new quote.',
            'Ceci pouvait être rétabli jusqu’au {day}. Commencez une nouvelle soumission.',
          ),
          { day: last },
        ),
      );
}

const unknownStatus = () =>
  refuse(
    'renewal_status_unknown',
    words(
      'A renewal is not set to this. Choose another status.',
      'Un renouvellement ne peut être mis à cet état. Choisissez-en un autre.',
    ),
    'status',
  );

/**
 * Whether an underwriter may set by hand how a renewal stands, with a reason. What is written and paid for stays; what has
 * no price is not offered; a refusal keeps to the day of its notice, and an acceptance is somebody's own.
 */
export function decideSetStatus(
  renewal: DecidedRenewal,
  { status, reason }: { readonly status: string; readonly reason: string },
  notice: NonRenewalNotice,
  actor: Actor,
): Decision<{ readonly to: (typeof runningRenewalStatuses)[number]; readonly reason: string }> {
  const moved = decideRenewal(renewal, 'update_renewal_status', actor);
  if (!moved.ok) return moved;
  const to = runningRenewalStatuses.find((one) => one === status);
  if (!to || to === 'accepted' || to === 'payment_failed' || to === 'error') return unknownStatus();
  const checked = checkReason(reason);
  if (!checked.ok) return checked;
  if (renewal.isIssued) return alreadyIssued();
  if (to === renewal.status) return refuseRenewalStatus(renewal.status);
  if (!renewal.isPriced && to !== 'pending') return notPriced();
  if (to === 'rejected') {
    const lawful = decideRejection({ ...renewal, status: 'in_review' }, reason, notice, actor);
    if (!lawful.ok) return lawful;
  }
  return accept({ to, reason: checked.event });
}

/** One of the ways in which a contract goes on, or not. Refusal: `renewal_option_unknown`. */
export function readRenewalOption(text: string, field: string): Decision<CustomerRenewalOption> {
  const option = customerRenewalOptions.find((one) => one === text);
  return option
    ? accept(option)
    : refuse(
        'renewal_option_unknown',
        words(
          'Choose whether the policy renews by itself, is accepted each time, or ends.',
          'Choisissez si la police se renouvelle d’elle-même, est acceptée chaque fois ou prend fin.',
        ),
        field,
      );
}

/** Why a next term is declined: one of the choices, and what is written of it; nobody has to say. */
export type Declined = { readonly reason: DeclineReason | null; readonly comment: string | null };

/** Reads why a next term is declined. Refusals: `decline_reason_unknown`, and those of a text. */
export function readDecline(reason: string | null, comment: string | null): Decision<Declined> {
  const chosen = declineReasons.find((one) => one === reason) ?? null;
  if (reason !== null && chosen === null) {
    return refuse(
      'decline_reason_unknown',
      words('Choose one of the reasons, or none.', 'Choisissez l’un des motifs, ou aucun.'),
      'decline_reason',
    );
  }
  const written = comment?.trim() ?? '';
  const problem = findProseProblem(written, 'reason', 'decline_comment');
  if (problem) return { ok: false, refusal: problem };
  return accept({ reason: chosen, comment: written === '' ? null : written });
}

/** How far an agent is with who is insured. Refusal: `sale_status_unknown`. */
export function readSaleStatus(text: string): Decision<SaleStatus> {
  const status = saleStatuses.find((one) => one === text);
  return status
    ? accept(status)
    : refuse(
        'sale_status_unknown',
        words('Choose how far you are with the insured.', 'Choisissez où vous en êtes avec l’assuré.'),
        'sale_status',
      );
}

/** What the answer of an insured does to an offer. */
export type RenewalAnswer = Extract<RenewalOperation, 'accept_my_renewal' | 'decline_renewal'>;

/**
 * Whether an insured, or their agent, may answer an offer so until the term ends: to go on with it, or to let it end. An
 * option that changes nothing now is kept all the same.
 */
export function decideAnswer(
  renewal: DecidedRenewal,
  option: CustomerRenewalOption,
  today: Day,
  actor: Actor,
): Decision<RenewalAnswer> {
  const answer: RenewalAnswer = option === 'do_not_renew' ? 'decline_renewal' : 'accept_my_renewal';
  const moved = decideRenewal(renewal, answer, actor);
  if (!moved.ok) return moved;
  if (renewal.status === 'declined' && today >= renewal.renewalDate) return refuseRenewalStatus('expired');
  return accept(answer);
}
