import { describe, expect, test } from 'vitest';
import { enquiryProviders, providers } from '../products/vocabulary.ts';
import type { Area } from '../quoting/start-quote.ts';
import { decideSendEnquiry, type EnquiryRequest, mostUnits } from './send-enquiry.ts';
import { decideUpdateEnquiry } from './update-enquiry.ts';
import { enquiryStatuses } from './vocabulary.ts';

const ohio: Area = { country: 'US', administrativeArea: 'OH', timeZone: 'America/New_York' };
const request: EnquiryRequest = {
  provider: 'pro',
  ...{ name: ' Ada  Moreno', businessName: 'Moreno & Sons #4', email: ' Ada@Example.com ', phone: ' 216-555-0148 ' },
  ...{ units: 12, postalCode: '44114-1234', about: ' We rent campers\nto families. ' },
};
const send = (changes: Partial<EnquiryRequest> = {}, area: Area | null = ohio) =>
  decideSendEnquiry({ ...request, ...changes }, area);

describe('an enquiry', () => {
  test('is kept as it was meant, with where it comes from', () => {
    expect(send()).toEqual({
      ok: true,
      event: {
        ...{ name: 'Ada Moreno', businessName: 'Moreno & Sons #4', email: 'ada@example.com', phone: '216-555-0148' },
        ...{ units: 12, postalCode: '44114-1234', area: ohio, about: 'We rent campers\nto families.' },
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

  test.each(enquiryStatuses.map((status) => [status]))('may become %s', (status) => {
    expect(decideUpdateEnquiry(status)).toEqual({ ok: true, event: status });
  });

  test('becomes nothing else', () => {
    expect(decideUpdateEnquiry('lost')).toMatchObject({ refusal: { code: 'status_not_offered', field: 'status' } });
  });
});
