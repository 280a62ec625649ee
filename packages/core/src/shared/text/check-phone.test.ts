import { describe, expect, test } from 'vitest';
import { findPhoneProblem } from './check-phone.ts';

describe('a telephone number', () => {
  test.each(['216-555-0148', '+49 30 901820'])('%s has nothing wrong with it', (phone) => {
    expect(findPhoneProblem(phone, 'phone')).toBeNull();
  });

  test.each([
    ['12345', 'phone_invalid'],
    ['call me', 'phone_invalid'],
    ['1'.repeat(33), 'text_too_long'],
  ])('%s is refused at the field that holds it', (phone, code) => {
    expect(findPhoneProblem(phone, 'home.phone')).toMatchObject({ code, field: 'home.phone' });
  });
});
