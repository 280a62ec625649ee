import { decideLanguage } from '@roadworthy/core/identity/set-language.ts';
import { languageIn } from '@roadworthy/core/quoting/subject/risk-language.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { checkPostalCode } from '@roadworthy/core/quoting/checks/check-postal-code.ts';
import { stepsOf } from '@roadworthy/core/quoting/checks/missing.ts';
import type { LikelyUse } from '@roadworthy/core/quoting/opening/requote.ts';
import { decideStartQuote } from '@roadworthy/core/quoting/opening/start-quote.ts';
import type { Country } from '@roadworthy/core/quoting/vocabulary.ts';
import { type MarketingSource, marketingSources } from '@roadworthy/core/products/vocabulary.ts';
import { campaignOf, readAttribution } from '@roadworthy/core/shared/site/attribution.ts';
import { findLineProblem, tidyLine } from '@roadworthy/core/shared/text/check-text.ts';
import { type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import type { MutationInputs } from '../generated/operations.ts';
import { operation } from '../kernel/operation.ts';
import { quoteToken } from '../kernel/tokens/tokens.ts';
import type { Work } from '../kernel/work.ts';
import { organizationForNewQuote, partnerBySlug } from '../organizations/find-organization.ts';
import { findPostalArea } from '../products/find-postal-area.ts';
import { productByProvider } from '../products/product-store.ts';
import { settleStatus } from './ending/settle-status.ts';
import { loadQuote } from './quote-store.ts';
import { saveEdit } from './pricing/rate-stored-quote.ts';
import { takeQuoteBudget } from './quote-budget.ts';
import { words } from '@roadworthy/core/shared/words.ts';

// Only to compute a day before the area is known; the decision refuses such a quote anyway.
const anyZone = 'America/New_York';

/** What brought the quote; where nothing is said, the desk of the agent who begins it, the partner, or the home page. */
function sourceOf(text: string | null, byAgent: boolean, byPartner: boolean): MarketingSource {
  const unsaid = byPartner ? 'partner' : 'homepage_hero';
  return marketingSources.find((source) => source === text) ?? (byAgent ? 'agent_dashboard' : unsaid);
}

// It comes from an address that anybody may write; what is no campaign's name is not worth refusing a customer.
function campaignNamed(text: string | null): string | null {
  return text === null || findLineProblem(text, 'code') !== null ? null : tidyLine(text);
}

type FirstVehicle = {
  readonly quoteId: string;
  readonly type: string;
  readonly place: { readonly country: Country; readonly administrative_area: string; readonly postal_code: string };
  readonly use?: LikelyUse | null;
};

/** Whose the quote is from the start: the agent's who takes it down, or the signed-in customer's. */
function ownerOf({ role, userId }: Principal): { assigned_agent_id: string | null; user_id: string | null } {
  const isCustomer = role === 'global:user' || role === 'organization:customer';
  const isAgent = role === 'organization:agent' || role === 'organization:owner';
  return { assigned_agent_id: isAgent ? userId : null, user_id: isCustomer ? userId : null };
}

/** Writes what a quote begins with: something of a kind, kept in a place. */
export async function writeFirstVehicle(
  { tx, organizationId: organization_id }: Work,
  { quoteId: quote_id, type, place, use }: FirstVehicle,
): Promise<void> {
  const { location_id } = await tx
    .insertInto('locations')
    .values({ organization_id, quote_id, location_type: 'garaging', ...place })
    .returning('location_id')
    .executeTakeFirstOrThrow();
  const likely = use && {
    usage_type: use.usageType,
    storage_type: use.storageType,
    nights_per_year: use.nightsPerYear,
    rental_utilization_rate: use.rentalUtilizationRate,
  };
  await tx
    .insertInto('vehicles')
    .values({ organization_id, quote_id, type, location_id, ...likely })
    .execute();
}

type Begun = { readonly quote_id: string; readonly quote_token: string; readonly quote: { readonly quote_id: string } };

/** Begins a quote; `fill` writes what is known of it besides, before it is priced. */
export async function beginQuote(
  work: Work,
  input: MutationInputs['start_quote'],
  fill: (quoteId: string) => Promise<void> = () => Promise.resolve(),
): Promise<Begun | Refused> {
  const { tx, platform, actor, request } = work;
  const postal = checkPostalCode(input.postal_code);
  if (!postal.ok) return postal;
  const area = await findPostalArea(tx, postal.event.country, postal.event.postalCode);
  const today = work.today(area?.timeZone ?? anyZone);
  const product = await productByProvider(tx, input.provider ?? 'personal');
  if (!product)
    return refuse(
      'product_not_found',
      words('We do not sell this line yet.', 'Nous n’offrons pas encore ce produit.'),
      'provider',
    );
  const { postal_code: postalCode, vehicle_class: vehicleClass } = input;
  const kind = input.application ? 'brown_brown_application' : 'quote';
  const wish = { postalCode, vehicleClass, kind } as const;
  const decision = decideStartQuote(wish, area, product, actor, today);
  if (!decision.ok) return decision;
  const wanted = decideLanguage(input.language ?? request.locale.toLowerCase());
  if (!wanted.ok) return wanted;
  await takeQuoteBudget(work);
  const partner = input.partner ? await partnerBySlug(tx, input.partner) : null;
  const attribution = readAttribution(input.attribution);
  const created = decision.event;
  const place = {
    country: created.area.country,
    administrative_area: created.area.administrativeArea,
    postal_code: created.postalCode,
  };
  const owner = ownerOf(actor);
  const isAgents = owner.assigned_agent_id !== null;
  const { quote_id } = await tx
    .insertInto('quotes')
    .values({
      organization_id: work.organizationId,
      product_id: product.productId,
      kind: created.kind,
      provider: product.provider,
      status: created.status,
      effective_date: created.effectiveDate,
      expiration_date: created.expirationDate,
      policy_duration_months: product.defaultPolicyDurationMonths,
      time_zone: created.area.timeZone,
      language: languageIn(created.area.country, wanted.event.language),
      ...place,
      marketing_source: sourceOf(input.marketing_source ?? null, isAgents, partner !== null),
      campaign: campaignNamed(input.campaign ?? campaignOf(attribution)),
      attribution: JSON.stringify(attribution),
      partner_id: partner?.partner_id ?? null,
      ...owner,
    })
    .returning('quote_id')
    .executeTakeFirstOrThrow();
  await writeFirstVehicle(work, { quoteId: quote_id, type: vehicleClass, place });
  await fill(quote_id);
  const started = await loadQuote(work, quote_id);
  const [step] = stepsOf(started.quote);
  const { price, settled } = await saveEdit(work, started, { step });
  await work.publish({ ...created, quoteId: quote_id, price });
  await settleStatus(work, settled);
  return { quote_id, quote_token: quoteToken(platform.secrets, quote_id, 1), quote: { quote_id } };
}

export const startQuote = operation({
  name: 'start_quote',
  permission: permissionFor('start_quote'),
  organization: ({ partner }, arrival) => organizationForNewQuote(arrival, partner ?? null),
  example: { postal_code: '43215', vehicle_class: 'travel_trailer' },
  badInput: [
    { input: { postal_code: '' }, code: 'postal_code_missing', field: 'postal_code' },
    { input: { postal_code: '4321' }, code: 'postal_code_malformed', field: 'postal_code' },
    { input: { vehicle_class: 'spaceship' }, code: 'not_insured_by_line', field: 'vehicle_class' },
    { input: { language: 'klingon' }, code: 'language_unknown', field: 'language' },
  ],
  run: (work) => beginQuote(work, work.input),
});
