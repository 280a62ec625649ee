import { describe, expect, test } from 'vitest';
import { checkFileName } from './check-file-name.ts';

describe('the name of a file', () => {
  test.each([
    ['roof.jpg', 'roof.jpg'],
    ['  Lettre   d’été.PDF ', 'Lettre d’été.PDF'],
    ['v1.2 final.docx', 'v1.2 final.docx'],
    ['.hidden.pdf', '.hidden.pdf'],
    ['山田太郎.png', '山田太郎.png'],
  ])('%j is kept as %j', (input, stored) => {
    expect(checkFileName(input)).toEqual({ ok: true, event: stored });
  });

  test.each([
    ['../../etc/passwd.pdf', 'file_name_not_plain'],
    ['..\\..\\boot.pdf', 'file_name_not_plain'],
    ['C:evil.pdf', 'file_name_not_plain'],
    ['..pdf', 'file_name_not_plain'],
    ['.pdf', 'file_name_not_plain'],
    [' .pdf', 'file_name_not_plain'],
    ['a<b>.pdf', 'file_name_not_plain'],
    ['roof', 'file_kind_not_taken'],
    ['roof.svg', 'file_kind_not_taken'],
    ['roof.html', 'file_kind_not_taken'],
    ['roof.pdf.exe', 'file_kind_not_taken'],
    ['invoice.docm', 'file_kind_not_taken'],
    ['cod\u202Efdp.exe', 'text_has_hidden_characters'],
    ['a\u0000.pdf', 'text_has_hidden_characters'],
    [`${'a'.repeat(97)}.pdf`, 'text_too_long'],
  ])('%j is refused as %s', (input, code) => {
    expect(checkFileName(input)).toMatchObject({ ok: false, refusal: { code, field: 'name' } });
  });
});
