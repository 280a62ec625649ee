import { isLiveIn } from '@roadworthy/core/products/live-states.ts';
import { allAreas, legalStandingOf } from '@roadworthy/core/products/sold-areas.ts';
import { isMotorised, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { notLiveIn } from '@roadworthy/core/quoting/insurable/place-findings.ts';
import { currencyOf, sampleRange } from '@roadworthy/core/rating/sample-range.ts';
import type { Day } from '@roadworthy/core/shared/day.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { sentence } from '@roadworthy/core/shared/sentence.ts';
import type { Tx } from '../kernel/database.ts';
import { computedRead } from '../kernel/operation.ts';
import { organizationForNewQuote } from '../organizations/find-organization.ts';
import { firstZone } from '../products/first-day.ts';
import { productByProvider } from '../products/product-store.ts';
import { releasedBook } from '../rating/rate-books.ts';

/** What of an area is closed to buyers, and why; null where everything is sold. */
async function closedIn(tx: Tx, area: string, today: Day) {
  const product = await productByProvider(tx, 'personal');
  if (product && isLiveIn(product, area)) return legalStandingOf(area, today, 'area');
  return { closes: 'all', why: notLiveIn(area.slice(3), 'area') } as const;
}

export const readSampleRanges = computedRead({
  name: 'sample_ranges',
  permission: 'quote:create',
  organization: (_, arrival) => organizationForNewQuote(arrival, null),
  async run({ tx, today, input: { area } }) {
    if (!allAreas.includes(area)) {
      const said = sentence('There is no state or province “{area}”. Write it as US-OH or CA-ON.', { area });
      return refuse('area_unknown', said, 'area');
    }
    const [state, effectiveDate] = [area.slice(3), today(firstZone)];
    const closed = await closedIn(tx, area, effectiveDate);
    const about = {
      ...{ effective_date: effectiveDate, currency: currencyOf(state) },
      ...{ closed_to: closed?.closes ?? null, message: null, ...closed?.why },
    };
    if (closed?.closes === 'all') return { ...about, version: null, ranges: [] };
    const wanted = { provider: 'personal', area: state, businessType: 'new_business', effectiveDate } as const;
    const { book } = await releasedBook(tx, wanted);
    const classes = vehicleClasses.filter((one) => closed === null || !isMotorised(one));
    const ranges = classes.flatMap((vehicleClass) => sampleRange({ vehicleClass, state, effectiveDate }, book) ?? []);
    return {
      ...{ ...about, version: book.version },
      ranges: ranges.map(({ vehicleClass, ...range }) => ({ vehicle_class: vehicleClass, ...range })),
    };
  },
});
