import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { lineFor } from '@roadworthy/core/lines/line-for.ts';
import { labelOfKind, labelOfPart, termsOfCover } from '@roadworthy/core/lines/line-labels.ts';
import { introduceInsurer } from '@roadworthy/core/products/insurer.ts';
import { eConsentParts, eConsentVersion } from '@roadworthy/core/quoting/signing/e-consent.ts';
import { nameOf, namedInsuredOf, type Quote, secondInsuredOf, type Vehicle } from '@roadworthy/core/quoting/quote.ts';
import { readBeforeSigning } from '@roadworthy/core/quoting/checks/check-reading.ts';
import { wordedBy } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { signingLinkState } from '@roadworthy/core/quoting/signing/second-signature.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { t } from '../../kernel/language.ts';
import { computedRead } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { insurerOf } from '../../products/insurer-of.ts';
import { loadQuote } from '../quote-store.ts';
import { factsOf, rateNow, termsOfStored } from '../pricing/rate-stored-quote.ts';
import { claimsOfSigningLink, organizationOfSigningLink } from './signing-link.ts';
import { signingRequestOf } from './signing-requests.ts';
import type { StoredQuote } from '../stored-quote.ts';

function coversOf({ provider, coverages }: Quote, locale: Locale) {
  const bought = (lineFor(provider)?.covers ?? []).filter(({ code }) => ownValue(coverages, code) !== undefined);
  return bought.map(({ code }) => {
    const terms = termsOfCover(provider, code, coverages);
    return { label: t(locale, labelOfPart(provider, code)), terms: terms && t(locale, terms) };
  });
}

function nameOfVehicle({ provider }: Quote, { year, make, model, type }: Vehicle, locale: Locale): string {
  return (
    [year, make, model].filter((part) => part !== null && part !== '').join(' ') ||
    t(locale, labelOfKind(provider, type))
  );
}

/** What is signed, in as many words as signing needs: nobody's birth date, license or address. */
async function toSign(work: Work, stored: StoredQuote) {
  const { quote, documents } = stored;
  const worded = wordedBy(termsOfStored(stored), quote);
  const { locale } = work.request;
  const insured = namedInsuredOf(quote);
  const newest = documents.filter(({ type, madeFrom, status }) => {
    return status === 'ready' && madeFrom === readBeforeSigning[type](quote, worded);
  });
  return {
    insured: insured ? nameOf(insured) : '',
    vehicles: quote.vehicles.map((vehicle) => nameOfVehicle(quote, vehicle, locale)),
    covers: coversOf(quote, locale),
    effective_date: quote.effectiveDate,
    policy_duration_months: quote.policyDurationMonths,
    payment_term: quote.paymentTerm,
    total: quote.signedTotal ?? 0,
    installment_fee: termsOfStored(stored).installmentFee,
    currency: currencyOf(quote.country),
    documents: newest.map(({ documentId, type, version, status }) => ({
      document_id: documentId,
      document_type: type,
      version,
      status,
    })),
    terms: {
      e_consent_version: eConsentVersion,
      e_consent: eConsentParts.map(({ title, text }) => ({ title: t(locale, title), text: t(locale, text) })),
      insurer: introduceInsurer(await insurerOf(work.tx, quote)).map((message) => t(locale, message)),
    },
  };
}

/** What the link of the second named insured opens: what there is to sign, or that there is nothing, and why. */
export const readSigningLink = computedRead({
  name: 'signing_link',
  permission: 'whoever_sees_it',
  organization: organizationOfSigningLink,
  rootArgument: 'quote_id',
  example: { token: '$token' },
  async run(work) {
    const claims = claimsOfSigningLink(work.input, work.platform);
    const stored = await loadQuote(work, claims.quoteId);
    const { quote } = stored;
    const requested = await signingRequestOf(work, claims);
    const state = signingLinkState(quote, requested, factsOf(work, stored, await rateNow(work, quote)), work.now);
    const second = secondInsuredOf(quote);
    const isReadable = (state === 'open' || state === 'signed') && second !== null;
    const { name, service_phone } = await work.tx
      .selectFrom('organizations')
      .select(['name', 'service_phone'])
      .where('organization_id', '=', work.organizationId)
      .executeTakeFirstOrThrow();
    return {
      state,
      seller: name,
      seller_phone: service_phone,
      signer: isReadable ? nameOf(second) : null,
      signed_at: state === 'signed' ? (requested.signedAt?.toISOString() ?? null) : null,
      declined_at: state === 'declined' ? (requested.declinedAt?.toISOString() ?? null) : null,
      to_sign: state === 'open' ? await toSign(work, stored) : null,
    };
  },
});
