import type { ClaimLetterReturnedFacts, ClaimMessageFacts } from './claim-message-facts.ts';
import type { LegalDate } from '../policies/notices/earliest-legal-date.ts';
import { describePrice, type PricedTerm } from '../billing/describe-price.ts';
import type { SignInChange } from '../identity/vocabulary.ts';
import type { BillingFacts } from './billing-facts.ts';
import type { IncidentLetterFacts } from './incident-facts.ts';
import type { EnquirySubjects } from './enquiry-facts.ts';
import type { Currency } from '../shared/money/currency.ts';
import type { EndInWords } from '../policies/notices/end-in-words.ts';
import type { NonRenewalInWords } from '../policies/notices/non-renewal.ts';
import type { RaisingEntry } from '../quoting/verifications/raising-entries.ts';
import type { CustomerRenewalOption } from '../policies/vocabulary.ts';
import type { RenewalStatus } from '../renewals/vocabulary.ts';
import type { QuoteStatus } from '../quoting/vocabulary.ts';
import type { Day } from '../shared/time/day.ts';
import type { Decision } from '../shared/decision.ts';
import type { LetterKind } from '../shared/letter-kinds.ts';
import type { Cents } from '../shared/money/money.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type {
  AddressLetterFacts,
  DataLetterFacts,
  DeletionLetterFacts,
  InvitationLetterFacts,
} from './account-facts.ts';
import type { Reader, Sender } from './reader.ts';
import type {
  CommissionRunLetterFacts,
  MentionLetterFacts,
  ReferralLetterFacts,
  ReportLetterFacts,
  RoleRequestLetterFacts,
} from './staff-facts.ts';
import { words } from '../shared/words.ts';

/** An e-mail before it is printed in a language and set: paragraphs, and at most one code and one button. */
export type Message = {
  readonly subject: Sentence;
  readonly paragraphs: readonly Sentence[];
  /** Set large beneath the first paragraph, to be read off and typed. */
  readonly code?: string;
  readonly button: { readonly label: Sentence; readonly url: string } | null;
};

/** What letters about a quote may say of it. */
export type QuoteLetterFacts = Reader & {
  readonly sender: Sender;
  readonly status: QuoteStatus;
  readonly agentName: string | null;
  /** Price of the term with fees; null without a price. */
  readonly total: Cents | null;
  /** How that is paid; null without a price. */
  readonly price: PricedTerm | null;
  readonly currency: Currency;
  readonly months: number;
  readonly effectiveDate: Day;
  /** The last day on which the offer may be bought. */
  readonly expirationDate: Day;
  /** Why the buyer's score costs them money, what weighs most first; null where it does not. */
  readonly scoreReasons: readonly Sentence[] | null;
  /** What of driving records raises the price, and who has it on record; nothing where it is not said. */
  readonly raisedBy?: readonly Omit<RaisingEntry, 'entityId'>[];
  /** Opens the quote for whoever holds it. */
  readonly url: string;
};

/** How the payment stands that a policy was bought with. */
export type FirstPayment = {
  readonly cents: Cents;
  /** The end of the number of the bank account that pays; null where a card did. */
  readonly account: string | null;
  readonly status: 'received' | 'on_its_way' | 'returned';
};

/** What letters about a policy may say of it. */
export type PolicyLetterFacts = Reader & {
  readonly sender: Sender;
  readonly policyNumber: string;
  readonly currency: Currency;
  readonly effectiveDate: Day;
  readonly expirationDate: Day;
  /** When cover begins, and the zone of the risk. */
  readonly coverFrom: Date;
  readonly timeZone: string;
  /** The invoices of the term that are not void, in order. */
  readonly invoices: readonly { readonly dueDate: Day; readonly amount: Cents }[];
  /** The price as it was sold; null where something has changed the invoices since. */
  readonly price: PricedTerm | null;
  readonly firstPayment: FirstPayment;
  readonly cancellation: EndInWords | null;
  /** That its term ends and is not renewed; nothing where it is not said. */
  readonly nonRenewal?: NonRenewalInWords | null;
  /** Opens the policy for its owner, who signs in; and where what is due is paid, by a link of the letter's own while one is good. */
  readonly url: string;
  readonly payUrl: string;
};

/** What letters about what is due, paid or declined may say. */
export type BillingLetterFacts = Reader & { readonly sender: Sender } & BillingFacts;

/**
 * What of a policy is another, or that another policy takes its place. A VIN is null to an address that nobody answers
 * for, and how the insured is reached to a former one; `to` is the day on which the term ends by now.
 */
export type ChangeInLetter =
  | { readonly kind: 'affinity_discount' }
  | { readonly kind: 'proposal' }
  | { readonly kind: 'vehicle_corrected'; readonly vin: string | null }
  | { readonly kind: 'vehicle_described' }
  | { readonly kind: 'insured_corrected' }
  | { readonly kind: 'effective_date'; readonly to: Day }
  | { readonly kind: 'contact'; readonly reached: { readonly email: string; readonly phone: string | null } | null }
  | { readonly kind: 'rewritten'; readonly nextNumber: string; readonly balance: Cents };

/** What letters about a change of a policy may say of it. */
export type ChangeLetterFacts = Reader & {
  readonly sender: Sender;
  readonly policyNumber: string;
  readonly currency: Currency;
  readonly change: ChangeInLetter;
  /** From when on it counts, and what each part of the price costs more by it, or less. */
  readonly effective: Day;
  readonly lines: readonly { readonly what: Sentence; readonly cents: Cents }[];
  /** What goes back because no payment to come could take it. */
  readonly refund: Cents;
  /** What is left as it is, being small: above zero what is paid back on request alone, below zero what is not asked for. */
  readonly leftAsItIs: Cents;
  readonly url: string;
};

/** What letters about the offer of a next term may say of it. Amounts are those of a whole term with fees. */
export type RenewalLetterFacts = Reader & {
  readonly sender: Sender;
  readonly policyNumber: string;
  readonly status: RenewalStatus;
  readonly renewalDate: Day;
  readonly currency: Currency;
  readonly before: Cents;
  readonly after: Cents;
  /** What of it is held back until later terms, and by how many per cent a term costs at most more than the one before it. */
  readonly heldBack: Cents;
  readonly mostRise: number;
  /** Of a renewal that the law wants told of: what it covers less, and how the days of the notice were counted; else null. */
  readonly notice: {
    readonly takesAway: readonly Sentence[];
    readonly legal: Pick<LegalDate, 'sent' | 'noticeDays' | 'postDays' | 'source' | 'grade'>;
  } | null;
  /** Whether part of what somebody edited of the offer does not fit the policy any more. */
  readonly editsLeft: boolean;
  /** What each reason makes it cost more, or less. */
  readonly reasons: readonly { readonly what: Sentence; readonly cents: Cents }[];
  readonly price: PricedTerm | null;
  readonly option: CustomerRenewalOption;
  /** The day on which a card is charged by itself; null where none is. */
  readonly chargedOn: Day | null;
  /** Whether a bank account is debited by itself. */
  readonly isBilled: boolean;
  /** The last day on which it may be paid for. */
  readonly payBy: Day;
  readonly url: string;
};

/** What letters about a change of the ending term may say that is proposed on the next one. */
export type CarriedLetterFacts = Reader & {
  readonly sender: Sender;
  readonly policyNumber: string;
  readonly currency: Currency;
  /** The day on which the term ends that was changed. */
  readonly termEnds: Day;
  /** The first day of it in the next term; null where it is not proposed any more. */
  readonly effective: Day | null;
  /** What the next term costs more by it, or less. */
  readonly cents: Cents;
  readonly url: string;
};

/** What the letter that asks for a signature under a change may say. */
export type ToSignLetterFacts = Reader & {
  readonly sender: Sender;
  readonly policyNumber: string;
  readonly currency: Currency;
  /** The day from which it counts; null where it does not wait to be signed any more. */
  readonly effective: Day | null;
  /** What it takes away; nothing to an address that nobody answers for. */
  readonly takesAway: readonly Sentence[];
  /** What the term costs more by it, or less. */
  readonly cents: Cents;
  /** Where it is read and signed, after signing in. */
  readonly url: string;
};

/** What letters to somebody who waits for a place may say. */
export type WaitingLetterFacts = {
  readonly sender: Sender;
  /** The state or province. */
  readonly area: Sentence;
  readonly vehicle: Sentence;
  /** Whether a quote can be started and bought there, as things stand. */
  readonly isSold: boolean;
  /** Whether it was sold there all the time, and new cover was paused for a while. */
  readonly isAfterPause: boolean;
  /** Where a quote is started. */
  readonly url: string;
};

/** What the letter may say to who asked to be told when nothing stops a change of a policy. */
export type FreedLetterFacts = {
  readonly sender: Sender;
  /** The state or province where it was stopped. */
  readonly area: Sentence;
  readonly policyNumber: string;
  /** Whether it may be made, as things stand. */
  readonly isFree: boolean;
  /** Where it is made, after signing in. */
  readonly url: string;
};

/** What letters to who signs second may say. */
export type SigningLetterFacts = Reader & {
  readonly sender: Sender;
  /** Who signed first; null where nobody answers for the address of the letter. */
  readonly insured: string | null;
  /** Whether there is something to sign still. */
  readonly isOpen: boolean;
  /** Until when the link works: its last whole day. */
  readonly until: Day;
  /** Opens what there is to sign, and nothing else. */
  readonly url: string;
};

/** What letters about photographs of vehicles may say. */
export type PhotosLetterFacts = Reader & {
  readonly sender: Sender;
  readonly policyNumber: string;
  /** Those that are owed first; null when none are. */
  readonly wanted: {
    readonly missing: number;
    readonly asked: number;
    readonly dueDate: Day;
    /** Why somebody asked for them, in their words; null where the product did. */
    readonly reason: string | null;
    readonly isAgain: boolean;
    readonly isLate: boolean;
  } | null;
  /** Where they are sent, by the owner of the policy, who signs in. */
  readonly url: string;
};

/** What letters about the answer of who was asked to sign second may say. */
export type AnswerLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  /** Who was asked; null where nobody answers for the address of the letter. */
  readonly second: string | null;
  readonly insured: string;
  /** Null when what was to be signed is no more. */
  readonly answer: 'signed' | 'declined' | null;
  /** Opens the quote for its reader. */
  readonly url: string;
};

/** What letters to somebody who signs in may say. They hold secrets: they are sent at once and written down nowhere. */
export type UserLetterFacts = {
  readonly sender: Sender;
  readonly link?: string;
  readonly code?: string;
  /** How long link and code work. */
  readonly minutes: number;
};

/** What letters to a person about their own account say: what of it changed. */
export type PersonLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  readonly change: SignInChange;
  /** The name of the passkey, and how many recovery codes are left, where it is about these. */
  readonly name?: string | undefined;
  readonly left?: number | undefined;
  readonly isStaff: boolean;
  /** Their profile, after signing in. */
  readonly url: string;
};

/** What a letter may be about, and what is gathered for it. */
export type SubjectFacts = {
  readonly quote: QuoteLetterFacts;
  readonly policy: PolicyLetterFacts;
  readonly billing: BillingLetterFacts;
  readonly change: ChangeLetterFacts;
  readonly renewal: RenewalLetterFacts;
  readonly carried: CarriedLetterFacts;
  readonly carried_work: CarriedLetterFacts;
  readonly to_sign: ToSignLetterFacts;
  readonly waiting: WaitingLetterFacts;
  readonly freed: FreedLetterFacts;
  readonly mention: MentionLetterFacts;
  readonly claim_message: ClaimMessageFacts;
  readonly claim_message_arrived: ClaimMessageFacts;
  readonly claim_letter: ClaimLetterReturnedFacts;
  readonly referral: ReferralLetterFacts;
  readonly signing: SigningLetterFacts;
  readonly photos: PhotosLetterFacts;
  readonly answer: AnswerLetterFacts;
  readonly decline: AnswerLetterFacts;
  readonly address: AddressLetterFacts;
  readonly data: DataLetterFacts;
  readonly deletion: DeletionLetterFacts;
  readonly invitation: InvitationLetterFacts;
  readonly incident: IncidentLetterFacts;
  readonly report: ReportLetterFacts;
  readonly role_request: RoleRequestLetterFacts;
  readonly commission_run: CommissionRunLetterFacts;
  readonly user: UserLetterFacts;
  readonly person: PersonLetterFacts;
} & EnquirySubjects<Sender>;
export type LetterSubject = keyof SubjectFacts;

export type Letter<Subject extends LetterSubject = LetterSubject> = {
  readonly subject: Subject;
  /** What it is about for its reader, who may switch some kinds off. */
  readonly kind: LetterKind;
  /** Whether anybody may cause it again and again, so that it counts against the budgets of letters. */
  readonly isCounted: boolean;
  /** What it says, as things stand; refused when it would not be true any more. */
  write(facts: SubjectFacts[Subject]): Decision<Message>;
};

/** What is insured, where a sentence needs a name for it: `{vehicle}` after “your”. */
export function nameInLetter(vehicle: Sentence | null): Sentence {
  return vehicle ?? sentence(words('RV', 'VR'));
}

/** The first line of a letter to someone whose first name may not be known. */
export function greeting(firstName: string | null): Sentence {
  const name = (firstName ?? '').trim();
  return name === ''
    ? sentence(words('Hello,', 'Bonjour,'))
    : sentence(words('Hello {name},', 'Bonjour {name},'), { name });
}

/** The last line: whom to call, as far as there is a number. */
export function closing({ name, phone }: Sender): Sentence {
  if (phone === null) return sentence(words('{name}', '{name}'), { name });
  return sentence(words('Questions? Call {name} at {phone}.', 'Des questions ? Appelez {name} au {phone}.'), {
    name,
    phone,
  });
}

/** How a price is paid, as a paragraph; none where it is not known. */
export function paidSo(price: PricedTerm | null): Sentence[] {
  if (price === null) return [];
  const { payments, all } = describePrice(price, 'first');
  return [
    all === null
      ? sentence(words('How it is paid: {payments}.', 'Modalités de paiement : {payments}.'), { payments })
      : sentence(words('How it is paid: {payments}. {all}.', 'Modalités de paiement : {payments}. {all}.'), {
          payments,
          all,
        }),
  ];
}
