import { soldLines } from '@roadworthy/core/leads/sold-lines.ts';
import { computedRead } from '../kernel/operation.ts';
import { organizationForNewQuote } from '../organizations/find-organization.ts';
import { productsSold } from '../products/product-store.ts';
import { areaOfCode } from './area-of-code.ts';

export const readSoldLines = computedRead({
  name: 'sold_lines',
  permission: 'quote:create',
  organization: ({ partner }, arrival) => organizationForNewQuote(arrival, partner ?? null),
  example: {},
  async run({ tx, request, input: { postal_code } }) {
    const place = typeof postal_code === 'string' ? await areaOfCode(tx, postal_code) : null;
    if (typeof postal_code === 'string' && place === null) return [];
    const area = place && `${place.country}-${place.administrativeArea}`;
    const language = request.locale === 'fr-CA' ? 'fr' : 'en';
    return soldLines(await productsSold(tx), area).map(({ name, about, ...line }) => ({
      ...line,
      name: name[language],
      about: about[language],
    }));
  },
});
