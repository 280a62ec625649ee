import { describe, expect, test } from 'vitest';
import { printSentence, type Sentence } from '../shared/text/sentence.ts';
import { textLimits } from '../shared/text/text-limits.ts';
import { decideAnotherPasskey, decidePasskeyName } from './name-passkey.ts';
import { mostPasskeys } from './vocabulary.ts';

describe('the name of a passkey', () => {
  test('is kept tidied', () => {
    expect(decidePasskeyName('  Work \t laptop ')).toEqual({ ok: true, event: 'Work laptop' });
    expect(decidePasskeyName('Téléphone de Zoé')).toEqual({ ok: true, event: 'Téléphone de Zoé' });
  });

  test.each([
    ['', 'name_missing'],
    [' \t ', 'name_missing'],
    ['x'.repeat(textLimits.title + 1), 'text_too_long'],
    ['Lap\u202Etop', 'text_has_hidden_characters'],
    ['https://evil.example', 'text_has_address'],
  ])('%j is refused at its field: %s', (name, code) => {
    expect(decidePasskeyName(name)).toMatchObject({ ok: false, refusal: { code, field: 'name' } });
  });
});

describe('another passkey', () => {
  test('may be added up to the most that one person has', () => {
    expect(decideAnotherPasskey(0).ok).toBe(true);
    expect(decideAnotherPasskey(mostPasskeys - 1).ok).toBe(true);
    expect(decideAnotherPasskey(mostPasskeys)).toMatchObject({ ok: false, refusal: { code: 'passkeys_too_many' } });
  });
});

test('what is refused about passkeys is French to whom reads French', () => {
  const missing = decidePasskeyName('');
  const many = decideAnotherPasskey(mostPasskeys);
  if (missing.ok || many.ok) throw new Error('They were accepted');
  const inFrench = (message: Sentence) => printSentence(message, 'fr-CA');
  expect(inFrench(missing.refusal)).toBe('Nommez-la d’après l’endroit où elle se trouve, comme l’appareil.');
  expect(inFrench(many.refusal)).toBe(
    'Vous avez 20 clés d’accès, le maximum permis. Retirez-en une que vous n’utilisez plus.',
  );
});
