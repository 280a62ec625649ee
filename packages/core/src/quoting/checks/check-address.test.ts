import { describe, expect, test } from 'vitest';
import { checkAddress, findPlaceMismatch, type StatedPlace } from './check-address.ts';
import { codeOf, fieldOf } from '../quote.fixture.ts';

const home = { line1: '12 King Street', line2: null, locality: 'Toronto', postalCode: 'm5v2t6' };

describe('an address', () => {
  test('is stored tidied, without an empty second line', () => {
    expect(checkAddress({ ...home, line1: ' 12  King Street ', line2: ' ', locality: 'Montre\u0301al' })).toEqual({
      ok: true,
      event: { line1: '12 King Street', line2: null, locality: 'Montréal', postalCode: 'M5V 2T6', country: 'CA' },
    });
  });

  test.each([
    [{ line1: ' ' }, 'address_missing', 'named_insured.line_1'],
    [{ locality: '' }, 'city_missing', 'named_insured.locality'],
    [{ postalCode: '4411' }, 'postal_code_malformed', 'named_insured.postal_code'],
    [{ postalCode: '' }, 'postal_code_missing', 'named_insured.postal_code'],
    [{ line1: 'a'.repeat(201) }, 'text_too_long', 'named_insured.line_1'],
    [{ line2: 'a'.repeat(201) }, 'text_too_long', 'named_insured.line_2'],
    [{ locality: 'a'.repeat(101) }, 'text_too_long', 'named_insured.locality'],
    [{ line1: '12 \u202EKing' }, 'text_has_hidden_characters', 'named_insured.line_1'],
    [{ line2: 'Unit\u0007' }, 'text_has_hidden_characters', 'named_insured.line_2'],
    [{ locality: 'Tor\uFFFDonto' }, 'text_has_hidden_characters', 'named_insured.locality'],
  ])('is not one with %j', (part, code, field) => {
    const decision = checkAddress({ ...home, ...part });
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, field]);
  });

  test('is refused at the fields of the form that it came in', () => {
    expect(fieldOf(checkAddress({ ...home, line1: '' }, 'entity'))).toBe('entity.line_1');
    expect(fieldOf(checkAddress({ ...home, postalCode: '1' }, 'entity'))).toBe('entity.postal_code');
  });
});

describe('the state beside a postal code', () => {
  const columbus = { country: 'US', postalCode: '43215', administrativeArea: 'OH', isListed: true } as const;
  const island = { country: 'US', postalCode: '06390', administrativeArea: 'NY', isListed: true } as const;
  const newCode = { ...columbus, postalCode: '43299', isListed: false } as const;

  test.each<StatedPlace>([
    {},
    { administrativeArea: null, country: null },
    { administrativeArea: 'OH' },
    { administrativeArea: ' oh ', country: 'us' },
    { administrativeArea: 'Ohio' },
  ])('may be %j', (stated) => {
    expect(findPlaceMismatch(stated, columbus, 'mailing')).toBeNull();
  });

  test.each([
    [{ administrativeArea: 'TX' }, columbus, 'state_mismatch', 'mailing.administrative_area', 'lies in'],
    [{ administrativeArea: 'Connecticut' }, island, 'state_mismatch', 'mailing.administrative_area', 'lies in'],
    [{ administrativeArea: 'TX' }, newCode, 'state_mismatch', 'mailing.administrative_area', 'do not know'],
    [{ administrativeArea: 'OH', country: 'CA' }, columbus, 'country_mismatch', 'mailing.country', 'lies in'],
  ] as const)('is asked for when it is %j', (stated, area, code, field, words) => {
    const refusal = findPlaceMismatch(stated, area, 'mailing');
    expect(refusal).toMatchObject({ code, field });
    expect(refusal?.message).toContain(words);
    expect(refusal?.message).toContain(area.postalCode);
  });
});
