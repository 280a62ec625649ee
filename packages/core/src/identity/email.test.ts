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
    ['ada@exam\u200Bple.com', 'ada@example.com'],
    ['\u2060ada@example.com\uFEFF', 'ada@example.com'],
    ['ada@ex\u00ADample.com', 'ada@example.com'],
    ['\u202Aada@example.com\u202C', 'ada@example.com'],
    ['\u00A0ada@example.com', 'ada@example.com'],
    ['ada\u2011moreno@example.com', 'ada-moreno@example.com'],
    ['o’neill@example.com', "o'neill@example.com"],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['почта@пример.рф', 'почта@пример.рф'],
    ['müller@münchen.example', 'müller@münchen.example'],
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
    [`${'a'.repeat(250)}@example.com`],
  ])('%j is refused with an example of a full one', (text) => {
    expect(checkEmail(text, 'named_insured.email')).toMatchObject({
      ok: false,
      refusal: {
        code: 'email_invalid',
        message: 'Use a full address, like name@example.com',
        field: 'named_insured.email',
      },
    });
  });

  test.each([
    ['na\u202Eme@example.com', 'U+202E'],
    ['name\u0000@example.com', 'U+0000'],
    ['name@example.com\uFFFD', 'U+FFFD'],
    ['n\u0430me@example.com', '\u0430'],
    ['name@ex\u0430mple.com', '\u0430'],
    ['name\u{1F690}@example.com', '\u{1F690}'],
  ])('%j is refused by the name of what it holds', (text, character) => {
    expect(checkEmail(text)).toMatchObject({
      refusal: {
        code: 'email_invalid',
        message: `No e-mail address has this character: ${character}. Type the address yourself.`,
      },
    });
  });

  test('belongs to the field "email" when no other is named', () => {
    expect(checkEmail('x')).toMatchObject({ refusal: { field: 'email' } });
  });
});
