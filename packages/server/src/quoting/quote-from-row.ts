import {
  cancellationFromRow,
  type CancellationTermsRow,
  parametersFromRow,
  type ParametersRow,
} from '../products/parameters-of.ts';
import type { BoughtCovers } from '@roadworthy/core/products/labels.ts';
import { findSimilar } from '@roadworthy/core/quoting/restrictions/restriction-keys.ts';
import { placesInUse } from '@roadworthy/core/quoting/checkout/places-in-use.ts';
import { type Provider, type VerificationKind, verificationKinds } from '@roadworthy/core/products/vocabulary.ts';
import type { ReadDocument } from '@roadworthy/core/quoting/checks/check-reading.ts';
import { columnOf, type ContentTable, isContent } from '@roadworthy/core/quoting/signing/content-hash.ts';
import type { Entity, Location, Quote, Vehicle } from '@roadworthy/core/quoting/quote.ts';
import type { SimilarRestriction } from '@roadworthy/core/quoting/restrictions/restrictions.ts';
import { type QuoteStatus, restrictionKeys } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Answers } from '@roadworthy/core/rating/rating-subject.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import { unseal } from '../kernel/settings/sealed.ts';
import type { Secrets } from '../kernel/settings/secrets.ts';
import { moratoriumFromRow, type MoratoriumRow } from './eligibility/moratorium-rows.ts';
import { type CheckRow, statusChecks, withAnswers } from './eligibility/verification-checks.ts';
import type { StoredQuote, StoredReferral } from './stored-quote.ts';

/** A row as it comes back inside JSON: instants are text there, everything else is as the driver gives it. */
type InJson<Row> = { [Column in keyof Row]: Row[Column] extends Date | null ? string | null : Row[Column] };

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

export type QuoteRow = Row<'quotes'> & {
  readonly entity_rows: readonly InJson<Row<'entities'>>[];
  readonly vehicle_rows: readonly InJson<Row<'vehicles'>>[];
  readonly location_rows: readonly InJson<Row<'locations'>>[];
  readonly fee_rows: readonly ParametersRow[];
  readonly cancellation_rows: readonly CancellationTermsRow[];
  readonly check_rows: readonly CheckRow[];
  readonly restriction_rows: StoredQuote['restrictions'];
  readonly near_rows: readonly Pick<Row<'explicit_rejections'>, 'explicit_rejection_id' | 'key' | 'value' | 'reason'>[];
  readonly moratorium_rows: readonly MoratoriumRow[];
  readonly referral_rows: readonly Pick<
    Row<'quote_referrals'>,
    'status' | 'content_hash' | 'findings' | 'requested_by_user_id'
  >[];
  readonly document_rows: readonly Pick<
    Row<'documents'>,
    'document_id' | 'document_type' | 'version' | 'status' | 'sha256' | 'made_from'
  >[];
  /** The newest wording of a rule of its product, which names all of them as they are. */
  readonly rules_version: string | null;
  readonly signing_row: Pick<
    InJson<Row<'signing_requests'>>,
    'entity_id' | 'content_hash' | 'total' | 'payment_term' | 'signed_at'
  > | null;
  readonly product: {
    readonly required_verifications: readonly string[];
    readonly live_in: readonly string[];
    readonly not_live_in: readonly string[];
    readonly spans_states: boolean;
  } | null;
};

/** What was read of a row, and beside it what of its content nothing read: whatever a later migration adds counts. */
function withBesides<Read extends object>(
  table: ContentTable,
  read: Read,
  row: object,
): Read & { readonly besides: Readonly<Record<string, unknown>> } {
  const known = new Set(Object.keys(read).map(columnOf));
  const others = Object.entries(row).filter(([column]) => !known.has(column) && isContent(table, column));
  return { ...read, besides: Object.fromEntries(others) };
}

function entityFromRow(row: InJson<Row<'entities'>>, secrets: Secrets): Entity {
  const open = (column: 'birthdate' | 'license_number') => {
    const sealed = row[column];
    return sealed === null ? null : unseal(secrets, { table: 'entities', column, key: row.entity_id, sealed });
  };
  const birthdate = open('birthdate');
  const read = {
    entityId: row.entity_id,
    rootEntityId: row.root_entity_id,
    entityType: row.entity_type,
    entityRelationship: row.entity_relationship,
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    email: row.email,
    phone: row.phone,
    birthdate: birthdate === null ? null : day(birthdate),
    maritalStatus: row.marital_status,
    licenseNumber: open('license_number'),
    licenseCountry: row.license_country,
    licenseAdministrativeArea: row.license_administrative_area,
    licenseFirstIssuedYear: row.license_first_issued_year,
    rvDrivingExperienceYears: row.rv_driving_experience_years,
    answers: row.answers as Answers,
    locationId: row.location_id,
  };
  return withBesides('entities', read, row);
}

function vehicleFromRow(row: InJson<Row<'vehicles'>>): Vehicle {
  const read = {
    vehicleId: row.vehicle_id,
    rootVehicleId: row.root_vehicle_id,
    year: row.year,
    make: row.make,
    model: row.model,
    type: row.type,
    vin: row.vin,
    vinPending: row.vin_pending,
    ratingValue: row.rating_value,
    ratingValueType: row.rating_value_type,
    purchasePrice: row.purchase_price,
    usageType: row.usage_type,
    storageType: row.storage_type,
    estimatedYearlyMileage: row.estimated_yearly_mileage,
    rentalUtilizationRate: row.rental_utilization_rate,
    nightsPerYear: row.nights_per_year,
    salvageTitle: row.salvage_title,
    originalOwner: row.original_owner,
    financed: row.financed,
    answers: row.answers as Answers,
    locationId: row.location_id,
    registrationLocationId: row.registration_location_id,
    lienholderId: row.lienholder_id,
  };
  return withBesides('vehicles', read, row);
}

function locationFromRow(row: InJson<Row<'locations'>>): Location {
  const read = {
    locationId: row.location_id,
    rootLocationId: row.root_location_id,
    locationType: row.location_type,
    line1: row.line_1,
    line2: row.line_2,
    locality: row.locality,
    administrativeArea: row.administrative_area,
    postalCode: row.postal_code,
    country: row.country,
  };
  return withBesides('locations', read, row);
}

function documentFromRow(row: QuoteRow['document_rows'][number]): ReadDocument {
  return {
    documentId: row.document_id,
    // Rows of other types are not read.
    type: row.document_type as ReadDocument['type'],
    version: row.version,
    status: row.status,
    sha256: row.sha256,
    madeFrom: row.made_from,
  };
}

/** The rows of a quote as the rules see them. The database's checks stand for the value lists. */
function readQuote(row: Row<'quotes'>): Omit<Quote, 'entities' | 'vehicles' | 'locations' | 'besides'> {
  return {
    quoteId: row.quote_id,
    organizationId: row.organization_id,
    productId: row.product_id,
    kind: row.kind,
    status: row.status,
    resumeStatus: row.resume_status as QuoteStatus | null,
    provider: row.provider as Provider,
    businessType: row.business_type,
    effectiveDate: day(row.effective_date),
    expirationDate: day(row.expiration_date),
    policyDurationMonths: row.policy_duration_months,
    paymentTerm: row.payment_term,
    country: row.country,
    administrativeArea: row.administrative_area,
    postalCode: row.postal_code,
    timeZone: row.time_zone,
    language: row.language,
    coverages: row.coverages as BoughtCovers,
    discounts: row.discounts as readonly string[],
    declarations: row.declarations as Record<string, unknown>,
    contentHash: row.content_hash,
    ratedContentHash: row.rated_content_hash,
    raterVersionId: row.rater_version_id,
    approvedContentHash: row.approved_content_hash,
    signedContentHash: row.signed_content_hash,
    signedTotal: row.signed_total,
    signedPaymentTerm: row.signed_payment_term,
    assignedAgentId: row.assigned_agent_id,
    policyId: row.policy_id,
    steps: row.steps,
    version: row.version,
    mailingLocationId: row.mailing_location_id,
    ...(row.erased === null ? {} : { isErased: true }),
  };
}

function signatureFromRow(row: NonNullable<QuoteRow['signing_row']>): StoredQuote['secondSignature'] {
  return {
    entityId: row.entity_id,
    contentHash: row.content_hash,
    total: row.total,
    paymentTerm: row.payment_term,
    isSigned: row.signed_at !== null,
  };
}

function typedPriceOf({ typed_content_hash: contentHash, typed_rating }: Row<'quotes'>): Pick<Quote, 'typed'> {
  // Written by accept-application.ts, from the same type.
  return contentHash === null ? {} : { typed: { contentHash, rating: typed_rating as Rating } };
}

function rewrittenBy({ rewrites_policy_id: policyId, rewrites_balance }: Row<'quotes'>): Pick<Quote, 'rewrites'> {
  return policyId === null ? {} : { rewrites: { policyId, balance: rewrites_balance ?? 0 } };
}

function cappedBy({ price_cap_from: uncapped, price_cap_to: capped }: Row<'quotes'>): Pick<Quote, 'priceCap'> {
  return uncapped === null || capped === null ? {} : { priceCap: { uncapped, capped } };
}

/** What is refused and like something on the quote, as both were typed; nothing where a closer look tells them apart. */
function similarFromRow(
  { explicit_rejection_id, key, value, reason }: QuoteRow['near_rows'][number],
  quote: Quote,
  secrets: Secrets,
): SimilarRestriction[] {
  const known = restrictionKeys.find((one) => one === key);
  if (!known) return [];
  const refused = unseal(secrets, {
    table: 'explicit_rejections',
    column: 'value',
    key: explicit_rejection_id,
    sealed: value,
  });
  const spelled = findSimilar(quote, { key: known, typed: refused });
  return spelled === null ? [] : [{ restrictionId: explicit_rejection_id, key: known, refused, spelled, reason }];
}

/** A quote without what its product asks and rules, which is read by itself. */
export type ReadQuote = Omit<StoredQuote, 'rules' | 'questions'>;

const othersThan = (required: readonly VerificationKind[]) =>
  verificationKinds.filter((kind) => !required.includes(kind));

/** What is bound, with the answers that came after it was; null where none came. */
function withLateAnswers(
  quote: Quote,
  required: readonly VerificationKind[],
  rows: readonly CheckRow[],
  secrets: Secrets,
): Quote | null {
  if (!rows.some((row) => row.is_late)) return null;
  const known = rows.map((row) => ({ ...row, is_fresh: row.is_fresh === true || row.is_late }));
  return withAnswers(quote, statusChecks(quote, required, known, secrets));
}

/** A quote's row with all that was read with it, as the rules see it. */
export function quoteFromRow(gathered: Omit<QuoteRow, 'rules_version'>, secrets: Secrets): ReadQuote {
  const {
    entity_rows,
    vehicle_rows,
    location_rows,
    fee_rows,
    cancellation_rows,
    referral_rows,
    restriction_rows,
    near_rows,
    moratorium_rows,
    document_rows,
    check_rows,
    ...rest
  } = gathered;
  const { signing_row, product, ...row } = rest;
  const own = withBesides('quotes', readQuote(row), row);
  const vehicles = vehicle_rows.map(vehicleFromRow);
  const entities = entity_rows.map((entity) => entityFromRow(entity, secrets));
  const locations = placesInUse({ ...own, entities, vehicles }, location_rows.map(locationFromRow));
  const quote = { ...own, ...typedPriceOf(row), ...rewrittenBy(row), ...cappedBy(row), entities, vehicles, locations };
  const required = (product?.required_verifications ?? []) as VerificationKind[];
  const checks = statusChecks(quote, required, check_rows, secrets);
  return {
    quote: withAnswers(quote, checks),
    lateQuote: withLateAnswers(quote, required, check_rows, secrets),
    checks,
    otherChecks: () => statusChecks(quote, othersThan(required), check_rows, secrets),
    product: {
      liveIn: product?.live_in ?? [],
      notLiveIn: product?.not_live_in ?? [],
      spansStates: product?.spans_states ?? false,
    },
    productFees: fee_rows.map(parametersFromRow),
    productCancellation: cancellation_rows.map(cancellationFromRow),
    referrals: referral_rows.map(({ status, content_hash, findings, requested_by_user_id }) => ({
      isPending: status === 'pending',
      isBySystem: requested_by_user_id === null,
      contentHash: content_hash,
      findings: findings as StoredReferral['findings'],
    })),
    restrictions: restriction_rows,
    similar: near_rows.flatMap((row) => similarFromRow(row, quote, secrets)),
    moratoriums: moratorium_rows.map(moratoriumFromRow),
    refusedByRules: row.refused_for !== null,
    forced:
      row.forced_content_hash === null ? null : { contentHash: row.forced_content_hash, waives: row.forced_waives },
    documents: document_rows.map(documentFromRow),
    tokenVersion: row.token_version,
    premium: row.premium,
    total: row.total,
    plan: row.plan,
    userId: row.user_id,
    partnerId: row.partner_id,
    replacedByQuoteId: row.replaced_by_quote_id,
    signedAt: row.signed_at,
    signerInfo: row.signer_info,
    secondSignature: signing_row && signatureFromRow(signing_row),
  };
}
