import { describe, expect, test } from 'vitest';
import { type Locale, printSentence } from '../shared/text/sentence.ts';
import { resetPassword } from './reset-password.ts';

const sender = { name: 'Harbour RV', phone: '(888) 555-0142' };
const url = 'https://rv.example/agents/reset?token=abc';

function linesOf(locale: Locale): string[] {
  const decision = resetPassword.write({ sender, link: url, minutes: 30 });
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { subject, paragraphs, button } = decision.event;
  return [subject, ...paragraphs, ...(button ? [button.label] : [])].map((message) => printSentence(message, locale));
}

describe('the way to a new password', () => {
  test('says what the link does, how long it works and that nothing has to be done', () => {
    expect(linesOf('en-CA')).toEqual([
      'Choose a new password for Harbour RV',
      'Open this link to choose a new password. You are then signed out on every device.',
      'The link works once, for 30 minutes. If you did not ask for it, you need do nothing: your password stays as it is.',
      'Choose a new password',
    ]);
  });

  test('says it in French', () => {
    expect(linesOf('fr-CA')).toEqual([
      'Choisissez un nouveau mot de passe pour Harbour RV',
      'Ouvrez ce lien pour choisir un nouveau mot de passe. Vous serez alors déconnecté de tous vos appareils.',
      'Le lien fonctionne une fois, pendant 30 minutes. Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste le même.',
      'Choisir un nouveau mot de passe',
    ]);
  });

  test('opens the link and shows no code', () => {
    const decision = resetPassword.write({ sender, link: url, code: '048213', minutes: 30 });
    expect(decision).toMatchObject({ ok: true, event: { button: { url } } });
    expect(decision).not.toHaveProperty('event.code');
  });

  test('is not written without a link', () => {
    expect(() => resetPassword.write({ sender, minutes: 30 })).toThrow(RangeError);
  });

  test('counts against the budgets of letters, because anybody may cause it', () => {
    expect([resetPassword.isCounted, resetPassword.subject]).toEqual([true, 'user']);
  });
});
