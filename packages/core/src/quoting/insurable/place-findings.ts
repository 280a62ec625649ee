import { areaName } from '../../products/area-names.ts';
import { isLiveIn, type LiveAreas } from '../../products/live-states.ts';
import { type Refusal, refusal } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { Location, Quote } from '../quote.ts';
import { finding, type Finding } from './finding.ts';
import { words } from '../../shared/words.ts';

/** Where a product may be sold, and whether one policy of it may cover vehicles kept in several states. */
export type SoldProduct = LiveAreas & { readonly spansStates: boolean };

type Place = { readonly location: Location; readonly field: string };

/** Where each vehicle is kept and where the insured lives, with the field that names the place. */
function placesOf({ vehicles, locations, mailingLocationId }: Quote): Place[] {
  const at = (id: string | null, field: string): Place[] =>
    locations.filter(({ locationId }) => locationId === id).map((location) => ({ location, field }));
  return [
    ...vehicles.flatMap(({ locationId }, index) => at(locationId, `vehicles.${index}.garaging_postal_code`)),
    ...at(mailingLocationId, 'mailing.postal_code'),
  ];
}

/** The refusal of a state or province where a product is not sold. */
export function notLiveIn(administrativeArea: string, field: string): Refusal<'product_not_live'> {
  const area = areaName(administrativeArea);
  return refusal(
    'product_not_live',
    sentence(words('We do not sell this in {area} yet.', 'Nous n’offrons pas encore ce produit en {area}.'), { area }),
    field,
  );
}

function findingOf({ location, field }: Place, quote: Quote, product: SoldProduct, home: string): Finding | null {
  const { country, administrativeArea } = location;
  const area = areaName(administrativeArea);
  if (country !== quote.country) {
    const message = sentence(
      words(
        'A policy covers one country. Start a quote of its own for {area}.',
        'Une police couvre un seul pays. Commencez une soumission distincte pour {area}.',
      ),
      { area },
    );
    return finding('change', refusal('other_country', message, field));
  }
  if (!isLiveIn(product, `${country}-${administrativeArea}`)) {
    return finding('change', notLiveIn(administrativeArea, field));
  }
  if (!product.spansStates && field.startsWith('vehicles.') && administrativeArea !== home) {
    const message = sentence(
      words(
        'This product covers vehicles kept in one state. Start a quote of its own for {area}.',
        'Ce produit couvre les véhicules gardés dans une seule province ou un seul État. Commencez une soumission distincte pour {area}.',
      ),
      {
        area,
      },
    );
    return finding('change', refusal('other_state', message, field));
  }
  return null;
}

/** The places where this product is not sold, or not together: every one counts, not the first vehicle's alone. */
export function placeFindings(quote: Quote, product: SoldProduct): Finding[] {
  const places = placesOf(quote);
  const home = places[0]?.location.administrativeArea ?? quote.administrativeArea;
  return places.map((place) => findingOf(place, quote, product, home)).filter((found) => found !== null);
}
