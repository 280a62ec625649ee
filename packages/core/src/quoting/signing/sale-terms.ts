import type { CancellationTermsFrom } from '../../products/cancellation-terms.ts';
import { areaOf } from '../../products/live-states.ts';
import type { CancellationBasis } from '../../products/parameter-vocabulary.ts';
import { type ParametersFrom, parametersOn, type ProductParameters } from '../../products/product-parameters.ts';
import type { Cents } from '../../shared/money/money.ts';
import { type ContractRefund, contractRefundOf } from './contract-refund.ts';
import type { Location, Quote } from '../quote.ts';
import { garagingArea } from '../subject/subject-of-quote.ts';

/** What of a product's parameters is agreed with who buys; the rest is between its organization and us. */
const agreedParameters = [
  'installmentFee',
  'depositShare',
  'announceDays',
  'retryDays',
  'graceDays',
  'noticeDays',
  'refundLimit',
  'smallAmounts',
  'reinstatementDays',
  'reinstatements',
  'reinstatementFee',
  'reminderDays',
  'writeOffDays',
  'writeOffLimit',
  'collectionsFrom',
] as const satisfies readonly (keyof ProductParameters)[];
export type AgreedParameters = Pick<ProductParameters, (typeof agreedParameters)[number]>;

/**
 * Every term that a contract is sold under (docs/rules.md, the terms of the sale): signed with it, and kept with its policy
 * whatever its product says later.
 */
export type SaleTerms = AgreedParameters & {
  /** How the premium of a term is parted that its insured ends, and what stays earned at least. */
  readonly basis: CancellationBasis;
  readonly minimumEarned: Cents;
  /** What the contract itself says beside that. How far it goes stands in its covers. */
  readonly refund: Omit<ContractRefund, 'distance'>;
};

/** Terms as they were written down: what was sold before small amounts were left as they are says nothing of them. */
export type SoldTerms = Omit<SaleTerms, 'smallAmounts'> & Partial<Pick<SaleTerms, 'smallAmounts'>>;
export const noSmall = { smallAmounts: 0 } as const satisfies Partial<SaleTerms>;

/** What a product says of its terms, past and to come. */
export type ProductSays = {
  readonly parameters: readonly ParametersFrom[];
  readonly cancellation: readonly CancellationTermsFrom[];
};

type Insured = Pick<Quote, 'mailingLocationId' | 'administrativeArea'> & {
  readonly locations: readonly Pick<Location, 'locationId' | 'administrativeArea'>[];
  readonly vehicles: readonly { readonly locationId: string | null }[];
};

/** The state or province in which the insured gets mail, or else where the first vehicle is kept: whose law counts. */
export function insuredState(quote: Insured): string {
  const mailing = quote.locations.find(({ locationId }) => locationId === quote.mailingLocationId);
  const state = mailing?.administrativeArea ?? garagingArea(quote);
  return areaOf(state)?.slice(3) ?? state;
}

/** Whether what is covered is rented to others, as the laws on notice look at it. */
export function isRentedToOthers({ provider, vehicles }: Pick<Quote, 'provider' | 'vehicles'>): boolean {
  return provider === 'pro' || vehicles.some(({ rentalUtilizationRate }) => (rentalUtilizationRate ?? 0) > 0);
}

/** How a product parts the premium of terms that begin on a day in a state: its own row first, the latest that has begun. */
export function cancellationOn(
  stored: readonly CancellationTermsFrom[],
  { state, on }: { readonly state: string; readonly on: string },
): Pick<SaleTerms, 'basis' | 'minimumEarned'> {
  const begun = stored.filter((one) => one.from <= on).toSorted((one, other) => (one.from < other.from ? 1 : -1));
  const row = begun.find((one) => one.state === state) ?? begun.find((one) => one.state === null);
  return { basis: row?.basis ?? 'pro_rata', minimumEarned: row?.minimumEarned ?? 0 };
}

/** Of a product's parameters what is agreed with who buys. */
function agreedOf(all: ProductParameters): AgreedParameters {
  return Object.fromEntries(agreedParameters.map((name) => [name, all[name]])) as AgreedParameters;
}

/** The terms that a quote would be sold under as its product stands. */
export function saleTermsOf(quote: Quote, { parameters, cancellation }: ProductSays): SaleTerms {
  const on = quote.effectiveDate;
  const { fullWithinDays, lessClaims, fee } = contractRefundOf(quote);
  return {
    ...agreedOf(parametersOn(parameters, on)),
    ...cancellationOn(cancellation, { state: insuredState(quote), on }),
    refund: { fullWithinDays, lessClaims, fee },
  };
}

/** Whether a contract is sold under the same terms; nothing known is like nothing known. */
export function areSameTerms(one: SaleTerms | null, other: SaleTerms | null): boolean {
  if (one === null || other === null) return one === other;
  const values = (terms: SaleTerms) =>
    JSON.stringify([
      ...agreedParameters.map((name) => terms[name]),
      terms.basis,
      terms.minimumEarned,
      terms.refund.fullWithinDays,
      terms.refund.lessClaims,
      terms.refund.fee?.cents,
      terms.refund.fee?.percent,
    ]);
  return values(one) === values(other);
}

/** What of the terms and of the place the words of a contract are written from, in a few characters. */
export function wordedBy(terms: SaleTerms | null, quote: Quote): string {
  if (terms === null) return '';
  const { basis, minimumEarned, installmentFee, reinstatementFee, smallAmounts } = terms;
  const miles = contractRefundOf(quote).distance?.miles ?? 0;
  const months = quote.policyDurationMonths;
  const said = [basis, minimumEarned, installmentFee, reinstatementFee, insuredState(quote), months, miles];
  return [...said, ...(smallAmounts > 0 ? [smallAmounts] : [])].join(' ');
}
