import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { usStates, canadianProvinces } from '@roadworthy/core/products/vocabulary.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { readPostalAreaSources } from '@roadworthy/testkit/postal-area-sources.ts';
import { describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { findPostalArea } from './find-postal-area.ts';

const fixture = useFixture('find postal area');
const find = (country: 'US' | 'CA', postalCode: string) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    fixture.tenants.insurer.organization.organizationId,
    systemRequest('area'),
    ({ tx }) => findPostalArea(tx, country, postalCode),
  );

describe('findPostalArea', () => {
  test.each([
    ['US', '43215', 'OH', 'America/New_York'],
    // Places whose first three digits are those of another state.
    ['US', '06390', 'NY', 'America/New_York'],
    ['US', '83414', 'WY', 'America/Denver'],
    // States and counties with two zones.
    ['US', '42701', 'KY', 'America/New_York'],
    ['US', '42101', 'KY', 'America/Chicago'],
    ['US', '42528', 'KY', 'America/New_York'],
    ['US', '47901', 'IN', 'America/New_York'],
    ['US', '47708', 'IN', 'America/Chicago'],
    ['US', '46401', 'IN', 'America/Chicago'],
    ['US', '46556', 'IN', 'America/New_York'],
    ['US', '32456', 'FL', 'America/New_York'],
    ['US', '32501', 'FL', 'America/Chicago'],
    ['US', '37338', 'TN', 'America/New_York'],
    ['US', '49938', 'MI', 'America/Chicago'],
    ['US', '49879', 'MI', 'America/Detroit'],
    ['US', '79901', 'TX', 'America/Denver'],
    ['US', '79830', 'TX', 'America/Chicago'],
    ['US', '88595', 'TX', 'America/Denver'],
    ['US', '83814', 'ID', 'America/Los_Angeles'],
    ['US', '83501', 'ID', 'America/Los_Angeles'],
    ['US', '83549', 'ID', 'America/Boise'],
    ['US', '83702', 'ID', 'America/Boise'],
    ['US', '97914', 'OR', 'America/Boise'],
    ['US', '89883', 'NV', 'America/Denver'],
    ['US', '57701', 'SD', 'America/Denver'],
    ['US', '57501', 'SD', 'America/Chicago'],
    ['US', '69211', 'NE', 'America/Denver'],
    ['US', '67735', 'KS', 'America/Denver'],
    // The Navajo Nation moves its clocks, the Hopi within and the rest of Arizona do not.
    ['US', '86503', 'AZ', 'America/Denver'],
    ['US', '86515', 'AZ', 'America/Denver'],
    ['US', '86045', 'AZ', 'America/Denver'],
    ['US', '86034', 'AZ', 'America/Phoenix'],
    ['US', '86001', 'AZ', 'America/Phoenix'],
    ['US', '00601', 'PR', 'America/Puerto_Rico'],
    ['US', '43215-1234', 'OH', 'America/New_York'],
    ['US', '78704', 'TX', 'America/Chicago'],
    ['US', '85004', 'AZ', 'America/Phoenix'],
    ['US', '96813', 'HI', 'Pacific/Honolulu'],
    ['CA', 'K1A 0B1', 'ON', 'America/Toronto'],
    ['CA', 'V5K 0A1', 'BC', 'America/Vancouver'],
    ['CA', 'A1A 1A1', 'NL', 'America/St_Johns'],
    ['CA', 'A0A 1B0', 'NL', 'America/St_Johns'],
    ['CA', 'A2V 1A1', 'NL', 'America/Goose_Bay'],
    ['CA', 'S0K 0A0', 'SK', 'America/Regina'],
    ['CA', 'S9V 0A1', 'SK', 'America/Edmonton'],
    ['CA', 'V1G 1A1', 'BC', 'America/Dawson_Creek'],
    ['CA', 'V1J 1A1', 'BC', 'America/Dawson_Creek'],
    ['CA', 'V1C 1A1', 'BC', 'America/Edmonton'],
    ['CA', 'P9N 1A1', 'ON', 'America/Winnipeg'],
    ['CA', 'G4T 1A1', 'QC', 'America/Halifax'],
    ['CA', 'X0A 0H0', 'NU', 'America/Iqaluit'],
  ] as const)('finds %s %s in %s', async (country, code, administrativeArea, timeZone) => {
    expect(await find(country, code)).toEqual({ country, administrativeArea, timeZone, isListed: true });
  });

  test.each([
    ['US', '43299', 'OH'],
    ['US', '83499', 'ID'],
    ['CA', 'K9Z 9Z9', 'ON'],
  ] as const)(
    'takes %s %s, which no list has, to lie where most codes that begin alike do',
    async (country, code, area) => {
      const found = await find(country, code);
      expect(found).toMatchObject({ administrativeArea: area, isListed: false });
    },
  );

  test('has all codes as their sources have them', async () => {
    const rows = await selectRows<{ country: string; prefix: string; area: string; zone: string }>(
      fixture.backend,
      'select country, prefix, administrative_area as area, time_zone as zone from postal_areas',
    );
    const stored = new Map(rows.map(({ country, prefix, area, zone }) => [prefix, `${country} ${area} ${zone}`]));
    const sources = readPostalAreaSources();
    expect(sources.size).toBeGreaterThan(43_000);
    const different = [...sources].filter(
      ([code, { country, administrativeArea, timeZone }]) =>
        stored.get(code) !== `${country} ${administrativeArea} ${timeZone}`,
    );
    expect(different).toEqual([]);
    const whole = [...stored].filter(([prefix, place]) => prefix.length === (place.startsWith('US') ? 5 : 3));
    expect(whole).toHaveLength(sources.size);
  });

  test.each([
    ['US', '00000'],
    ['CA', 'W1A 1A1'],
  ] as const)('knows no %s %s', async (country, code) => {
    expect(await find(country, code)).toBeNull();
  });

  test('has every state, the capital’s district and every province, in zones that exist', async () => {
    const rows = await selectRows<{ area: string; country: string; time_zone: string }>(
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
