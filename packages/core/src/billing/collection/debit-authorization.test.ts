import { describe, expect, test } from 'vitest';
import { printSentence } from '../../shared/text/sentence.ts';
import { checkDebitAuthorization, debitAuthorization, debitAuthorizationVersion } from './debit-authorization.ts';

const facts = { company: 'Harbour RV', phone: '(888) 555-0142', amount: 12_292 } as const;
const american = { ...facts, country: 'US', currency: 'USD' } as const;
const canadian = { ...facts, country: 'CA', currency: 'CAD' } as const;

const textOf = (of: typeof american | typeof canadian, locale: 'en-US' | 'en-CA' | 'fr-CA') =>
  debitAuthorization(of)
    .map(({ text }) => printSentence(text, locale))
    .join('\n');

describe('the authorization of a debit', () => {
  test.each([american, canadian])('of $country names who debits, how much, how often, and whom to call', (of) => {
    const text = textOf(of, 'en-US');
    expect(text).toMatch(/Harbour RV may .*\b(once|one)\b/);
    expect(text).toContain('122.92');
    expect(text).toContain('(888) 555-0142');
  });

  test('of the United States says how to stop it, and what to do within 60 days', () => {
    expect(textOf(american, 'en-US')).toMatch(/To stop the debit, call .*60 days.*Nacha/s);
  });

  test('of Canada has the statements of a pre-authorized debit: its kind, no further notice, cancelling, recourse', () => {
    const text = textOf(canadian, 'en-CA');
    for (const expected of [
      /one personal pre-authorized debit \(PAD\)/,
      /need no further notice of this amount and day/,
      /cancel it at any time/,
      /10 days/,
      /payments\.ca have a form for cancelling/,
      /You have recourse where a debit does not follow this agreement/,
      /have one paid back that you did not authorize/,
    ]) {
      expect(text).toMatch(expected);
    }
  });

  test('of Canada is French throughout for who reads French', () => {
    const text = textOf(canadian, 'fr-CA');
    expect(text).toMatch(/débit préautorisé \(DPA\) personnel de 122,92/);
    expect(text).toMatch(/révoquer en tout temps.*Vous avez des recours/s);
    expect(text).not.toMatch(/\b(the|debit|account|your)\b/);
  });

  test.each([american, canadian])('of $country has its French for every title and text', (of) => {
    for (const { title, text } of debitAuthorization(of)) {
      expect(title.fr).not.toBe(title.en);
      expect(text.french).not.toBe(text.form ?? text.message);
    }
  });
});

/** Each text once as its reader has it: written by hand, the hard spaces of French as plain ones. */
describe('the whole text of an authorization', () => {
  const linesOf = (of: typeof american | typeof canadian, locale: 'en-US' | 'en-CA' | 'fr-CA') =>
    debitAuthorization(of).map(({ title, text }) => {
      const print = (message: Parameters<typeof printSentence>[0]) =>
        printSentence(message, locale).replaceAll('\u00a0', ' ');
      return `${print(title)}. ${print(text)}`;
    });

  test('of the United States', () => {
    expect(linesOf(american, 'en-US')).toEqual([
      'What you allow. Harbour RV may debit the bank account that you enter here once, electronically, for $122.92, today or on the next banking day.',
      'Your account. The account is with a bank or credit union in the United States, and you may sign for it alone. Where we owe you money for this payment, we may pay it back to the same account.',
      'If your bank sends it back. We do not try again by ourselves. Harbour RV writes to you, and the amount stays due.',
      'Stopping the payment. This permission is for one payment and ends with it. To stop the debit, call (888) 555-0142 at once: what the bank has already been asked cannot be called back, and is refunded as far as it is owed to you.',
      'If something is wrong. Tell us or your bank within 60 days of the statement that shows the debit. The rules of Nacha and the law of the United States hold for it.',
    ]);
  });

  test('of Canada', () => {
    expect(linesOf(canadian, 'en-CA')).toEqual([
      'What you allow. Harbour RV may make one personal pre-authorized debit (PAD) of $122.92 from the bank account that you enter here, today or on the next banking day. You need no further notice of this amount and day.',
      'Your account. The account is with a financial institution in Canada, and you may sign for it alone. Where we owe you money for this payment, we may pay it back to the same account.',
      'If your bank sends it back. We do not try again by ourselves. Harbour RV writes to you, and the amount stays due.',
      'Cancelling this agreement. You may cancel it at any time by calling (888) 555-0142; we need 10 days before a debit to stop it. It ends by itself with this one payment. Your institution and payments.ca have a form for cancelling and tell you more about your right to do so. What you owe for the policy stays due.',
      'Your recourse. You have recourse where a debit does not follow this agreement: you may, for example, have one paid back that you did not authorize or that this agreement does not allow. Your institution and payments.ca tell you more.',
      'How to reach us. Call Harbour RV at (888) 555-0142.',
    ]);
  });

  test('of Canada in French', () => {
    expect(linesOf(canadian, 'fr-CA')).toEqual([
      'Ce que vous autorisez. Harbour RV peut effectuer un seul débit préautorisé (DPA) personnel de 122,92 $ sur le compte bancaire que vous indiquez ici, aujourd’hui ou le jour ouvrable suivant. Vous renoncez à tout autre avis quant à ce montant et à ce jour.',
      'Votre compte. Le compte est tenu par une institution financière du Canada, et vous pouvez signer seul. Si nous vous devons de l’argent pour ce paiement, nous pouvons le rembourser sur le même compte.',
      'Si votre banque le retourne. Nous ne réessayons pas de nous-mêmes. Harbour RV vous écrit, et le montant reste dû.',
      'Révoquer cet accord. Vous pouvez le révoquer en tout temps en appelant le (888) 555-0142 ; il nous faut 10 jours avant un débit pour l’arrêter. Il prend fin de lui-même avec ce seul paiement. Votre institution et le site paiements.ca offrent un formulaire de révocation et expliquent votre droit de révocation. Ce que vous devez pour la police reste dû.',
      'Vos recours. Vous avez des recours si un débit n’est pas conforme à cet accord : vous pouvez, par exemple, vous faire rembourser un débit que vous n’avez pas autorisé ou que cet accord ne permet pas. Votre institution et le site paiements.ca vous en disent davantage.',
      'Pour nous joindre. Appelez Harbour RV au (888) 555-0142.',
    ]);
  });
});

describe('an agreement to a debit', () => {
  test('counts for the text in force and the amount that is due', () => {
    const input = { version: debitAuthorizationVersion, amount: 12_292 };
    expect(checkDebitAuthorization(input, 12_292)).toEqual({ ok: true, event: input });
  });

  test.each([
    [{ version: '2020-01-01', amount: 12_292 }, 'authorization_outdated'],
    [{ version: '', amount: 12_292 }, 'authorization_outdated'],
    [{ version: debitAuthorizationVersion, amount: 12_291 }, 'authorized_amount_differs'],
    [{ version: debitAuthorizationVersion, amount: 12_293 }, 'authorized_amount_differs'],
  ])('to %j is refused with %s', (input, code) => {
    const refusal = { code, field: 'debit_authorization' };
    expect(checkDebitAuthorization(input, 12_292)).toMatchObject({ ok: false, refusal });
  });

  test('is refused in words that have their French', () => {
    for (const input of [
      { version: '', amount: 0 },
      { version: debitAuthorizationVersion, amount: 0 },
    ]) {
      const checked = checkDebitAuthorization(input, 1);
      expect(checked.ok ? '' : checked.refusal.french).toBeTruthy();
    }
  });
});
