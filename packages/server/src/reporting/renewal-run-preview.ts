import { statusesInForce } from '@roadworthy/core/policies/vocabulary.ts';
import { garagingArea, subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import type { ProductParameters } from '@roadworthy/core/products/product-parameters.ts';
import { capPrice } from '@roadworthy/core/rating/price-cap.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import { nextTermOf, type TimePassed, timePassed } from '@roadworthy/core/renewals/next-term.ts';
import { hasDeviceDiscount } from '@roadworthy/core/quoting/checks/device-discount.ts';
import { isPriceMoved } from '@roadworthy/core/renewals/review-renewal.ts';
import { openRenewalStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import { addDays, type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import { OperationError } from '../kernel/errors.ts';
import { computedRead } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { parametersFor } from '../products/parameters-of.ts';
import { type RatedQuoteContent, readRatedContents } from '../quoting/pricing/rated-contents.ts';
import { liveDeviceIn } from '../quoting/eligibility/live-device.ts';
import { passedBy } from '../renewals/price-renewal.ts';
import { type ReleasedBook, releasedBook } from '../rating/rate-books.ts';

/** So far ahead a run is previewed, in whole days. */
const daysAhead = 90;
/** So many terms are priced at once: whoever asks goes on after the last of them. */
const atOnce = 500;

type EndingRow = {
  readonly policy_id: string;
  readonly contract_id: string;
  readonly policy_number: string;
  readonly product_id: string;
  readonly current_quote_id: string;
  readonly renewal_quote_id: string | null;
  readonly premium: number;
  readonly currency: string;
  readonly effective_date: string;
  readonly expiration_date: string;
  readonly since: string;
  readonly has_claims: boolean;
  readonly has_device: boolean;
  readonly provider: string;
};

/** Terms of an organization that end soon and may go on, in the order of their keys. */
async function endingTerms({ tx, organizationId }: Work, today: Day, after: string | null): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select p.policy_id, p.contract_id, p.policy_number, p.product_id, p.current_quote_id, r.renewal_quote_id, p.premium::float8 as premium, p.currency,
      p.effective_date::text, p.expiration_date::text,
      (select min(c.effective_date) from policies c where c.contract_id = p.contract_id)::text as since,
      exists (select from policies k where k.contract_id = p.contract_id
        and (exists (select from claims c where c.policy_id = k.policy_id)
          or exists (select from external_claims x where x.policy_id = k.policy_id))) as has_claims,
      ${liveDeviceIn(sql`p.current_quote_id`)} as has_device, p.provider
    from policies p
    join products using (product_id)
    left join policy_renewals r on r.source_policy_id = p.policy_id
    where p.organization_id = ${organizationId} and p.policy_status = any (${[...statusesInForce]})
      and p.expiration_date between ${today}::date and ${addDays(today, daysAhead)}::date
      and p.policy_id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
      and p.customer_renewal_option <> 'do_not_renew' and products.support_renewal
      and (r.policy_renewal_id is null or r.status = any (${[...openRenewalStatuses]}))
    order by p.policy_id limit ${atOnce}`.execute(tx);
  return rows;
}

/** The rates released for a renewal, read once for each line, place and day. */
function renewalBooks({ tx }: Work) {
  const books = new Map<string, Promise<ReleasedBook | null>>();
  return (content: RatedQuoteContent): Promise<ReleasedBook | null> => {
    const { provider, effectiveDate } = content;
    const area = garagingArea(content);
    const key = `${provider} ${area} ${effectiveDate}`;
    const known = books.get(key);
    if (known) return known;
    const wanted = { provider, area, businessType: 'renewal', effectiveDate } as const;
    const read = releasedBook(tx, wanted).catch((error: unknown) => {
      // What has no rates yet has no price.
      if (error instanceof OperationError) return null;
      throw error;
    });
    books.set(key, read);
    return read;
  };
}

/** What a product says of terms that begin on a day, read once for each product and day. */
function renewalParameters(work: Work) {
  const known = new Map<string, Promise<ProductParameters>>();
  return (productId: string, on: Day): Promise<ProductParameters> => {
    const key = `${productId} ${on}`;
    const read = known.get(key) ?? parametersFor(work, productId, on);
    known.set(key, read);
    return read;
  };
}

/** What passes with a term: what was lost under a contract is read one by one, where anything was. */
async function passedOf(work: Work, term: EndingRow, { loyaltyYears }: ProductParameters): Promise<TimePassed> {
  const [since, begins, ends] = [day(term.since), day(term.effective_date), day(term.expiration_date)];
  return term.has_claims
    ? passedBy(work, {
        policyId: term.policy_id,
        contractId: term.contract_id,
        productId: term.product_id,
        effectiveDate: begins,
        expirationDate: ends,
      })
    : {
        ...timePassed(since, { effectiveDate: begins, expirationDate: ends }, [], loyaltyYears),
        isDeviceLive: term.has_device && hasDeviceDiscount(term.provider),
      };
}

/** What the next term of a policy will cost: that of its renewal where one is made, else what the clock would make of it. */
async function priceAhead(
  work: Work,
  term: EndingRow,
  contents: ReadonlyMap<string, RatedQuoteContent>,
  bookOf: ReturnType<typeof renewalBooks>,
  parametersOn: ReturnType<typeof renewalParameters>,
) {
  const covered = contents.get(term.current_quote_id);
  if (!covered) return null;
  const made = term.renewal_quote_id === null ? undefined : contents.get(term.renewal_quote_id);
  const effectiveDate = day(term.expiration_date);
  const parameters = await parametersOn(term.product_id, effectiveDate);
  const next = made ?? nextTermOf(covered, { effectiveDate, ...(await passedOf(work, term, parameters)) });
  const released = made ? null : await bookOf(next);
  const premium_before = covered.premium ?? term.premium;
  const rated = released && premiumOf(rateQuote(subjectOfQuote(next), released.book, { trace: false }));
  const cap = rated === null ? null : capPrice(premium_before, rated, parameters.renewalCap);
  const premium = made ? made.premium : (cap?.capped ?? rated);
  return {
    policy_id: term.policy_id,
    policy_number: term.policy_number,
    renewal_date: term.expiration_date,
    currency: term.currency,
    provider: next.provider,
    state: garagingArea(next),
    vehicle_class: next.vehicles[0]?.type ?? null,
    premium_before,
    premium,
    is_made: made !== undefined,
    crosses: premium !== null && isPriceMoved(premium_before, premium),
  };
}

export const renewalRunPreview = computedRead({
  name: 'renewal_run_preview',
  permission: 'renewal:decide',
  root: 'organization_id',
  example: {},
  async run(work) {
    const today = day(work.now.toISOString().slice(0, 10));
    const terms = await endingTerms(work, today, work.input.after ?? null);
    const quotes = terms.flatMap((one) => [one.current_quote_id, one.renewal_quote_id ?? []].flat());
    const contents = await readRatedContents(work, [...new Set(quotes)]);
    const bookOf = renewalBooks(work);
    const parametersOn = renewalParameters(work);
    const rows = [];
    for (const term of terms) {
      const priced = await priceAhead(work, term, contents, bookOf, parametersOn);
      if (priced) rows.push(priced);
    }
    return { rows, last: terms.length === atOnce ? (terms.at(-1)?.policy_id ?? null) : null };
  },
});
