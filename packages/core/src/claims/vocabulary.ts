import { type Words, words } from '../shared/words.ts';

/** Where a claim stands. */
export const claimStatuses = [
  'draft',
  'filed',
  'open',
  'investigating',
  'evaluated',
  'approved',
  'denied',
  'paid',
  'closed',
  'reopened',
  'withdrawn',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Where nobody has anything to do any more, until it is reopened. */
export const endedClaims = ['denied', 'paid', 'closed', 'withdrawn'] as const satisfies readonly ClaimStatus[];

/** Where a loss happened. */
export const incidentLocationTypes = ['road', 'parked', 'campground', 'storage', 'home'] as const;
export type IncidentLocationType = (typeof incidentLocationTypes)[number];

export const lossTypes = [
  'collision',
  'weather',
  'object',
  'theft',
  'fire',
  'water',
  'animal',
  'glass',
  'tire',
  'awning_roof',
  'other',
] as const;
export type LossType = (typeof lossTypes)[number];

export const lossLabels: Readonly<Record<LossType, Words>> = {
  collision: words('Collision', 'Collision'),
  weather: words('Hail, wind, flood', 'Grêle, vent, inondation'),
  object: words('Tree or object', 'Arbre ou objet'),
  theft: words('Theft or vandalism', 'Vol ou vandalisme'),
  fire: words('Fire or smoke', 'Incendie ou fumée'),
  water: words('Water inside', 'Eau à l’intérieur'),
  animal: words('Animal', 'Animal'),
  glass: words('Glass', 'Vitre'),
  tire: words('Tire', 'Pneu'),
  awning_roof: words('Awning or roof', 'Auvent ou toit'),
  other: words('Something else', 'Autre chose'),
};

/** Where a vehicle may be damaged, as its drawing and the list beside it name them. */
export const damageAreas = [
  'front',
  'rear',
  'driver_side',
  'passenger_side',
  'roof',
  'underneath',
  'glass',
  'awning',
  'wheels',
  'interior',
  'systems',
] as const;
export type DamageArea = (typeof damageAreas)[number];

export const damageSeverities = ['light', 'moderate', 'severe'] as const;
export type DamageSeverity = (typeof damageSeverities)[number];

/** Who is reported with a claim. */
export const claimRelationships = [
  'named_insured',
  'claimant',
  'driver',
  'other_driver',
  'passenger',
  'witness',
  'injured',
] as const;
export type ClaimRelationship = (typeof claimRelationships)[number];

/** What those who handle a claim are told about it; nobody is stopped by it. */
export const claimFlags = [
  'outside_term',
  'lapsed_segment',
  'before_purchase',
  'near_cover_change',
  'policy_not_found',
  'vehicle_not_insured',
  'other_driver',
  'business_use',
  'rented_beyond_statement',
  'third_party',
] as const;
export type ClaimFlag = (typeof claimFlags)[number];

/** What an exposure holds back, and what of it is paid: the loss itself, and what handling it costs. */
export const reserveKinds = ['indemnity', 'expense'] as const;
export type ReserveKind = (typeof reserveKinds)[number];

/** What comes back to us after a payment. */
export const recoveryKinds = ['salvage', 'subrogation'] as const;
export type RecoveryKind = (typeof recoveryKinds)[number];

/** Where it stands: asked for, here, or nobody expects it any more. */
export const recoveryStatuses = ['sought', 'received', 'given_up'] as const;
export type RecoveryStatus = (typeof recoveryStatuses)[number];

/** How who reported wants to be reached. */
export const contactPreferences = ['email', 'phone', 'text'] as const;
export type ContactPreference = (typeof contactPreferences)[number];

/** What who handles a claim writes down with its day; the legal days follow. */
export const notedSteps = ['acknowledged', 'proof_of_loss', 'investigation_finished', 'last_status_letter'] as const;
export type NotedStep = (typeof notedSteps)[number];

/** What the law gives an insurer days for while it handles a claim. */
export const claimSteps = [
  'acknowledge',
  'answer_communication',
  'begin_investigation',
  'finish_investigation',
  'decide',
  'status_letter_every',
  'pay_after_agreement',
] as const;
export type ClaimStep = (typeof claimSteps)[number];

/** How a legal day of a claim stands: done too late, late, today, within five days, later. */
export const claimAlerts = ['breached', 'late', 'today', 'soon', 'ahead'] as const;

/** The steps of a report in their order, as the addresses of their pages name them. */
export const reportSteps = [
  'start',
  'what',
  'when-where',
  'driving',
  'damage',
  'others',
  'police',
  'photos',
  'review',
] as const;
export type ReportStep = (typeof reportSteps)[number];

/** Whom a payment of a claim may name. */
export const payeeKinds = ['insured', 'lienholder', 'claimant', 'repairer'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** How a payment of a claim goes out. */
export const payoutMethods = ['transfer', 'cheque'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/**
 * Where a payment stands: requested until somebody else approves or rejects it, sending while the outside is asked, sent
 * once it is on its way, paid once it arrived. What failed or came back is held back again.
 */
export const claimPaymentStatuses = ['requested', 'rejected', 'sending', 'sent', 'paid', 'failed', 'returned'] as const;
export type ClaimPaymentStatus = (typeof claimPaymentStatuses)[number];

/** What a payment of a claim is for: the loss, what handling it costs, the deductible that somebody else paid back. */
export const claimPaymentKinds = ['indemnity', 'expense', 'deductible'] as const;
export type ClaimPaymentKind = (typeof claimPaymentKinds)[number];

/** The accounts of a claim's own books. */
export const claimAccounts = [
  'incurred',
  'outstanding',
  'payable',
  'cash',
  'recoverable',
  'recovery_expected',
] as const;
export type ClaimAccount = (typeof claimAccounts)[number];

/** What is booked in them. */
export const claimBookings = ['reserve', 'payment', 'payout', 'payout_failed', 'recovery_sought', 'recovery'] as const;
export type ClaimBooking = (typeof claimBookings)[number];

/** Why somebody was given a claim, as far as it counted. */
export const assignmentReasons = [
  'licensed',
  'knows_line',
  'senior',
  'fast_track',
  'authority',
  'least_load',
  'turn',
  'handler_away',
  'handler_left',
  'successor',
] as const;
export type AssignmentReason = (typeof assignmentReasons)[number];

/** What is written to who reported a claim. */
export const writtenLetters = ['acknowledgement', 'reservation_of_rights', 'status', 'denial'] as const;
export type WrittenLetter = (typeof writtenLetters)[number];

/** Where such a letter stands: written, reviewed by another person, handed over, taken, or not taken. */
export const claimLetterStatuses = ['draft', 'reviewed', 'sending', 'sent', 'failed'] as const;
export type ClaimLetterStatus = (typeof claimLetterStatuses)[number];
