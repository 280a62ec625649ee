import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../identity/vocabulary.ts';
import { permissionsOf } from '../identity/role-permissions.ts';
import type { Area } from '../quoting/opening/start-quote.ts';
import { decideStartExternalQuote, type ExternalQuoteRequest, type LinkedProduct } from './start-external-quote.ts';

const ontario: Area = { country: 'CA', administrativeArea: 'ON', timeZone: 'America/Toronto' };
const ohio: Area = { country: 'US', administrativeArea: 'OH', timeZone: 'America/New_York' };
const product: LinkedProduct = {
  productId: 'product-1',
  provider: 'aviva',
  externalUrl: 'https://aviva.example/?ref={reference}',
  liveIn: ['CA'],
  notLiveIn: ['CA-QC'],
};
const visitor = { permissions: permissionsOf('anonymous') };
const agent = { permissions: permissionsOf('organization:agent') };

type Case = {
  request?: Partial<ExternalQuoteRequest>;
  area?: Area | null;
  sold?: LinkedProduct | null;
  by?: typeof agent;
};
const start = ({ request, area = ontario, sold = product, by = visitor }: Case = {}) =>
  decideStartExternalQuote({ postalCode: 'k1a0b1', ...request }, area, sold, by);

describe('somebody is sent to a carrier', () => {
  test('that sells in the place, known by nothing but the place', () => {
    const request = { customerName: 'Ada Moreno', email: 'ada@example.com' };
    expect(start({ request })).toEqual({
      ok: true,
      event: {
        postalCode: 'K1A 0B1',
        area: ontario,
        externalUrl: product.externalUrl,
        productId: 'product-1',
        provider: 'aviva',
        customerName: null,
        email: null,
      },
    });
  });

  test('by an agent, who says whom, or does not', () => {
    const request = { customerName: ' Ada  Moreno ', email: ' Ada@Example.com' };
    expect(start({ request, by: agent })).toMatchObject({
      event: { customerName: 'Ada Moreno', email: 'ada@example.com' },
    });
    expect(start({ request: { customerName: ' ', email: '' }, by: agent })).toMatchObject({
      event: { customerName: null, email: null },
    });
  });

  test.each<[string, Case, string, string]>([
    ['that is not sold', { sold: null }, 'product_not_found', 'provider'],
    ['without an address', { sold: { ...product, externalUrl: null } }, 'product_not_found', 'provider'],
    ['that is ours', { sold: { ...product, provider: 'boat' } }, 'product_not_found', 'provider'],
    ['without a place', { request: { postalCode: '' } }, 'postal_code_missing', 'postal_code'],
    ['in a place that is none', { request: { postalCode: 'K1A' } }, 'postal_code_malformed', 'postal_code'],
    ['in a place that nobody knows', { area: null }, 'postal_code_unknown', 'postal_code'],
    ['in another country than its code', { area: ohio }, 'postal_code_unknown', 'postal_code'],
    [
      'where it does not sell',
      { request: { postalCode: '43215' }, area: ohio },
      ...(['product_not_live', 'postal_code'] as const),
    ],
    [
      'under a name that is none',
      { request: { customerName: 'www.x.example' }, by: agent },
      'text_has_address',
      'customer_name',
    ],
    ['at an address that is none', { request: { email: 'ada' }, by: agent }, 'email_invalid', 'email'],
  ])('but not to one %s', (_, input, code, field) => {
    expect(start(input)).toMatchObject({ ok: false, refusal: { code, field } });
  });

  test('and is named by nobody but agents', () => {
    const request = { customerName: 'Ada Moreno' };
    const naming = [...callerRoles, ...impliedRoles].filter((role) => {
      const decision = start({ request, by: { permissions: permissionsOf(role) } });
      return decision.ok && decision.event.customerName !== null;
    });
    expect(naming).toEqual([
      'organization:agent',
      'organization:owner',
      'global:service_agent',
      'global:service_member',
      'global:service_manager',
      'global:admin',
      'system',
    ]);
  });
});
