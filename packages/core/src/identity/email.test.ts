import { describe, expect, test } from 'vitest';
import { checkEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    ['name@example.com', 'name@example.com'],
    ['  Name@Example.COM ', 'name@example.com'],
    ['first.last+tag@mail.example.co.uk', 'first.last+tag@mail.example.co.uk'],
    ["o'neill@example.com", "o'neill@example.com"],
    ['name@xn--caf-dma.example', 'name@xn--caf-dma.example'],
    ['1@2.3', '1@2.3'],
  ])('"%s" is stored as %s', (text, address) => {
    expect(checkEmail(text)).toEqual({ ok: true, event: address });
  });

  test.each([
    [''],
    ['name'],
    ['name@'],
    ['@example.com'],
    ['name@example'],
    ['name@example.'],
    ['name@.com'],
    ['name@example..com'],
    ['na me@example.com'],
    ['name@exam ple.com'],
    ['name@@example.com'],
    ['name@example.com, other@example.com'],
    ['name@example.com\nbcc:other@example.com'],
    ['other,name@example.com'],
    ['<name@example.com>'],
    ['"name"@example.com'],
    ['name:x@example.com'],
    ['name@example.com;other'],
    ['na\u202Eme@example.com'],
    ['name\u0000@example.com'],
    ['name@exam\u200Fple.com'],
    [`${'a'.repeat(250)}@example.com`],
  ])('%j is refused with an example of a full one', (text) => {
    expect(checkEmail(text, 'named_insured.email')).toEqual({
      ok: false,
      refusal: {
        code: 'email_invalid',
        message: 'Use a full address, like name@example.com',
        field: 'named_insured.email',
      },
    });
  });

  test('belongs to the field "email" when no other is named', () => {
    expect(checkEmail('x')).toMatchObject({ refusal: { field: 'email' } });
  });
});
