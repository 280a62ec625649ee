import { describe, expect, test } from 'vitest';
import { signInChanges } from '../identity/vocabulary.ts';
import { type Locale, printSentence } from '../shared/text/sentence.ts';
import type { SubjectFacts } from './letter.ts';
import { signInChanged } from './sign-in-changed.ts';

const url = 'https://rv.example/agents/profile';
const facts: SubjectFacts['person'] = {
  sender: {
    name: 'Harbour RV',
    phone: '(888) 555-0142',
  },
  url,
  firstName: 'Zoé',
  change: 'second_factor_on',
  isStaff: true,
};

function linesOf(locale: Locale, about: Partial<SubjectFacts['person']> = {}): string[] {
  const decision = signInChanged.write({ ...facts, ...about });
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { subject, paragraphs, button } = decision.event;
  const texts = [subject, ...paragraphs, ...(button ? [button.label] : [])];
  return texts.map((sentence) => printSentence(sentence, locale).replaceAll('\u00a0', ' '));
}

describe('that a way in changed', () => {
  test('is told with what to do if it was somebody else', () => {
    expect(linesOf('en-CA')).toEqual([
      'Your second factor is on',
      'Hello Zoé,',
      'From now on you are asked for a code of your authenticator after your password. Other devices were signed out.',
      'If this was not you, choose a new password at once, end every session in your profile, and tell us: somebody else was in your account.',
      'Questions? Call Harbour RV at (888) 555-0142.',
      'Open my profile',
    ]);
  });

  test('is told in French', () => {
    expect(linesOf('fr-CA', { change: 'passkey_added', name: 'Portable' })).toEqual([
      'Une clé d’accès a été ajoutée',
      'Bonjour Zoé,',
      'La clé d’accès « Portable » permet désormais de vous connecter.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, mettez fin à toutes les sessions dans votre profil et dites-le-nous : quelqu’un d’autre est entré dans votre compte.',
      'Des questions ? Appelez Harbour RV au (888) 555-0142.',
      'Ouvrir mon profil',
    ]);
  });

  test('speaks to customers of no password', () => {
    const text = linesOf('en-US', { change: 'passkey_added', name: 'Phone', isStaff: false }).join(' ');
    expect(text).toContain('If this was not you, sign in, remove what you do not know');
    expect(text).not.toContain('password');
  });

  test.each([
    [9, 'Codes that are left: 9.'],
    [0, 'It was the last one. Have new recovery codes made in your profile.'],
  ])('says how many recovery codes are left: %i', (left, text) => {
    expect(linesOf('en-US', { change: 'recovery_code_used', left })[2]).toBe(
      `Somebody signed in with your password and one of your recovery codes. ${text}`,
    );
  });

  test('by somebody who answers for the account says so, and whom to tell', () => {
    const text = linesOf('en-US', { change: 'second_factor_reset' });
    expect(text[2]).toContain('your authenticator, your recovery codes and your passkeys no longer work');
    expect(text[3]).toBe('If you did not ask for it, tell us at once: somebody may know your password.');
  });

  test.each([
    ['second_factor_off', 'From now on your password alone signs you in. Your recovery codes are worthless.'],
    ['recovery_codes_renewed', 'New recovery codes were made. The former ones no longer work.'],
    ['passkey_removed', 'The passkey “Phone” no longer signs you in.'],
  ] as const)('is told as what it is: %s', (change, message) => {
    expect(linesOf('en-US', { change, name: 'Phone' })[2]).toBe(message);
  });

  test('has a subject of its own for each change, in both languages', () => {
    for (const locale of ['en-US', 'fr-CA'] as const) {
      const subjects = new Set(signInChanges.map((change) => linesOf(locale, { change, name: 'x', left: 3 })[0]));
      expect(subjects.size).toBe(signInChanges.length);
    }
  });

  test('is no letter that anybody can cause again and again, and names nobody whom it does not know', () => {
    expect([signInChanged.isCounted, signInChanged.subject]).toEqual([false, 'person']);
    expect(linesOf('en-US', { firstName: null })[1]).toBe('Hello,');
  });
});
