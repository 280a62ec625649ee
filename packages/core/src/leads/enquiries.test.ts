import { describe, expect, test } from 'vitest';
import { enquiryProviders, providers } from '../products/vocabulary.ts';
import type { Area } from '../quoting/opening/start-quote.ts';
import { decideSendEnquiry, type EnquiryRequest, mostUnits } from './send-enquiry.ts';
import { decideUpdateEnquiry } from './update-enquiry.ts';
import { type EnquiryKind, enquiryStatuses } from './vocabulary.ts';

const ohio: Area = { country: 'US', administrativeArea: 'OH', timeZone: 'America/New_York' };
const request: EnquiryRequest = {
  provider: 'pro',
  name: ' Ada  Moreno',
  businessName: 'Moreno & Sons #4',
  email: ' Ada@Example.com ',
  phone: ' 216-555-0148 ',
  units: 12,
  postalCode: '44114-1234',
  about: ' We rent campers\nto families. ',
};
const send = (changes: Partial<EnquiryRequest> = {}, area: Area | null = ohio) =>
  decideSendEnquiry({ ...request, ...changes }, area);

describe('an enquiry', () => {
  test('is kept as it was meant, with where it comes from', () => {
    expect(send()).toEqual({
      ok: true,
      event: {
        kind: 'line',
        provider: 'pro',
        credentials: null,
        name: 'Ada Moreno',
        businessName: 'Moreno & Sons #4',
        email: 'ada@example.com',
        phone: '216-555-0148',
        units: 12,
        postalCode: '44114-1234',
        area: ohio,
        about: 'We rent campers\nto families.',
      },
    });
  });

  test.each([undefined, null, '', ' '])('needs no telephone: %j', (phone) => {
    expect(send({ phone })).toMatchObject({ ok: true, event: { phone: null } });
  });

  test.each(providers.map((provider) => [provider]))('is for what agents alone quote: %s', (provider) => {
    const expected = enquiryProviders.some((one) => one === provider);
    expect(send({ provider }).ok).toBe(expected);
    if (!expected)
      expect(send({ provider })).toMatchObject({ refusal: { code: 'no_enquiry_needed', field: 'provider' } });
  });

  test.each<[Partial<EnquiryRequest>, string, string]>([
    [{ provider: 'zeppelin' }, 'no_enquiry_needed', 'provider'],
    [{ name: ' ' }, 'name_missing', 'name'],
    [{ name: 'Ada www.example.com' }, 'text_has_address', 'name'],
    [{ name: 'Ada 4' }, 'name_has_other_characters', 'name'],
    [{ businessName: '' }, 'business_name_missing', 'business_name'],
    [{ businessName: 'x'.repeat(101) }, 'text_too_long', 'business_name'],
    [{ email: 'ada' }, 'email_invalid', 'email'],
    [{ phone: '12' }, 'phone_invalid', 'phone'],
    [{ units: 0 }, 'units_out_of_range', 'units'],
    [{ units: 1.5 }, 'units_out_of_range', 'units'],
    [{ units: mostUnits + 1 }, 'units_out_of_range', 'units'],
    [{ postalCode: '' }, 'postal_code_missing', 'postal_code'],
    [{ postalCode: '4411' }, 'postal_code_malformed', 'postal_code'],
    [{ postalCode: 'K1A 0B1' }, 'postal_code_unknown', 'postal_code'],
    [{ about: ' ' }, 'about_missing', 'about'],
    [{ about: 'x'.repeat(1001) }, 'text_too_long', 'about'],
  ])('with %j is refused as %s at %s', (changes, code, field) => {
    expect(send(changes)).toMatchObject({ ok: false, refusal: { code, field } });
  });

  test('from a place that nobody knows is refused there', () => {
    expect(send({}, null)).toMatchObject({ refusal: { code: 'postal_code_unknown', field: 'postal_code' } });
  });

  test.each<[EnquiryKind, string, string]>([
    ['contact', 'name', 'name_missing'],
    ['appointment', 'name', 'name_missing'],
    ['appointment', 'businessName', 'business_name_missing'],
    ['appointment', 'credentials', 'credentials_missing'],
    ['affiliate', 'name', 'name_missing'],
    ['affiliate', 'credentials', 'credentials_missing'],
    ['contact', 'about', 'about_missing'],
    ['chat', 'about', 'about_missing'],
    ['chat', 'email', 'email_invalid'],
  ])('by the form of %s needs %s', (kind, field, code) => {
    const input = { kind, credentials: 'OH 1234567' };
    expect(send(input)).toMatchObject({ ok: true, event: { kind, provider: null, units: null, area: null } });
    expect(send({ ...input, [field]: ' ' })).toMatchObject({ refusal: { code } });
  });

  test('in the chat needs an address and a message, and nothing else', () => {
    const bare = { kind: 'chat', name: undefined, businessName: null, phone: null, units: null, postalCode: null };
    expect(send({ ...bare, provider: null })).toEqual({
      ok: true,
      event: {
        kind: 'chat',
        provider: null,
        name: null,
        businessName: null,
        email: 'ada@example.com',
        phone: null,
        units: null,
        postalCode: null,
        area: null,
        credentials: null,
        about: 'We rent campers\nto families.',
      },
    });
  });

  test('keeps credentials on one line, where they are asked for', () => {
    const input = { kind: 'affiliate', credentials: ' https://example.com/road ' };
    expect(send(input)).toMatchObject({ event: { credentials: 'https://example.com/road' } });
    expect(send({ ...input, credentials: 'x'.repeat(256) })).toMatchObject({
      refusal: { code: 'text_too_long', field: 'credentials' },
    });
    expect(send({ ...input, kind: 'contact' })).toMatchObject({ event: { credentials: null } });
  });

  test('of a kind that we do not have is refused', () => {
    expect(send({ kind: 'postcard' })).toMatchObject({ refusal: { code: 'kind_unknown', field: 'kind' } });
  });

  test.each(enquiryStatuses.map((status) => [status]))('may become %s', (status) => {
    expect(decideUpdateEnquiry(status)).toEqual({ ok: true, event: status });
  });

  test('becomes nothing else', () => {
    expect(decideUpdateEnquiry('lost')).toMatchObject({ refusal: { code: 'status_not_offered', field: 'status' } });
  });
});

describe('a form', () => {
  const kinds = ['contact', 'appointment', 'affiliate', 'chat'] as const;
  const input = { credentials: 'OH 1234567', postalCode: 'nowhere', units: -4 };

  test.each(kinds)('of %s has nothing to do with a line or a place', (kind) => {
    const decision = send({ ...input, kind, provider: 'boat' }, null);
    expect(decision).toMatchObject({
      ok: true,
      event: { kind, provider: null, units: null, postalCode: null, area: null },
    });
  });

  test.each(kinds)('of %s reads its address, its name and its number as every other', (kind) => {
    expect(send({ ...input, kind })).toMatchObject({
      event: { name: 'Ada Moreno', email: 'ada@example.com', phone: '216-555-0148' },
    });
    for (const [changes, code, field] of [
      [{ email: 'ada@' }, 'email_invalid', 'email'],
      [{ phone: '12' }, 'phone_invalid', 'phone'],
      [{ name: 'Ada www.example.com' }, 'text_has_address', 'name'],
      [{ about: 'x'.repeat(1001) }, 'text_too_long', 'about'],
      [{ about: 'a\u202Eb' }, 'text_has_hidden_characters', 'about'],
    ] as const) {
      expect(send({ ...input, kind, ...changes })).toMatchObject({ refusal: { code, field } });
    }
  });

  test('names what is missing from its first field to its last', () => {
    const nothing = { kind: 'appointment', name: '', businessName: '', credentials: '', email: '', about: '' };
    const filled: Record<string, string> = {};
    const requested: (string | undefined)[] = [];
    for (const [field, value] of [
      ['name', 'Ada'],
      ['businessName', 'Moreno'],
      ['credentials', 'OH 1'],
      ['email', 'ada@example.com'],
      ['about', 'RVs.'],
    ] as const) {
      const decision = send({ ...nothing, ...filled });
      requested.push(decision.ok ? undefined : decision.refusal.field);
      filled[field] = value;
    }
    expect(requested).toEqual(['name', 'business_name', 'credentials', 'email', 'about']);
    expect(send({ ...nothing, ...filled }).ok).toBe(true);
  });
});
