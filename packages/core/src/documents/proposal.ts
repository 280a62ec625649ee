import { currencyOf } from '../shared/money/currency.ts';
import { labelOfKind } from '../lines/line-labels.ts';
import { lineFor, lineOf } from '../lines/line-for.ts';
import { usageLabels } from '../products/labels.ts';
import { nameOf, namedInsuredOf, type Quote, type Vehicle } from '../quoting/quote.ts';
import { vehicleTitle } from '../quoting/editing/which-vehicle.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { type Locale, type Translate, sentence } from '../shared/text/sentence.ts';
import { addressLines, type IssuingOrganization, type Writing } from './declarations.ts';
import { compareOffers, type Comparison, type PricedOffer } from './compare-offers.ts';
import { exclusionsOf } from './specimen-of-line.ts';
import { titleOf } from './title-of.ts';
import { words } from '../shared/words.ts';
import { quoteTitle } from './application.ts';

/** Who sends a proposal: the agent whose quote it is, if anybody, and how they are reached. */
export type ProposingAgent = IssuingOrganization & { readonly agent: string | null };

export type ProposalSource = {
  readonly quote: Quote;
  readonly sender: ProposingAgent;
  readonly made: Day;
  /** The plans of the quote's own product that have a price. */
  readonly plans: readonly PricedOffer[];
  /** One offer of each product that is compared, the quote's own first; none unless the agent chose others. */
  readonly products: readonly PricedOffer[];
};

type ProposedVehicle = {
  readonly title: string;
  readonly className: string;
  readonly vin: string | null;
  readonly value: Cents | null;
  readonly usage: string | null;
};

export type Meaning = { readonly label: string; readonly pays: string };

/** Everything that a proposal says, in its order and in one language. Money in cents of the currency. */
export type Proposal = {
  readonly locale: Locale;
  readonly currency: 'USD' | 'CAD';
  readonly title: string;
  readonly reference: string;
  readonly made: Day;
  readonly sender: ProposingAgent;
  readonly insured: { readonly name: string; readonly address: readonly string[] };
  readonly from: Day;
  readonly months: number;
  readonly validUntil: Day;
  readonly vehicles: readonly ProposedVehicle[];
  readonly comparisons: readonly Comparison[];
  readonly meanings: readonly Meaning[];
  readonly reading: readonly string[];
  readonly exclusions: readonly string[];
  readonly closing: readonly string[];
};

function proposedVehicle(vehicle: Vehicle, { provider }: Quote, t: Translate): ProposedVehicle {
  const className = t(labelOfKind(provider, vehicle.type));
  const { vin, ratingValue: value, usageType } = vehicle;
  return {
    title: vehicleTitle(vehicle) || className,
    className,
    vin,
    value,
    usage: usageType && t(usageLabels[usageType]),
  };
}

/** What each cover pays that some offer holds, once. */
function meaningsOf(offers: readonly PricedOffer[], { t }: Writing): Meaning[] {
  const providers = [...new Set(offers.map(({ provider }) => provider))];
  const meanings = providers.flatMap((provider) =>
    (lineFor(provider)?.covers ?? [])
      .filter(({ code }) => offers.some((one) => one.provider === provider && ownValue(one.coverages, code)))
      .map(({ label, pays }) => ({ label: t(label), pays: t(pays) })),
  );
  return [...new Map(meanings.map((meaning) => [meaning.label, meaning])).values()];
}

const howToRead = [
  words(
    'A deductible is the part of each loss that you pay yourself; we pay the rest. A higher one costs less.',
    'La franchise est la part de chaque sinistre que vous payez vous-même, nous payons le reste. Plus elle est élevée, moins la prime coûte.',
  ),
  words(
    'A limit is the most that we pay. With three amounts, the first is for one person who is hurt, the second for everybody hurt in one accident, and the third for damaged property.',
    'Le montant d’assurance est le plus que nous payons. Quand il y en a trois, le premier vaut pour une personne blessée, le deuxième pour tous les blessés d’un accident et le troisième pour les biens endommagés.',
  ),
];

/** The proposal of a quote: what it would cover and cost in each way that the customer may choose. */
export function proposalOf({ quote, sender, made, plans, products }: ProposalSource, writing: Writing): Proposal {
  const { locale, t } = writing;
  const insured = namedInsuredOf(quote);
  const mailing = quote.locations.find(({ locationId }) => locationId === quote.mailingLocationId);
  const currency = currencyOf(quote.country);
  const all = [...plans, ...products];
  return {
    locale,
    currency,
    title: t(titleOf('proposal', quote.provider)),
    reference: t(sentence(quoteTitle, { number: quote.quoteId.slice(-8).toUpperCase() })),
    made,
    sender,
    insured: { name: insured ? nameOf(insured) : '', address: mailing ? addressLines(mailing, writing) : [] },
    from: quote.effectiveDate,
    months: quote.policyDurationMonths,
    validUntil: quote.expirationDate,
    vehicles: quote.vehicles.map((vehicle) => proposedVehicle(vehicle, quote, t)),
    comparisons: [
      compareOffers(words('Plans compared', 'Formules comparées'), plans, { currency, t }),
      ...(products.length < 2
        ? []
        : [compareOffers(words('Products compared', 'Produits comparés'), products, { currency, t })]),
    ],
    meanings: meaningsOf(all, writing),
    reading: howToRead.map((each) => t(each)),
    exclusions: exclusionsOf(lineOf(quote.provider)).map((each) => t(each)),
    closing: [
      t(
        sentence(
          words(
            'The prices are good until {day}, as long as the answers stay as they are.',
            'Les prix sont valables jusqu’au {day}, tant que les réponses restent les mêmes.',
          ),
          {
            day: quote.expirationDate,
          },
        ),
      ),
      t(
        words(
          'This proposal is an offer, not a policy: nothing is covered until you have signed and paid. The policy’s own words count.',
          'Cette offre n’est pas une police : rien n’est couvert avant que vous ayez signé et payé. Seul le texte de la police fait foi.',
        ),
      ),
    ],
  };
}
