import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { buyLine, buyVehicle, purchases } from './support/buy-by-hand.ts';
import { expect, test } from './support/journey.ts';
import { isExhaustive, sample, seed } from './support/sample.ts';

// A motorhome, and one kind of two other lines, as they are drawn: what is towed, a boat and help on the road are bought
// by journeys of their own. In a nightly run every class and every kind of every line is bought.
const motorhomes = ['class_a', 'class_b', 'class_c'];
const elsewhere = new Set(['personal', 'boat', 'roadside']);
const lines = [...new Set(purchases.map(({ provider }) => provider))].filter((provider) => !elsewhere.has(provider));
const drawn = sample(lines, 2).flatMap((line) => {
  const ofLine = purchases.filter(({ provider }) => provider === line);
  return sample(ofLine, 1, ({ provider, kind }) => `${provider} ${kind}`);
});
const bought = isExhaustive
  ? purchases
  : [
      ...sample(
        purchases.filter(({ provider, kind }) => provider === 'personal' && motorhomes.includes(kind)),
        1,
        ({ kind }) => kind,
      ),
      ...drawn,
    ];

for (const purchase of bought) {
  const { provider, kind } = purchase;
  const isVehicle = provider === 'personal' && vehicleClasses.some((one) => one === kind);
  test(`${provider} ${kind} is bought by hand, from the first page to the confirmation (SAMPLE_SEED=${seed})`, async ({
    page,
  }) => {
    const number = await (isVehicle ? buyVehicle : buyLine)(page, purchase);
    expect(number).toMatch(/^RW[A-Z]-\d{6}-\d$|^an underwriter$/);
  });
}
