import { describeReduction } from '@roadworthy/core/changes/describe-change.ts';
import { reducedCover } from '@roadworthy/core/changes/reduced-cover.ts';
import type { Sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { endInWords } from '../billing/cancellation/end-in-words.ts';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { priceOfInvoices } from '@roadworthy/core/billing/describe-price.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { addressed } from '@roadworthy/core/notifications/addressed.ts';
import type { SubjectFacts } from '@roadworthy/core/notifications/letter.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import type { RecordSubject } from '@roadworthy/core/notifications/letters.ts';
import type { NotificationSubject } from '@roadworthy/core/notifications/vocabulary.ts';
import { addDays, day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { nameOf, namedInsuredOf, type Quote, secondInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { raisingEntries } from '@roadworthy/core/quoting/verifications/raising-entries.ts';
import { isAdverse, reasonsOfScore } from '@roadworthy/core/underwriting/score-reasons.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Work } from '../kernel/work.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import { nonRenewalOf } from '../policies/non-renewal/announce-non-renewal.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { checkoutUrl } from '../quoting/sharing/checkout-url.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { signingUrl } from '../quoting/signing/signing-link.ts';
import { pricedQuote } from '../billing/priced-quote.ts';
import { billingPath, payPath } from '../billing/billing-pages.ts';
import { payLinkUrl } from '../billing/pay-link/pay-link-store.ts';
import type { MailBrand } from './mail-layout.ts';
import { changeInLetter } from './change-in-letter.ts';
import { billingFacts, firstPaymentOf } from './gather-billing-facts.ts';
import { factsOfArrivedMessage, factsOfClaimMessage, factsOfReturnedLetter } from './claim-message-to-notify.ts';
import { factsOfIncident } from './incident-to-notify.ts';
import { factsOfInvitation } from './invitation-to-notify.ts';
import { factsOfReport } from './report-to-notify.ts';
import { factsOfCommissionRun } from './commission-run-to-notify.ts';
import { factsOfRoleRequest } from './role-request-to-notify.ts';
import { mentionToNotify } from './mention-to-notify.ts';
import { factsOfAddress } from './address-to-confirm.ts';
import { factsOfData } from './data-to-take.ts';
import { factsOfDeletion } from './deletion-to-notify.ts';
import { factsOfArrival, factsOfEnquiry } from './enquiry-to-notify.ts';
import { renewalLinkUrl } from '../renewals/renewal-link-store.ts';
import type { Subject } from './queue-notification.ts';
import { renewalInLetter } from './renewal-in-letter.ts';
import { photosInLetter } from './photos-in-letter.ts';
import { referralToNotify } from './referral-to-notify.ts';
import { staffReader } from './staff-reader.ts';
import { factsOfFreed } from './policy-waited-for.ts';
import { factsOfWaiting } from './waiting-to-notify.ts';

/** A letter that is owed: what it is about, where it is filed, and whether somebody answers for the address that it goes to. */
export type OwedLetter = {
  readonly notificationId: string;
  readonly organizationId: string;
  readonly quoteId: string | null;
  readonly policyId: string | null;
  readonly subject: Subject;
  readonly recipient: string;
  readonly isConfirmed: boolean;
};

type Context = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender; readonly owed: OwedLetter };

/** What letters about a record say of it, and the language of its risk. */
export type Gathered<Facts> = { readonly facts: Facts; readonly language: PageLocale };

/** The organization that a letter comes from; the installation's own phone and address stand in for missing ones. */
export async function organizationBrand(
  { tx, platform: { config } }: Pick<Work, 'tx' | 'platform'>,
  organizationId: string,
): Promise<MailBrand> {
  const { name, service_phone, service_email, logo_url } = await tx
    .selectFrom('organizations')
    .select(['name', 'service_phone', 'service_email', 'logo_url'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return {
    name,
    phone: service_phone ?? brand.phone.text,
    email: service_email ?? brand.supportEmail,
    logo: logo_url && new URL(logo_url, config.publicUrl).href,
  };
}

/** The name of the agent whose quote it is, or null. */
async function agentNameOf(tx: Tx, { assignedAgentId }: Quote): Promise<string | null> {
  if (assignedAgentId === null) return null;
  const agent = await tx
    .selectFrom('agent_profiles')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', assignedAgentId)
    .executeTakeFirst();
  return agent ? `${agent.first_name} ${agent.last_name}` : null;
}

/** The quote or policy that a letter is filed under. */
function named(id: string | null): string {
  if (id === null) throw new Error('A letter names what it is about');
  return id;
}

/** The id of what a letter is about, which is of this kind. */
function idOf({ subject }: OwedLetter, kind: NotificationSubject): string {
  if (subject.kind !== kind) throw new Error(`A letter about a ${kind} is about a ${subject.kind}`);
  return subject.id;
}

async function ofQuote({ tx, platform, sender, owed }: Context): Promise<Gathered<SubjectFacts['quote']>> {
  const stored = await loadQuote({ tx, platform }, named(owed.quoteId));
  const { quote, total } = stored;
  const facts = {
    ...addressed(quote, owed.isConfirmed),
    sender,
    status: quote.status,
    agentName: await agentNameOf(tx, quote),
    total,
    price: pricedQuote(stored),
    currency: currencyOf(quote.country),
    months: quote.policyDurationMonths,
    effectiveDate: quote.effectiveDate,
    expirationDate: quote.expirationDate,
    scoreReasons: quote.score && isAdverse(quote.score.score) ? reasonsOfScore(quote.score.reasonCodes) : null,
    raisedBy: raisingEntries(quote),
    url: checkoutUrl(platform, stored),
  };
  return { facts, language: quote.language };
}

const pageOf = ({ config }: Platform, country: Quote['country'], path: string): string =>
  new URL(path, addressFor(config, country)).href;

/** Where a policy is paid: by its link while one is good, else after signing in. */
async function payUrl(tx: Tx, platform: Platform, country: Quote['country'], policyId: string): Promise<string> {
  return (await payLinkUrl(tx, platform, { policyId, country })) ?? pageOf(platform, country, payPath(policyId));
}

async function ofPolicy({ tx, platform, sender, owed }: Context): Promise<Gathered<SubjectFacts['policy']>> {
  const policyId = named(owed.policyId);
  const { quote } = await loadQuote({ tx, platform }, named(owed.quoteId));
  const { policy } = await loadPolicy({ tx }, policyId);
  const invoices = await tx
    .selectFrom('invoices')
    .select(['due_date', 'premium', 'fees'])
    .where('policy_id', '=', policyId)
    .where('status', '<>', 'void')
    .orderBy('sequence')
    .execute();
  const paidAt = await payUrl(tx, platform, quote.country, policyId);
  const sold = invoices.map(({ due_date, premium, fees }) => ({
    dueDate: day(due_date),
    amount: premium + fees,
    fees,
  }));
  const facts = {
    ...addressed(quote, owed.isConfirmed),
    firstPayment: await firstPaymentOf(tx, policyId),
    cancellation: await endInWords(tx, policy, { payUrl: paidAt, state: insuredState(quote) }),
    nonRenewal: await nonRenewalOf(tx, policy),
    payUrl: paidAt,
    sender,
    policyNumber: policy.policyNumber,
    currency: policy.currency,
    effectiveDate: policy.effectiveDate,
    expirationDate: policy.expirationDate,
    coverFrom: policy.coverFrom,
    timeZone: policy.timeZone,
    invoices: sold,
    price: priceOfInvoices(sold, policy),
    url: new URL(`/customers/policies/${policyId}`, addressFor(platform.config, quote.country)).href,
  };
  return { facts, language: policy.language };
}

async function ofBilling({ tx, platform, sender, owed }: Context): Promise<Gathered<SubjectFacts['billing']>> {
  const policyId = named(owed.policyId);
  const { quote } = await loadQuote({ tx, platform }, named(owed.quoteId));
  const { policy } = await loadPolicy({ tx }, policyId);
  const facts = {
    ...addressed(quote, owed.isConfirmed),
    ...(await billingFacts(tx, policy, dayInZone(platform.clock.now(), policy.timeZone))),
    sender,
    url: pageOf(platform, quote.country, billingPath(policyId)),
    payUrl: await payUrl(tx, platform, quote.country, policyId),
  };
  return { facts, language: policy.language };
}

async function ofChange({ tx, platform, sender, owed }: Context): Promise<Gathered<SubjectFacts['change']>> {
  const { quote } = await loadQuote({ tx, platform }, named(owed.quoteId));
  const { policy } = await loadPolicy({ tx }, named(owed.policyId));
  const reader = addressed(quote, owed.isConfirmed);
  const { vehicle, shownId, ...change } = await changeInLetter(tx, { policy, quote, owed, now: platform.clock.now() });
  const facts = {
    ...reader,
    vehicle: vehicle ?? reader.vehicle,
    sender,
    ...change,
    policyNumber: policy.policyNumber,
    currency: policy.currency,
    url: new URL(`/customers/policies/${shownId}`, addressFor(platform.config, quote.country)).href,
  };
  return { facts, language: policy.language };
}

async function ofRenewal({ tx, platform, sender, owed }: Context): Promise<Gathered<SubjectFacts['renewal']>> {
  const policyId = named(owed.policyId);
  const { quote } = await loadQuote({ tx, platform }, named(owed.quoteId));
  const facts = {
    ...addressed(quote, owed.isConfirmed),
    ...(await renewalInLetter({ tx, platform }, policyId)),
    sender,
    url:
      (await renewalLinkUrl(tx, platform, { policyId, country: quote.country })) ??
      pageOf(platform, quote.country, `/customers/policies/${policyId}/renewal`),
  };
  return { facts, language: quote.language };
}

/** What of the ending term is proposed on the next one, by what it was proposed as last. */
async function carriedFacts({ tx, owed }: Context) {
  const policyId = named(owed.policyId);
  const { policy } = await loadPolicy({ tx }, policyId);
  const proposed = await tx
    .selectFrom('policy_proposals')
    .select(['effective', 'premium_change'])
    .where('policy_id', '=', policyId)
    .where('carried_from', 'is not', null)
    .where('status', '=', 'pending')
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { policyNumber, currency, effectiveDate: termEnds } = policy;
  const effective = proposed ? day(proposed.effective) : null;
  return { policy, facts: { policyNumber, currency, termEnds, effective, cents: proposed?.premium_change ?? 0 } };
}

async function ofCarried(context: Context): Promise<Gathered<SubjectFacts['carried']>> {
  const { tx, platform, sender, owed } = context;
  const { policy, facts } = await carriedFacts(context);
  const { quote } = await loadQuote({ tx, platform }, policy.currentQuoteId);
  const url = pageOf(platform, quote.country, `/customers/policies/${policy.policyId}`);
  return { facts: { ...addressed(quote, owed.isConfirmed), ...facts, sender, url }, language: policy.language };
}

/** A change that is to be signed, and what it takes away, by the draft that describes it. */
async function ofToSign(context: Context): Promise<Gathered<SubjectFacts['to_sign']>> {
  const { tx, platform, sender, owed } = context;
  const { policy } = await loadPolicy({ tx }, named(owed.policyId));
  const { quote } = await loadQuote({ tx, platform }, policy.currentQuoteId);
  const proposed = await tx
    .selectFrom('policy_proposals')
    .select(['policy_proposal_id', 'effective', 'premium_change', 'base_quote_id', 'proposed_quote_id'])
    .where('policy_id', '=', policy.policyId)
    .where('proposed_quote_id', '=', named(owed.quoteId))
    .where('status', '=', 'pending')
    .executeTakeFirst();
  const page = `/customers/policies/${policy.policyId}/change/coverage?change=${proposed?.policy_proposal_id ?? ''}`;
  const facts = {
    ...addressed(quote, owed.isConfirmed),
    sender,
    policyNumber: policy.policyNumber,
    currency: policy.currency,
    effective: proposed ? day(proposed.effective) : null,
    takesAway: proposed && owed.isConfirmed ? await takenAway(context, proposed) : [],
    cents: proposed?.premium_change ?? 0,
    url: pageOf(platform, quote.country, page),
  };
  return { facts, language: policy.language };
}

async function takenAway(
  { tx, platform }: Context,
  { base_quote_id, proposed_quote_id }: { readonly base_quote_id: string; readonly proposed_quote_id: string },
): Promise<readonly Sentence[]> {
  const { quote: before } = await loadQuote({ tx, platform }, base_quote_id);
  const { quote: after } = await loadQuote({ tx, platform }, proposed_quote_id);
  return reducedCover(before, after).map((one) => describeReduction(one, { before, after }));
}

async function ofCarriedWork(context: Context): Promise<Gathered<SubjectFacts['carried_work']>> {
  const { tx, platform, sender, owed } = context;
  const { policy, facts } = await carriedFacts(context);
  const { quote } = await loadQuote({ tx, platform }, policy.currentQuoteId);
  const { firstName, language } = await staffReader(context, owed.recipient);
  const url = pageOf(platform, quote.country, `/agents/policies/${policy.policyId}`);
  return { facts: { ...addressed(quote, true), ...facts, firstName, sender, url }, language };
}

async function ofPhotos({ tx, platform, sender, owed }: Context): Promise<Gathered<SubjectFacts['photos']>> {
  const policyId = named(owed.policyId);
  const { quote } = await loadQuote({ tx, platform }, named(owed.quoteId));
  const { policy } = await loadPolicy({ tx }, policyId);
  const reader = addressed(quote, owed.isConfirmed);
  const { wanted, title } = await photosInLetter(tx, policyId, dayInZone(platform.clock.now(), policy.timeZone));
  const facts = {
    ...reader,
    vehicle: reader.isConfirmed && title ? { message: title } : reader.vehicle,
    sender,
    wanted,
    policyNumber: policy.policyNumber,
    url: new URL(`/customers/policies/${policyId}/vehicles`, addressFor(platform.config, quote.country)).href,
  };
  return { facts, language: policy.language };
}

async function ofMention({ tx, platform, sender, owed }: Context): Promise<Gathered<SubjectFacts['mention']>> {
  const mention = await mentionToNotify({ tx, platform }, idOf(owed, 'note_mention'));
  const facts = {
    ...mention.facts,
    sender,
    url: new URL(mention.path, addressFor(platform.config, mention.country)).href,
  };
  return { facts, language: mention.language };
}

async function ofReferral({ tx, platform, sender, owed }: Context): Promise<Gathered<SubjectFacts['referral']>> {
  const { facts, path, country, language } = await referralToNotify(
    { tx, platform },
    idOf(owed, 'quote_referral'),
    owed.recipient,
  );
  return { facts: { ...facts, sender, url: new URL(path, addressFor(platform.config, country)).href }, language };
}

async function ofSigning({ tx, platform, sender, owed }: Context): Promise<Gathered<SubjectFacts['signing']>> {
  const requested = await tx
    .selectFrom('signing_requests')
    .select(['quote_id', 'entity_id', 'number', 'expires', 'voided', 'signed_at'])
    .where('signing_request_id', '=', idOf(owed, 'signing_request'))
    .executeTakeFirstOrThrow();
  const { quote } = await loadQuote({ tx, platform }, requested.quote_id);
  const [insured, second] = [namedInsuredOf(quote), secondInsuredOf(quote)];
  const { quoteId, country } = quote;
  const facts = {
    ...addressed(quote, owed.isConfirmed),
    firstName: owed.isConfirmed ? (second?.firstName ?? null) : null,
    insured: owed.isConfirmed && insured ? nameOf(insured) : null,
    sender,
    isOpen: requested.voided === null && requested.signed_at === null && second?.entityId === requested.entity_id,
    until: addDays(dayInZone(requested.expires, quote.timeZone), -1),
    url: signingUrl(platform, { quoteId, number: requested.number, country }),
  };
  return { facts, language: quote.language };
}

/** What the second named insured answered, as long as it stands; whoever is told reads on at an address of their own. */
async function ofAnswer({ tx, platform, sender, owed }: Context) {
  const { quote_id, signed_at, declined, voided } = await tx
    .selectFrom('signing_requests')
    .select(['quote_id', 'signed_at', 'declined', 'voided'])
    .where('signing_request_id', '=', idOf(owed, 'signing_request'))
    .executeTakeFirstOrThrow();
  const stored = await loadQuote({ tx, platform }, quote_id);
  const { quote } = stored;
  const [insured, second] = [namedInsuredOf(quote), secondInsuredOf(quote)];
  const answer = signed_at ? ('signed' as const) : declined && ('declined' as const);
  const facts = {
    sender,
    second: owed.isConfirmed && second ? nameOf(second) : null,
    insured: insured ? nameOf(insured) : '',
    answer: voided === null && second !== null ? answer : null,
  };
  return { stored, facts };
}

async function ofInsured(context: Context): Promise<Gathered<SubjectFacts['answer']>> {
  const { stored, facts } = await ofAnswer(context);
  const { firstName } = addressed(stored.quote, context.owed.isConfirmed);
  const url = checkoutUrl(context.platform, stored);
  return { facts: { ...facts, firstName, url }, language: stored.quote.language };
}

async function ofDecline(context: Context): Promise<Gathered<SubjectFacts['decline']>> {
  const { stored, facts } = await ofAnswer(context);
  const { quoteId, country } = stored.quote;
  const { firstName, language } = await staffReader(context, context.owed.recipient);
  const url = new URL(`/agents/quotes/${quoteId}`, addressFor(context.platform.config, country)).href;
  return { facts: { ...facts, firstName, url }, language };
}

/** What is read for a letter, by what it is about. A letter about a new kind of record needs its line here. */
export const gatherLetterFacts: {
  readonly [Subject in RecordSubject]: (context: Context) => Promise<Gathered<SubjectFacts[Subject]>>;
} = {
  quote: ofQuote,
  policy: ofPolicy,
  billing: ofBilling,
  change: ofChange,
  renewal: ofRenewal,
  carried: ofCarried,
  carried_work: ofCarriedWork,
  to_sign: ofToSign,
  photos: ofPhotos,
  waiting: (of) => factsOfWaiting(of, idOf(of.owed, 'waitlist'), of.owed.organizationId),
  freed: (of) => factsOfFreed(of, idOf(of.owed, 'waitlist'), of.owed.recipient),
  mention: ofMention,
  referral: ofReferral,
  signing: ofSigning,
  answer: ofInsured,
  decline: ofDecline,
  enquiry: (of) => factsOfEnquiry(of, idOf(of.owed, 'enquiry')),
  invitation: (of) => factsOfInvitation(of, idOf(of.owed, 'organization_invitation')),
  incident: (of) => factsOfIncident(of, idOf(of.owed, 'incident_alert_message'), of.owed.isConfirmed),
  report: (of) => factsOfReport(of, idOf(of.owed, 'report_delivery'), of.owed.recipient),
  commission_run: (of) => factsOfCommissionRun(of, idOf(of.owed, 'commission_run'), of.owed.recipient),
  role_request: (of) => factsOfRoleRequest(of, idOf(of.owed, 'global_role_request'), of.owed.recipient),
  address: (of) => factsOfAddress(of, idOf(of.owed, 'address_change'), of.owed.recipient),
  data: (of) => factsOfData(of, idOf(of.owed, 'personal_export')),
  deletion: (of) => factsOfDeletion(of, idOf(of.owed, 'deletion_request')),
  claim_message: (of) => factsOfClaimMessage(of, idOf(of.owed, 'claim_note')),
  claim_letter: (of) => factsOfReturnedLetter(of, idOf(of.owed, 'claim_letter')),
  claim_message_arrived: (of) => factsOfArrivedMessage(of, idOf(of.owed, 'claim_note'), of.owed.recipient),
  arrival: (of) => factsOfArrival(of, idOf(of.owed, 'enquiry'), of.owed.recipient),
};
