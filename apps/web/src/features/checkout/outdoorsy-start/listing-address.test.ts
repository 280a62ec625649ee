import { expect, test } from 'vitest';
import { listingOfAddress, startByHand } from './listing-address.ts';

const page = 'https://here.example/outdoorsy/start';
const least = 'postal_code=97201&vehicle_class=class_b';

test('a listing hands over its place, vehicle, share of rental, partner and campaign', () => {
  const listing = listingOfAddress(
    `${page}?${least}&year=2021&make=Winnebago&model=Solis&value=98000&vin=1hgbh41jxmn109186&rental_percent=30&partner=Prairie-Road&cam=R5`,
  );
  expect(listing).toEqual({
    postalCode: '97201',
    vehicleClass: 'class_b',
    partner: 'prairie-road',
    campaign: 'R5',
    vehicle: {
      year: 2021,
      make: 'Winnebago',
      model: 'Solis',
      vin: '1HGBH41JXMN109186',
      rating_value: 9_800_000,
      rental_utilization_rate: 30,
    },
  });
});

test('a place and a class are enough', () => {
  expect(listingOfAddress(`${page}?${least}`)).toMatchObject({ vehicle: {}, partner: null, campaign: null });
});

test.each(['', 'vehicle_class=class_b', 'postal_code=97201', 'postal_code=97201&vehicle_class=yacht'])(
  'the address %j is no listing',
  (query) => {
    expect(listingOfAddress(`${page}?${query}`)).toBeNull();
  },
);

test.each(['year=19', 'year=abc', 'value=-1', 'value=0', 'vin=123', 'rental_percent=101', 'make=%20'])(
  'what is amiss is left out: %s',
  (query) => {
    expect(listingOfAddress(`${page}?${least}&${query}`)?.vehicle).toEqual({});
  },
);

test('what a listing said goes along to where it is answered by hand', () => {
  expect(startByHand(`${page}?postal_code=97201&partner=lakeside-rv&cam=R5`, 'unread')).toBe(
    '/checkout/start?postal_code=97201&partner=lakeside-rv&cam=R5&listing=unread',
  );
  expect(startByHand(`${page}?${least}`, 'failed')).toBe(`/checkout/start?${least}&listing=failed`);
  expect(startByHand(`${page}?${least}`, 'refused')).toBe(`/checkout/start?${least}`);
});
