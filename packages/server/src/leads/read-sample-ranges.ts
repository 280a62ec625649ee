import { checkPlace } from '@roadworthy/core/leads/check-place.ts';
import { checkSampleUse } from '@roadworthy/core/leads/check-sample-use.ts';
import { checkPostalCode } from '@roadworthy/core/quoting/checks/check-postal-code.ts';
import { isLiveIn } from '@roadworthy/core/products/live-states.ts';
import { allAreas, legalStatusOf } from '@roadworthy/core/products/sold-areas.ts';
import { countryOf, isMotorised, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { notLiveIn } from '@roadworthy/core/quoting/insurable/place-findings.ts';
import { sampleRange } from '@roadworthy/core/rating/range/sample-range.ts';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import type { Tx } from '../kernel/database.ts';
import { computedRead } from '../kernel/operation.ts';
import { organizationForNewQuote } from '../organizations/find-organization.ts';
import { firstZone } from '../products/first-day.ts';
import { findPostalArea } from '../products/find-postal-area.ts';
import { productByProvider } from '../products/product-store.ts';
import { releasedBook } from '../rating/rate-books.ts';
import { words } from '@roadworthy/core/shared/words.ts';

type Requested = { readonly area?: string | null; readonly postal_code?: string | null };

/** What of an area is closed to buyers, and why; null where everything is sold. */
async function closedIn(tx: Tx, area: string, today: Day) {
  const product = await productByProvider(tx, 'personal');
  if (product && isLiveIn(product, area)) return legalStatusOf(area, today, 'area');
  return { closes: 'all', why: notLiveIn(area.slice(3), 'area') } as const;
}

/** The area that is asked about: the one that is named, or that of a postal code. */
async function areaOf(tx: Tx, { area, postal_code: typed }: Requested): Promise<Decision<string>> {
  if (!typed) return accept(area ?? '');
  const postal = checkPostalCode(typed);
  if (!postal.ok) return postal;
  const { country, postalCode } = postal.event;
  const place = checkPlace(typed, await findPostalArea(tx, country, postalCode));
  return place.ok ? accept(`${country}-${place.event.area.administrativeArea}`) : place;
}

export const readSampleRanges = computedRead({
  name: 'sample_ranges',
  permission: 'quote:create',
  organization: (_, arrival) => organizationForNewQuote(arrival, null),
  example: { area: 'US-OH' },
  badInput: [{ input: { area: 'US-ZZ' }, code: 'area_unknown', field: 'area' }],
  async run({ tx, today, input }) {
    const found = await areaOf(tx, input);
    if (!found.ok) return found;
    const area = found.event;
    const use = checkSampleUse(input, today(firstZone));
    if (!use.ok) return use;
    if (!allAreas.includes(area)) {
      const message = sentence(
        words(
          'There is no state or province “{area}”. Write it as US-OH or CA-ON.',
          'Il n’y a ni État ni province « {area} ». Écrivez-le comme US-OH ou CA-ON.',
        ),
        { area },
      );
      return refuse('area_unknown', message, 'area');
    }
    const [state, effectiveDate] = [area.slice(3), today(firstZone)];
    const closed = await closedIn(tx, area, effectiveDate);
    const about = {
      effective_date: effectiveDate,
      currency: currencyOf(countryOf(state)),
      closed_to: closed?.closes ?? null,
      message: null,
      ...closed?.why,
    };
    if (closed?.closes === 'all') return { ...about, version: null, ranges: [] };
    const wanted = { provider: 'personal', area: state, businessType: 'new_business', effectiveDate } as const;
    const { book } = await releasedBook(tx, wanted);
    const classes = vehicleClasses.filter((one) => closed === null || !isMotorised(one));
    const ranges = classes.flatMap(
      (vehicleClass) => sampleRange({ vehicleClass, state, effectiveDate, use: use.event }, book) ?? [],
    );
    return {
      ...about,
      version: book.version,
      ranges: ranges.map(({ vehicleClass, ...range }) => ({
        vehicle_class: vehicleClass,
        ...range,
      })),
    };
  },
});
