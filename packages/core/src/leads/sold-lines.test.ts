import { describe, expect, test } from 'vitest';
import { providers } from '../products/vocabulary.ts';
import { type OfferedLine, soldLines } from './sold-lines.ts';

const offered = (provider: string, changes: Partial<OfferedLine> = {}): OfferedLine => ({
  provider,
  productName: `Ours: ${provider}`,
  liveIn: ['US'],
  notLiveIn: ['US-HI'],
  externalUrl: `https://${provider}.example/`,
  ...changes,
});
const sold = (products: readonly OfferedLine[], area: string | null = null) =>
  soldLines(products, area).map(({ provider, way }) => `${provider}: ${way}`);

describe('what somebody can buy of an organization', () => {
  test('is what it has, in the order of the lines, each with the way to it', () => {
    const all = providers.map((provider) => offered(provider));
    expect(sold(all.toReversed())).toEqual([
      'personal: checkout',
      'pro: enquiry',
      'boat: checkout',
      'motorcycle: checkout',
      'car_share: enquiry',
      'warranty: checkout',
      'roadside: checkout',
      'tire_wheel: checkout',
      'windshield: checkout',
      'external: elsewhere',
      'aviva: elsewhere',
      'safeco: elsewhere',
      'ambercare: elsewhere',
      'electrified_care: elsewhere',
    ]);
  });

  test('in an area is what is live there', () => {
    const some = [offered('boat'), offered('personal', { notLiveIn: [] }), offered('aviva', { liveIn: ['CA-ON'] })];
    expect(sold(some, 'US-OH')).toEqual(['personal: checkout', 'boat: checkout']);
    expect(sold(some, 'US-HI')).toEqual(['personal: checkout']);
    expect(sold(some, 'CA-ON')).toEqual(['aviva: elsewhere']);
    expect(sold(some, 'XX-XX')).toEqual([]);
  });

  test('names every state and province where it is live, and no other', () => {
    const [boat] = soldLines([offered('boat', { liveIn: ['US', 'CA-ON'], notLiveIn: ['US-HI', 'US-MA'] })], null);
    expect(boat?.areas).toHaveLength(50);
    expect(boat?.areas).toEqual(expect.arrayContaining(['US-OH', 'US-DC', 'CA-ON']));
    for (const closed of ['US-HI', 'US-MA', 'CA-QC']) expect(boat?.areas).not.toContain(closed);
  });

  test('is neither what is live nowhere nor a carrier without an address nor what nobody knows', () => {
    expect(sold([offered('boat', { liveIn: [] })])).toEqual([]);
    expect(sold([offered('safeco', { externalUrl: null })])).toEqual([]);
    expect(sold([offered('zeppelin')])).toEqual([]);
    // An address beside a line of ours is no way to it.
    expect(sold([offered('boat', { externalUrl: null })])).toEqual(['boat: checkout']);
  });

  test('is called by the line’s own words, and by the product’s name where a carrier sells it', () => {
    const [boat, safeco] = soldLines([offered('boat'), offered('safeco')], null);
    expect(boat).toMatchObject({ name: { en: 'Boat', fr: 'Bateau' } });
    expect(safeco).toMatchObject({ name: { en: 'Ours: safeco', fr: 'Ours: safeco' } });
    expect(safeco?.about.en).toContain('Safeco prices');
  });
});
