import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { usStates, canadianProvinces } from '@roadworthy/core/products/vocabulary.ts';
import { look } from '@roadworthy/testkit/look.ts';
import { describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/sweep.ts';
import { findPostalArea } from './find-postal-area.ts';

const fixture = useFixture('find postal area');
const find = (country: 'US' | 'CA', postalCode: string) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    fixture.tenants.house.organization.organizationId,
    systemRequest('area'),
    ({ tx }) => findPostalArea(tx, country, postalCode),
  );

describe('findPostalArea', () => {
  test.each([
    ['US', '43215', 'OH', 'America/New_York'],
    ['US', '43215-1234', 'OH', 'America/New_York'],
    ['US', '78704', 'TX', 'America/Chicago'],
    ['US', '85004', 'AZ', 'America/Phoenix'],
    ['US', '96813', 'HI', 'Pacific/Honolulu'],
    ['CA', 'K1A 0B1', 'ON', 'America/Toronto'],
    ['CA', 'V5K 0A1', 'BC', 'America/Vancouver'],
    ['CA', 'A1A 1A1', 'NL', 'America/St_Johns'],
  ] as const)('finds %s %s in %s', async (country, code, administrativeArea, timeZone) => {
    expect(await find(country, code)).toEqual({ country, administrativeArea, timeZone });
  });

  test.each([
    ['US', '00000'],
    ['CA', 'W1A 1A1'],
  ] as const)('knows no %s %s', async (country, code) => {
    expect(await find(country, code)).toBeNull();
  });

  test('has every state, the capital’s district and every province, in zones that exist', async () => {
    const rows = await look<{ area: string; country: string; time_zone: string }>(
      fixture.backend,
      'select distinct administrative_area as area, country, time_zone from postal_areas',
    );
    const of = (country: string) => new Set(rows.filter((row) => row.country === country).map(({ area }) => area));
    expect(usStates.filter((state) => !of('US').has(state))).toEqual([]);
    expect(canadianProvinces.filter((province) => !of('CA').has(province))).toEqual([]);
    for (const { time_zone } of rows)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: time_zone })).not.toThrow();
  });
});
