import { describe, expect, test } from 'vitest';
import { printSentence } from '../../shared/text/sentence.ts';
import { autopayVersions, autopayWording, checkAutopayConsent } from './autopay-consent.ts';
import { bankMandate } from './bank-mandate.ts';
import { defaultCollection } from './collect.ts';

const facts = { company: 'Harbour RV', phone: '(888) 555-0142', announceDays: 10 } as const;
const countries = ['US', 'CA'] as const;

const textOf = (country: 'US' | 'CA', locale: 'en-US' | 'en-CA' | 'fr-CA') =>
  bankMandate({ ...facts, country })
    .map(({ text }) => printSentence(text, locale))
    .join('\n');

describe('the agreement to debit a bank account by itself', () => {
  test.each(countries)(
    'of %s says who debits what, when it is told, how it is stopped, and that a copy is sent',
    (of) => {
      const text = textOf(of, 'en-US');
      for (const expected of [
        /Harbour RV may .* each payment of this policy that falls due later/,
        /e-mail with amount and day at least 10 days before each debit, and nothing else is debited by itself/,
        /What is due already when you agree is not part of it/,
        /at any time on the billing page of your policy, or by calling \(888\) 555-0142/,
        /The account is not debited by itself any more/,
        /each press of that button allows one debit/,
        /We e-mail you a copy/,
      ]) {
        expect(text).toMatch(expected);
      }
    },
  );

  test('of the United States has what Regulation E asks for: three banking days to stop a debit, the bank’s own stop, 60 days', () => {
    expect(textOf('US', 'en-US')).toMatch(
      /three banking days before its day; you may also have your bank stop it.*60 days.*Nacha/s,
    );
  });

  test('of Canada has the statements of a pre-authorized debit: its kind, how often, cancelling, recourse, contact', () => {
    const text = textOf('CA', 'en-CA');
    for (const expected of [
      /personal pre-authorized debits \(PAD\)/,
      /Once a month/,
      /payments\.ca have a form for cancelling/,
      /You have recourse where a debit does not follow this agreement/,
      /Call Harbour RV at \(888\) 555-0142/,
      /copy of this agreement at once, before anything is debited/,
    ]) {
      expect(text).toMatch(expected);
    }
  });

  test('of Canada is French throughout for who reads French', () => {
    const text = textOf('CA', 'fr-CA');
    expect(text).toMatch(/débits préautorisés \(DPA\) personnels.*au moins 10 jours avant chaque débit.*recours/s);
    expect(text).not.toMatch(/\b(the|account|your|you)\b/);
  });

  test.each(countries)('of %s has its French for every title and text', (country) => {
    for (const { title, text } of bankMandate({ ...facts, country })) {
      expect(title.fr).not.toBe(title.en);
      expect(text.french).not.toBe(text.form ?? text.message);
    }
  });
});

describe('the wording of automatic payments', () => {
  const requested = { ...defaultCollection, company: 'Harbour RV', phone: '800-555-0100', country: 'US' } as const;
  const textOf = (kind: 'card' | 'bank') =>
    autopayWording(kind, requested)
      .parts.map(({ text }) => printSentence(text, 'en-US'))
      .join(' ');

  test('is another for a bank account, which is told ten days before, than for a card, which the product tells', () => {
    expect(textOf('card')).toContain('7 days before');
    expect(textOf('bank')).toContain('10 days before');
    expect(textOf('bank')).not.toContain('card');
    expect(autopayWording('bank', { ...requested, announceDays: 12 }).parts[1]?.text.message).toContain(
      '12 days before',
    );
  });

  test('has a version of its own for each, and agreeing to the one agrees to nothing of the other', () => {
    expect(autopayWording('bank', requested).version).toBe(autopayVersions.bank);
    expect(checkAutopayConsent(autopayVersions.bank, 'bank').ok).toBe(true);
    expect(checkAutopayConsent(autopayVersions.card, 'bank')).toMatchObject({
      refusal: { code: 'autopay_wording_outdated' },
    });
    expect(checkAutopayConsent(autopayVersions.bank, 'card').ok).toBe(false);
  });
});

describe('each agreement as its reader has it before them, from its first title to its last line', () => {
  const linesOf = (country: 'US' | 'CA', locale: 'en-US' | 'fr-CA') =>
    bankMandate({ ...facts, country }).map(({ title, text }) => {
      const message = printSentence(title, locale);
      return `${message}: ${printSentence(text, locale)}`.replaceAll('\u00a0', ' ');
    });

  test('in the United States', () => {
    expect(linesOf('US', 'en-US')).toEqual([
      'What you allow: Harbour RV may debit the bank account that you enter here, electronically, for each payment of this policy that falls due later, on its day or the next banking day, until you stop this; when the policy ends, for what it still owes, and nothing after that. It may correct a debit that was a mistake.',
      'How much, and when: As your schedule of payments says; amounts and days change with your policy. You get an e-mail with amount and day at least 10 days before each debit, and nothing else is debited by itself. What is due already when you agree is not part of it.',
      'Your account: The account is with a bank or credit union in the United States, and you may sign for it alone. Where we owe you money, we may pay it to the same account.',
      'Payments that you make yourself: On your billing page, and with the link in a letter about what is due, you can have the same account debited besides: each press of that button allows one debit of the amount that it shows.',
      'If your bank sends it back: The account is not debited by itself any more. Harbour RV writes to you, and the amount is yours to pay.',
      'Stopping it: You can stop automatic payments at any time on the billing page of your policy, or by calling (888) 555-0142. To keep a debit from being made, do so three banking days before its day; you may also have your bank stop it. What is due is then yours to pay by its day.',
      'If something is wrong: Tell us or your bank within 60 days of the statement that shows the debit. The rules of Nacha and the law of the United States hold for it.',
      'Your copy: We e-mail you a copy of this permission at once, and it stays on the billing page of your policy.',
    ]);
  });

  test('in Canada, in French', () => {
    expect(linesOf('CA', 'fr-CA')).toEqual([
      'Ce que vous autorisez: Harbour RV peut effectuer des débits préautorisés (DPA) personnels sur le compte bancaire que vous indiquez ici pour chaque paiement de cette police qui deviendra dû par la suite, à sa date ou le jour ouvrable suivant, jusqu’à ce que vous révoquiez cet accord ; quand la police se termine, pour ce qu’elle doit encore, et rien après.',
      'Combien et quand: Une fois par mois, selon votre calendrier de paiements ; les montants et les dates changent avec votre police. Vous recevez un courriel indiquant le montant et la date au moins 10 jours avant chaque débit, et rien d’autre n’est débité automatiquement. Ce qui est déjà dû au moment où vous acceptez n’en fait pas partie.',
      'Votre compte: Le compte est tenu par une institution financière du Canada, et vous pouvez signer seul. Si nous vous devons de l’argent, nous pouvons le verser dans le même compte.',
      'Les paiements que vous faites vous-même: Sur votre page de facturation, et par le lien d’une lettre au sujet d’un montant dû, vous pouvez en outre faire débiter le même compte : chaque pression sur ce bouton autorise un seul débit du montant qu’il affiche.',
      'Si votre banque le retourne: Le compte n’est plus débité automatiquement. Harbour RV vous écrit, et il vous revient de payer le montant.',
      'Révoquer cet accord: Vous pouvez le révoquer en tout temps sur la page de facturation de votre police ou en appelant le (888) 555-0142 ; un débit déjà demandé à votre institution est fait malgré tout. Votre institution et le site paiements.ca offrent un formulaire de révocation et expliquent votre droit de révocation. Ce que vous devez pour la police reste dû.',
      'Vos recours: Vous avez des recours si un débit n’est pas conforme à cet accord : vous pouvez, par exemple, vous faire rembourser un débit que vous n’avez pas autorisé ou que cet accord ne permet pas. Votre institution et le site paiements.ca vous en disent davantage.',
      'Pour nous joindre: Appelez Harbour RV au (888) 555-0142.',
      'Votre copie: Nous vous envoyons sans délai une copie de cet accord par courriel, avant tout débit fait en vertu de celui-ci, et elle reste sur la page de facturation de votre police.',
    ]);
  });
});
