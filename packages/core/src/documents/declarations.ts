import type { Currency } from '../shared/money/currency.ts';
import { describePrice, priceOfInvoices } from '../billing/describe-price.ts';
import type { InvoiceDue } from '../billing/instalments.ts';
import { lineOf } from '../lines/line-for.ts';
import { fieldPath, fieldsOf } from '../lines/line-parts.ts';
import { labelOfGranted, labelOfKind, labelOfPart, printCover } from '../lines/line-labels.ts';
import type { Settlement } from '../billing/settlement.ts';
import type { Policy } from '../policies/policy.ts';
import type { Insurer } from '../products/insurer.ts';
import { nameOf, namedInsuredOf, secondInsuredOf, type Location, type Quote, type Vehicle } from '../quoting/quote.ts';
import { premiumOf } from '../rating/premium-of.ts';
import type { PriceItem, Rating } from '../rating/rating.ts';
import { type Day, dayInZone } from '../shared/time/day.ts';
import { dateFormat } from '../shared/text/formats.ts';
import { sumCents, type Cents } from '../shared/money/money.ts';
import { type Locale, type Translate, sentence, factAlone } from '../shared/text/sentence.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { areaName } from '../products/area-names.ts';
import { paymentTermLabels, usageLabels, valueBasisLabels } from '../products/labels.ts';
import { titleOf } from './title-of.ts';
import { sameInBoth, words } from '../shared/words.ts';

const oneMinutePast = words('12:01 a.m.', '0 h 01');

export type IssuingOrganization = {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
};

/** What was bound, in full. */
export type DeclarationsSource = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly rating: Rating;
  readonly invoices: readonly InvoiceDue[];
  readonly organization: IssuingOrganization;
  /** The company that carries the risk, as far as it is entered. */
  readonly insurer: Pick<Insurer, 'company' | 'naic'>;
  /** What became of the money, where cover has ended before the term. */
  readonly settlement: Settlement | null;
  readonly issued: Day;
};

export type DeclaredCoverage = {
  readonly label: string;
  readonly limit: string | null;
  readonly deductible: string | null;
  readonly premium: Cents;
};

export type DeclaredVehicle = {
  readonly title: string;
  readonly className: string;
  readonly vin: string | null;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly value: Cents | null;
  readonly basis: string | null;
  readonly usage: string | null;
  readonly garaging: readonly string[];
  readonly coverages: readonly DeclaredCoverage[];
  readonly premium: Cents;
};

/** A labelled amount in cents; a discount is below zero. */
export type DeclaredAmount = { readonly label: string; readonly amount: Cents };

/** Everything that a declarations page says, in its order and in one language. Money in cents of the currency. */
export type Declarations = {
  readonly locale: Locale;
  readonly title: string;
  readonly policyNumber: string;
  readonly issued: Day;
  readonly currency: Currency;
  readonly organization: IssuingOrganization;
  readonly insuredBy: string | null;
  readonly term: {
    readonly from: Day;
    readonly fromTime: string;
    readonly to: Day;
    readonly toTime: string;
    readonly zone: string;
  };
  /** Everybody to whom the policy is issued, the first one first. */
  readonly namedInsured: { readonly names: readonly string[]; readonly address: readonly string[] };
  readonly vehicles: readonly DeclaredVehicle[];
  readonly discounts: readonly DeclaredAmount[];
  readonly minimumTopUp: Cents;
  /** What the days before a change cost more than they would by what the policy says now, or less; 0 where nothing changed. */
  readonly beforeChange: Cents;
  readonly premium: Cents;
  readonly fees: readonly DeclaredAmount[];
  readonly total: Cents;
  readonly paymentTerm: string;
  /** What paying later costs, and how the term is paid; null where a change has made other invoices of it. */
  readonly paid: { readonly installmentFees: Cents; readonly text: string } | null;
  readonly schedule: readonly InvoiceDue[];
  /** Of a policy that ended before its term: from when on nothing is covered, and the account that takes the place of the schedule. */
  readonly ended: { readonly text: string; readonly rows: readonly DeclaredAmount[] } | null;
};

/** The language that a document is written in. */
export type Writing = { readonly locale: Locale; readonly t: Translate };

/** An address as it is written on an envelope of the language, without empty lines. */
export function addressLines(location: Location, { locale, t }: Writing): string[] {
  const { administrativeArea: area, locality } = location;
  const place =
    locale === 'fr-CA'
      ? [locality, `(${t(areaName(area))})`].filter(Boolean).join(' ')
      : [locality, area].filter(Boolean).join(', ');
  const last = `${place} ${location.postalCode}`.trim();
  return [location.line1, location.line2, last].filter((line): line is string => line !== null && line !== '');
}

/** What people of a place call its zone, the season aside: `Eastern Time (America/New_York)`. */
export function zoneName(zone: string, locale: Locale): string {
  const parts = dateFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
  return `${name} (${zone})`;
}

function declaredCoverage(
  { coverage, cents }: PriceItem,
  { provider, coverages }: Quote,
  t: Translate,
): DeclaredCoverage {
  const { limit, deductible } = printCover(provider, coverage, coverages);
  return {
    label: t(labelOfPart(provider, coverage)),
    limit: limit && t(limit),
    deductible: deductible && t(deductible),
    premium: cents,
  };
}

function garagingOf(vehicle: Vehicle, quote: Quote, writing: Writing): readonly string[] {
  const stored =
    quote.locations.find((location) => location.locationId === vehicle.locationId) ??
    quote.locations.find((location) => location.locationType === 'garaging');
  return stored ? addressLines(stored, writing) : [`${quote.administrativeArea} ${quote.postalCode}`];
}

/** What a total loss pays. Where the rates of its line take an open basis for one of them, the page says so too. */
function basisOf({ ratingValueType }: Vehicle, { provider }: Quote, t: Translate): string | null {
  const field = fieldsOf(lineOf(provider), 'object').find((one) => fieldPath(one) === 'rating_value_type');
  const basis = ratingValueType ?? field?.stated;
  return basis === undefined ? null : t(ownValue(valueBasisLabels, basis) ?? sameInBoth(basis));
}

/** What a vehicle is called on paper: its year, make and model, and its class, which stands for them while none is known. */
export function nameVehicle(
  { year, make, model, type }: Vehicle,
  provider: Quote['provider'],
  { t }: Writing,
): Pick<DeclaredVehicle, 'title' | 'className'> {
  const className = t(labelOfKind(provider, type));
  const title = [year, make, model].filter((part) => part !== null && part !== '').join(' ');
  return { title: title === '' ? className : title, className };
}

/** Everybody to whom a policy is issued, the first one first. */
export function namesOfInsured(quote: Quote): string[] {
  return [namedInsuredOf(quote), secondInsuredOf(quote)].filter((one) => one !== null).map(nameOf);
}

function declaredVehicle(vehicle: Vehicle, { quote, rating }: DeclarationsSource, writing: Writing): DeclaredVehicle {
  const { t } = writing;
  const items = rating.items.filter((item) => item.vehicleId === vehicle.vehicleId);
  const { year, make, model, vin, ratingValue, usageType } = vehicle;
  return {
    ...nameVehicle(vehicle, quote.provider, writing),
    vin,
    year,
    make,
    model,
    value: ratingValue,
    basis: basisOf(vehicle, quote, t),
    usage: usageType === null ? null : t(usageLabels[usageType]),
    garaging: garagingOf(vehicle, quote, writing),
    coverages: items.map((item) => declaredCoverage(item, quote, t)),
    premium: sumCents(items.map((item) => item.cents)),
  };
}

/** The company that carries the risk, with its number; null where none is entered. */
export function insurerNamed({ company, naic }: Pick<Insurer, 'company' | 'naic'>, t: Translate): string | null {
  return (
    company &&
    (naic ? t(sentence(words('{company} (NAIC {naic})', '{company} (n° NAIC {naic})'), { company, naic })) : company)
  );
}

function endedSo({ policy, settlement }: DeclarationsSource, t: Translate): Declarations['ended'] {
  const { cancelledAsOf } = policy;
  if (settlement === null || cancelledAsOf === null) return null;
  const { earned, paid, returned, toReturn, owed } = settlement;
  return {
    text: t(
      sentence(
        words(
          'Cover ended on {day}, 12:01 a.m. Nothing more is due than is named here.',
          'La protection a pris fin le {day} à 0 h 01. Rien d’autre n’est dû que ce qui est indiqué ici.',
        ),
        { day: cancelledAsOf },
      ),
    ),
    rows: [
      { label: t(words('Earned until then, with fees', 'Acquis jusque-là, frais compris')), amount: earned },
      { label: t(words('Paid', 'Payé')), amount: paid },
      { label: t(words('Returned', 'Remboursé')), amount: returned },
      ...(toReturn === 0 ? [] : [{ label: t(words('Still to be returned', 'Encore à rembourser')), amount: toReturn }]),
      ...(owed === 0 ? [] : [{ label: t(words('Still owed', 'Encore dû')), amount: owed }]),
    ],
  };
}

function paidAsSold({ policy, invoices }: DeclarationsSource, t: Translate): Declarations['paid'] {
  const price = priceOfInvoices(invoices, policy);
  if (price === null) return null;
  const { installmentFees, payments, all } = describePrice(price, 'first');
  return {
    installmentFees,
    text: [payments, ...(all === null ? [] : [all])].map((each) => `${t(each)}.`).join(' '),
  };
}

/** The content of a policy's declarations page: what the PDF prints, and what its text is checked against. */
export function declarationsOf(source: DeclarationsSource, writing: Writing): Declarations {
  const { locale, t } = writing;
  const { policy, quote, rating, invoices } = source;
  const mailing = quote.locations.find((location) => location.locationId === quote.mailingLocationId);
  return {
    locale,
    title: t(titleOf('declarations', quote.provider)),
    policyNumber: policy.policyNumber,
    issued: source.issued,
    currency: policy.currency,
    organization: source.organization,
    insuredBy: insurerNamed(source.insurer, t),
    term: {
      from: dayInZone(policy.coverFrom, policy.timeZone),
      fromTime: t(factAlone({ instant: policy.coverFrom, zone: policy.timeZone })),
      to: policy.expirationDate,
      toTime: t(oneMinutePast),
      zone: zoneName(policy.timeZone, locale),
    },
    namedInsured: { names: namesOfInsured(quote), address: mailing ? addressLines(mailing, writing) : [] },
    vehicles: quote.vehicles.map((vehicle) => declaredVehicle(vehicle, source, writing)),
    discounts: rating.discounts.map(({ code, percent, cents }) => ({
      label: t(
        percent === 0
          ? labelOfGranted(quote.provider, code)
          : sentence(words('{discount} ({percent}%)', '{discount} ({percent} %)'), {
              discount: labelOfGranted(quote.provider, code),
              percent,
            }),
      ),
      amount: -cents,
    })),
    minimumTopUp: rating.minimum_top_up,
    beforeChange: policy.premium - (premiumOf(rating) ?? policy.premium),
    premium: policy.premium,
    fees: rating.fees.map((fee) => ({ label: t(words('Policy fee', 'Frais de police')), amount: fee.cents })),
    total: policy.total,
    paymentTerm: t(paymentTermLabels[policy.paymentTerm]),
    paid: paidAsSold(source, t),
    schedule: invoices,
    ended: endedSo(source, t),
  };
}
