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
export const damageAreaLabels: Readonly<Record<DamageArea, Words>> = {
  front: words('Front', 'Avant'),
  rear: words('Rear', 'Arrière'),
  driver_side: words('Driver’s side', 'Côté conducteur'),
  passenger_side: words('Passenger’s side', 'Côté passager'),
  roof: words('Roof', 'Toit'),
  underneath: words('Underneath', 'Dessous'),
  glass: words('Glass', 'Vitres'),
  awning: words('Awning', 'Auvent'),
  wheels: words('Wheels and tires', 'Roues et pneus'),
  interior: words('Interior', 'Intérieur'),
  systems: words('Tanks, water, power, gas', 'Réservoirs, eau, électricité, gaz'),
};

export const damageSeverities = ['light', 'moderate', 'severe'] as const;
export type DamageSeverity = (typeof damageSeverities)[number];
export const damageSeverityLabels: Readonly<Record<DamageSeverity, Words>> = {
  light: words('Light: scratches, small dents', 'Léger : éraflures, petites bosses'),
  moderate: words('Moderate: parts need replacing', 'Moyen : des pièces sont à remplacer'),
  severe: words('Severe: it cannot be used', 'Grave : il est inutilisable'),
};

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

/** What handlers write again and again to who reported a claim, to begin a message from; in the language of its reader. */
export const messageTemplates = {
  photographs: {
    title: words('Ask for photographs', 'Demander des photographies'),
    text: words(
      'Please send us photographs of the damage: all four sides, close-ups of each damaged place, and the plate with the vehicle number. You can send them on the page of your claim.',
      'Veuillez nous envoyer des photographies des dommages : les quatre côtés, chaque endroit endommagé de près, et la plaque portant le numéro du véhicule. Vous pouvez les envoyer sur la page de votre réclamation.',
    ),
  },
  estimate: {
    title: words('Ask for an estimate', 'Demander une estimation'),
    text: words(
      'Please have a repair shop of your choice write an estimate, and send it on the page of your claim. Do not have the repair begun before we have answered, unless it keeps the damage from growing.',
      'Veuillez faire établir une estimation par un atelier de votre choix et l’envoyer sur la page de votre réclamation. Ne faites pas commencer la réparation avant notre réponse, sauf pour empêcher les dommages de s’aggraver.',
    ),
  },
  police_report: {
    title: words('Ask for the police report', 'Demander le rapport de police'),
    text: words(
      'Please send us the number of the police report and the name of the police that took it. A copy, once you have one, helps us to decide sooner.',
      'Veuillez nous envoyer le numéro du rapport de police et le nom du service qui l’a pris. Une copie, dès que vous en avez une, nous aide à décider plus tôt.',
    ),
  },
  inspection: {
    title: words('Arrange an inspection', 'Convenir d’une inspection'),
    text: words(
      'Somebody has to look at the vehicle. Where does it stand, and on which days of this week and next can we see it?',
      'Une personne doit voir le véhicule. Où se trouve-t-il, et quels jours de cette semaine et de la suivante pouvons-nous le voir ?',
    ),
  },
  payment_next: {
    title: words('Say that a payment comes', 'Annoncer un paiement'),
    text: words(
      'Your claim is approved, and the payment is being prepared. Its amount, and how it reaches you, stand on the page of your claim once it is on its way.',
      'Votre réclamation est approuvée et le paiement est en préparation. Son montant et son mode d’envoi figurent sur la page de votre réclamation dès qu’il est en route.',
    ),
  },
} as const satisfies Readonly<Record<string, { readonly title: Words; readonly text: Words }>>;

/** How a letter about a claim goes. */
export const letterWays = ['email', 'post'] as const;
export type LetterWay = (typeof letterWays)[number];

/** What is written to who reported a claim. */
export const writtenLetters = ['acknowledgement', 'reservation_of_rights', 'status', 'denial'] as const;
export type WrittenLetter = (typeof writtenLetters)[number];

/** Where such a letter stands: written, reviewed by another person, handed over, taken, or not taken. */
export const claimLetterStatuses = ['draft', 'reviewed', 'sending', 'sent', 'failed'] as const;
export type ClaimLetterStatus = (typeof claimLetterStatuses)[number];

/** What is looked for in a claim, in the order in which it is shown. */
export const fraudSignalCodes = [
  'early_loss',
  'cover_raised',
  'late_report',
  'same_phone',
  'older_photo',
  'many_claims',
  'theft_without_police',
] as const;
export type FraudSignalCode = (typeof fraudSignalCodes)[number];

/** What was found, for who handles the claim. */
export const fraudSignalReasons: Readonly<Record<FraudSignalCode, Words>> = {
  early_loss: words(
    'The loss fell into the first 30 days of the contract.',
    'Le sinistre est survenu dans les 30 premiers jours du contrat.',
  ),
  cover_raised: words(
    'Cover was raised within 30 days before the loss.',
    'La protection a été augmentée dans les 30 jours avant le sinistre.',
  ),
  late_report: words(
    'It was reported more than 60 days after the loss.',
    'Le sinistre a été déclaré plus de 60 jours après.',
  ),
  same_phone: words(
    'Somebody of this claim is reached at the telephone of another one.',
    'Une personne de ce dossier est jointe au téléphone d’un autre.',
  ),
  older_photo: words(
    'A photograph of the damage is older than the loss.',
    'Une photo des dommages est antérieure au sinistre.',
  ),
  many_claims: words(
    'Two or more other losses within the year before.',
    'Deux autres sinistres ou plus dans l’année précédente.',
  ),
  theft_without_police: words('A theft that the police do not know of.', 'Un vol que la police ne connaît pas.'),
};

/** What was pointed at on the drawing of the vehicle. */
export type Damage = { readonly areas?: readonly DamageArea[]; readonly severity?: DamageSeverity };
