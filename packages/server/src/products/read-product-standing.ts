import { areaName } from '@roadworthy/core/products/area-names.ts';
import { areaStandings } from '@roadworthy/core/products/sold-areas.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import { t } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import { firstZone } from './first-day.ts';
import { loadProduct } from './product-store.ts';

export const readProductStanding = computedRead({
  name: 'product_standing',
  permission: 'product:read',
  root: 'product_id',
  example: {},
  async run(work) {
    const { terms } = await loadProduct(work.tx, work.input.product_id);
    const today = work.today(firstZone);
    return {
      today,
      first_open_day: addDays(today, 1),
      areas: areaStandings(terms, today).map(({ area, live, law }) => ({
        area,
        name: t(work.request.locale, areaName(area.slice(3))),
        live,
        code: null,
        message: null,
        ...law?.why,
        closed_to: law?.closes ?? null,
      })),
    };
  },
});
