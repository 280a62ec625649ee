import type { Currency } from '../shared/money/currency.ts';
import type { PaymentTerm, Provider } from '../products/vocabulary.ts';
import type { SaleTerms } from '../quoting/signing/sale-terms.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import type { PageLocale } from '../shared/site/page-locales.ts';
import type { Term } from './term.ts';
import type { CancellationReason, CustomerRenewalOption, PolicyStatus } from './vocabulary.ts';

/** One term of a policy, as the rules see it. Money in cents. */
export type Policy = Term & {
  readonly policyId: string;
  readonly organizationId: string;
  readonly productId: string;
  readonly provider: Provider;
  readonly policyNumber: string;
  readonly status: PolicyStatus;
  /** The first term is 1; the terms of a contract share its id and the policy's number. */
  readonly policyTerm: number;
  readonly contractId: string;
  /** The quote that describes what is covered now. */
  readonly currentQuoteId: string;
  readonly userId: string | null;
  /** IANA zone of the risk: the term begins and ends by its civil days (docs/rules.md, days). */
  readonly timeZone: string;
  /** When cover begins: the purchase, where it came after 12:01 a.m. of the first day (docs/rules.md, days). */
  readonly coverFrom: Date;
  /** The language of the risk: letters and documents about it are written in it. */
  readonly language: PageLocale;
  readonly currency: Currency;
  readonly paymentTerm: PaymentTerm;
  /** Written premium of the term without fees. */
  readonly premium: Cents;
  /** The fees of the term as a whole; those of instalments stand on their invoices. */
  readonly fees: Cents;
  readonly total: Cents;
  readonly cancelledAsOf: Day | null;
  readonly cancellationReason: CancellationReason | null;
  readonly customerRenewalOption: CustomerRenewalOption;
  /** What it was sold under; null of one that was taken over without it, absent where its row was not read. */
  readonly terms?: SaleTerms | null;
};
