import { describe, expect, test } from 'vitest';
import { decideConnectDevice, decideDisconnectDevice } from './connect-device.ts';

const request = { provider: 'bouncie', number: ' 353816 ', isAgreed: true, connected: 0 };
const codeOf = (changes: Partial<typeof request>) => {
  const decision = decideConnectDevice({ ...request, ...changes });
  return decision.ok ? null : decision.refusal.code;
};

describe('a device', () => {
  test('is connected by its number, with consent', () => {
    const wanted = { ...request, number: ' 353816090000001 ' };
    expect(decideConnectDevice(wanted)).toEqual({
      ok: true,
      event: { provider: 'bouncie', number: '353816090000001' },
    });
    expect(decideConnectDevice({ ...wanted, provider: 'samsara' })).toMatchObject({ event: { provider: 'samasara' } });
  });

  test.each([
    [{ provider: 'garaging' }, 'device_provider_unknown'],
    [{ provider: 'toString' }, 'device_provider_unknown'],
    [{ number: '' }, 'device_number_malformed'],
    [{ number: '12 34' }, 'device_number_malformed'],
    [{ number: '1'.repeat(101) }, 'device_number_malformed'],
    [{ number: '../x' }, 'device_number_malformed'],
    [{ isAgreed: false }, 'consent_missing'],
    [{ connected: 3 }, 'devices_too_many'],
    [{ connected: 2 }, null],
  ])('as %j: %s', (changes, code) => {
    expect(codeOf(changes)).toBe(code);
  });

  test('is disconnected once', () => {
    expect(decideDisconnectDevice({ archived: null }).ok).toBe(true);
    expect(decideDisconnectDevice({ archived: new Date() })).toMatchObject({
      refusal: { code: 'device_disconnected' },
    });
  });
});
