import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { buyLine, buyVehicle, type Purchase, purchases } from './support/buy-by-hand.ts';
import { expect, test } from './support/journey.ts';

// Motorhomes always; of every other line, and of what is towed, one kind a day, so that all have their turn. With
// EXHAUSTIVE=1 every class and every kind of every line is bought.
const seed = Number(process.env['SEED'] ?? Math.floor(Date.now() / 86_400_000));
const motorhomes = ['class_a', 'class_b', 'class_c'];

function isSampled(purchase: Purchase): boolean {
  if (purchase.provider === 'personal' && motorhomes.includes(purchase.kind)) return true;
  const isOther = ({ provider, kind }: Purchase) => provider === purchase.provider && !motorhomes.includes(kind);
  const others = purchases.filter(isOther);
  return others[seed % others.length] === purchase;
}

const bought = process.env['EXHAUSTIVE'] === '1' ? purchases : purchases.filter(isSampled);

for (const purchase of bought) {
  const { provider, kind } = purchase;
  const isVehicle = provider === 'personal' && vehicleClasses.some((one) => one === kind);
  test(`${provider} ${kind} is bought by hand, from the first page to the confirmation (seed ${seed})`, async ({
    page,
  }) => {
    const number = await (isVehicle ? buyVehicle : buyLine)(page, purchase);
    expect(number).toMatch(/^RW[A-Z]-\d{6}-\d$|^an underwriter$/);
  });
}
