import { sameInBoth } from '../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { previewBilling } from '../billing/preview.ts';
import { waysToPay } from '../billing/collection/ways-to-pay.ts';
import { lines } from '../lines/line-for.ts';
import { untranslated } from '../lines/testing/untranslated.ts';
import { paymentTerms } from '../products/vocabulary.ts';
import { exampleQuote, today } from '../quoting/quote.fixture.ts';
import type { Quote } from '../quoting/quote.ts';
import { asSentence, type Locale, type Phrase, printSentence, type Sentence } from '../shared/text/sentence.ts';
import type { PricedOffer } from './compare-offers.ts';
import { proposalOf } from './proposal.ts';
import { planLabels } from '../products/labels.ts';

const quote = exampleQuote();
const rating = { total: 102_500, fees: [{ code: 'policy_fee', cents: 2_500 }] };
const term = {
  rating,
  months: 12,
  effectiveDate: quote.effectiveDate,
  installmentFee: 500,
  depositShare: 0,
  state: 'OH',
};
const ways = waysToPay(
  paymentTerms.flatMap((paymentTerm) => {
    const bill = previewBilling({ ...term, paymentTerm });
    return bill ? [{ paymentTerm, bill }] : [];
  }),
);
const offer = (change: Partial<PricedOffer> = {}): PricedOffer => ({
  provider: 'personal',
  label: planLabels.essential,
  chosen: false,
  valueType: 'agreed_value',
  rating,
  ways,
  coverages: {
    collision: { deductible: 1e3 },
    liability: { limit: '100/300/100' },
  },
  ...change,
});
const more = offer({
  label: planLabels.road_ready,
  chosen: true,
  coverages: {
    collision: { deductible: 500 },
    roadside: {},
  },
});
const sender = { name: 'Cascade Insurance', agent: 'Dana Fox', phone: '555-0142', email: 'dana@cascade.example' };

function proposal(
  plans: readonly PricedOffer[],
  products: readonly PricedOffer[] = [],
  locale: Locale = 'en-US',
  of: Quote = quote,
) {
  const heard: Sentence[] = [];
  const t = (message: Phrase) => {
    const whole = asSentence(message);
    heard.push(whole);
    return printSentence(whole, locale).replaceAll('\u00a0', ' ');
  };
  return { heard, said: proposalOf({ quote: of, sender, made: today, plans, products }, { locale, t }) };
}

const rowsOf = (plans: readonly PricedOffer[]) => {
  const [comparison] = proposal(plans).said.comparisons;
  return [...(comparison?.covers ?? []), ...(comparison?.money ?? [])].map(({ label, cells }) =>
    [label, ...cells].join(' | '),
  );
};

/** A whole proposal as it is read, line by line. */
function linesOf(locale: Locale): string[] {
  const { said: stated } = proposal(
    [offer(), more],
    [more, offer({ provider: 'pro', label: sameInBoth('Basic') })],
    locale,
  );
  const compared = stated.comparisons.flatMap(({ title, columns, covers, money }) => [
    [title, ...columns],
    ...[...covers, ...money].map(({ label, cells }) => [label, ...cells]),
  ]);
  return [
    stated.title,
    stated.insured.name,
    ...stated.insured.address,
    ...stated.vehicles.map(({ title, className, usage }) => `${title} | ${className} | ${usage}`),
    ...compared.map((cells) => cells.join(' | ')),
    ...stated.meanings.map(({ label, pays }) => `${label} | ${pays}`),
    ...stated.reading,
    ...stated.exclusions,
    ...stated.closing,
  ];
}

test('a whole proposal reads so in English', () => {
  expect(linesOf('en-US')).toEqual([
    'Proposal for recreational vehicle insurance',
    "Renée O'Neill",
    '12 Erie Street',
    'Cleveland, OH 44114',
    '2023 Winnebago Adventurer | Class A motorhome | Recreational',
    'Plans compared | Essential | Road-ready, chosen',
    'Bodily injury and property damage liability | $100,000 each person, $300,000 each accident, $100,000 property damage | Not included',
    'Collision | $1,000 deductible | $500 deductible',
    'Roadside assistance | Not included | Included',
    'What a total loss pays | Agreed value | Agreed value',
    'Premium | $1,000.00 | $1,000.00',
    'Fees | $25.00 | $25.00',
    'Taxes | $0.00 | $0.00',
    'Total for the term | $1,025.00 | $1,025.00',
    'Paid monthly: due today | $108.37 | $108.37',
    'Paid monthly: then | 11 × $88.33 | 11 × $88.33',
    'Paid monthly: all payments | $1,080.00 | $1,080.00',
    'Paid monthly: fees of that | $55.00 | $55.00',
    'Paid in full: due today | $1,025.00 | $1,025.00',
    'Paid in full: saves | $55.00 | $55.00',
    'Products compared | Road-ready, chosen | Basic',
    'Collision | $500 deductible | Not included',
    'Roadside assistance | Included | Not included',
    'Commercial automobile liability | Not included | $100,000 each person, $300,000 each accident, $100,000 property damage',
    'Collision, actual cash value | Not included | $1,000 deductible',
    'What a total loss pays | Agreed value | Agreed value',
    'Premium | $1,000.00 | $1,000.00',
    'Fees | $25.00 | $25.00',
    'Taxes | $0.00 | $0.00',
    'Total for the term | $1,025.00 | $1,025.00',
    'Paid monthly: due today | $108.37 | $108.37',
    'Paid monthly: then | 11 × $88.33 | 11 × $88.33',
    'Paid monthly: all payments | $1,080.00 | $1,080.00',
    'Paid monthly: fees of that | $55.00 | $55.00',
    'Paid in full: due today | $1,025.00 | $1,025.00',
    'Paid in full: saves | $55.00 | $55.00',
    'Bodily injury and property damage liability | What you owe others. Example: you back into a parked car; repairs of $4,100 are paid.',
    'Collision | Damage in a crash or a turnover. Example: a post dents the side, $2,800, deductible $500: we pay $2,300.',
    'Roadside assistance | A tow, a tire, a jump start. Example: a tow of 40 miles for $480, paid.',
    'Commercial automobile liability | What the business owes others. Example: a motorhome you move hurts a cyclist; care of $210,000 is paid.',
    'Collision, actual cash value | Damage while you or a renter drives or tows. Example: $5,400 on a trailer with a deductible of $1,000: we pay $4,400.',
    'A deductible is the part of each loss that you pay yourself; we pay the rest. A higher one costs less.',
    'A limit is the most that we pay. With three amounts, the first is for one person who is hurt, the second for everybody hurt in one accident, and the third for damaged property.',
    'Not covered: wear, rust, rot, mould, insects and rodents, frozen pipes, a part that fails by itself, and water that came in slowly.',
    'Not covered: what you own or have in your care, injuries of your employees, liability that you took on by contract, and damage that was intended.',
    'Damage that you intend, or that happens while your vehicle is used in a crime, a race or a speed test.',
    'Use that your application does not name: business, carrying people or goods for pay, or renting the vehicle out more than you stated.',
    'A driver without a valid licence, or one whom you excluded in writing.',
    'War, nuclear events, and what an authority takes or destroys.',
    'Accidents outside the United States and Canada.',
    'The prices are good until Mar 30, 2026, as long as the answers stay as they are.',
    'This proposal is an offer, not a policy: nothing is covered until you have signed and paid. The policy’s own words count.',
  ]);
});

test('a whole proposal reads so in French', () => {
  expect(linesOf('fr-CA')).toEqual([
    'Offre d’assurance pour véhicule récréatif',
    "Renée O'Neill",
    '12 Erie Street',
    'Cleveland (Ohio) 44114',
    '2023 Winnebago Adventurer | Autocaravane de classe A | Récréatif',
    'Formules comparées | Essentiel | Prêt à rouler (choisie)',
    'Responsabilité civile, dommages corporels et matériels | 100 000 $ par personne, 300 000 $ par accident, 100 000 $ pour les biens | Non compris',
    'Collision et versement | Franchise de 1 000 $ | Franchise de 500 $',
    'Assistance routière | Non compris | Compris',
    'Ce que paie une perte totale | Valeur convenue | Valeur convenue',
    'Prime | 1 000,00 $ US | 1 000,00 $ US',
    'Frais | 25,00 $ US | 25,00 $ US',
    'Taxes | 0,00 $ US | 0,00 $ US',
    'Total de la période | 1 025,00 $ US | 1 025,00 $ US',
    'Par mois : à payer aujourd’hui | 108,37 $ US | 108,37 $ US',
    'Par mois : ensuite | 11 × 88,33 $ US | 11 × 88,33 $ US',
    'Par mois : tous les versements | 1 080,00 $ US | 1 080,00 $ US',
    'Par mois : frais compris | 55,00 $ US | 55,00 $ US',
    'En entier : à payer aujourd’hui | 1 025,00 $ US | 1 025,00 $ US',
    'En entier : économie | 55,00 $ US | 55,00 $ US',
    'Produits comparés | Prêt à rouler (choisie) | Basic',
    'Collision et versement | Franchise de 500 $ | Non compris',
    'Assistance routière | Compris | Non compris',
    'Responsabilité automobile commerciale | Non compris | 100 000 $ par personne, 300 000 $ par accident, 100 000 $ pour les biens',
    'Collision, valeur au jour du sinistre | Non compris | Franchise de 1 000 $',
    'Ce que paie une perte totale | Valeur convenue | Valeur convenue',
    'Prime | 1 000,00 $ US | 1 000,00 $ US',
    'Frais | 25,00 $ US | 25,00 $ US',
    'Taxes | 0,00 $ US | 0,00 $ US',
    'Total de la période | 1 025,00 $ US | 1 025,00 $ US',
    'Par mois : à payer aujourd’hui | 108,37 $ US | 108,37 $ US',
    'Par mois : ensuite | 11 × 88,33 $ US | 11 × 88,33 $ US',
    'Par mois : tous les versements | 1 080,00 $ US | 1 080,00 $ US',
    'Par mois : frais compris | 55,00 $ US | 55,00 $ US',
    'En entier : à payer aujourd’hui | 1 025,00 $ US | 1 025,00 $ US',
    'En entier : économie | 55,00 $ US | 55,00 $ US',
    'Responsabilité civile, dommages corporels et matériels | Ce que vous devez à autrui. Exemple : vous reculez dans une voiture stationnée ; 4 100 $ de réparations sont payés.',
    'Collision et versement | Dommages d’une collision ou d’un renversement. Exemple : un poteau enfonce le côté, 2 800 $, franchise 500 $ : nous payons 2 300 $.',
    'Assistance routière | Un remorquage, un pneu, un survoltage. Exemple : un remorquage de 40 milles à 480 $, payé.',
    'Responsabilité automobile commerciale | Ce que l’entreprise doit à autrui. Exemple : une autocaravane que vous déplacez blesse un cycliste ; 210 000 $ de soins sont payés.',
    'Collision, valeur au jour du sinistre | Dommages pendant que vous ou un locataire conduisez ou remorquez. Exemple : 5 400 $ sur une roulotte, franchise de 1 000 $ : nous payons 4 400 $.',
    'La franchise est la part de chaque sinistre que vous payez vous-même, nous payons le reste. Plus elle est élevée, moins la prime coûte.',
    'Le montant d’assurance est le plus que nous payons. Quand il y en a trois, le premier vaut pour une personne blessée, le deuxième pour tous les blessés d’un accident et le troisième pour les biens endommagés.',
    'Ne sont pas couverts : l’usure, la rouille, la pourriture, la moisissure, les insectes et les rongeurs, les tuyaux gelés, une pièce qui fait défaut d’elle-même et l’eau entrée lentement.',
    'Ne sont pas couverts : ce que vous possédez ou avez sous votre garde, les blessures de vos employés, la responsabilité assumée par contrat et les dommages intentionnels.',
    'Les dommages que vous voulez causer, ou qui surviennent pendant que le véhicule sert à un crime, à une course ou à un essai de vitesse.',
    'Un usage que votre proposition n’indique pas : affaires, transport rémunéré de personnes ou de biens, ou location du véhicule au-delà de ce que vous avez déclaré.',
    'Un conducteur sans permis valide, ou que vous avez exclu par écrit.',
    'La guerre, les événements nucléaires et ce qu’une autorité saisit ou détruit.',
    'Les accidents hors des États-Unis et du Canada.',
    'Les prix sont valables jusqu’au 30 mars 2026, tant que les réponses restent les mêmes.',
    'Cette offre n’est pas une police : rien n’est couvert avant que vous ayez signé et payé. Seul le texte de la police fait foi.',
  ]);
});

describe('a proposal', () => {
  test('compares plans row by row: what each covers, and what it costs in each way to pay', () => {
    const { said: stated } = proposal([offer(), more]);
    expect(stated.comparisons.map(({ title, columns }) => [title, ...columns])).toEqual([
      ['Plans compared', 'Essential', 'Road-ready, chosen'],
    ]);
    expect(rowsOf([offer(), more])).toEqual([
      'Bodily injury and property damage liability | $100,000 each person, $300,000 each accident, $100,000 property damage | Not included',
      'Collision | $1,000 deductible | $500 deductible',
      'Roadside assistance | Not included | Included',
      'What a total loss pays | Agreed value | Agreed value',
      'Premium | $1,000.00 | $1,000.00',
      'Fees | $25.00 | $25.00',
      'Taxes | $0.00 | $0.00',
      'Total for the term | $1,025.00 | $1,025.00',
      'Paid monthly: due today | $108.37 | $108.37',
      'Paid monthly: then | 11 × $88.33 | 11 × $88.33',
      'Paid monthly: all payments | $1,080.00 | $1,080.00',
      'Paid monthly: fees of that | $55.00 | $55.00',
      'Paid in full: due today | $1,025.00 | $1,025.00',
      'Paid in full: saves | $55.00 | $55.00',
    ]);
  });

  test('has no row of instalments where nobody pays by them, and none of what is the same nowhere', () => {
    const inFull = ways.filter(({ paymentTerm }) => paymentTerm === 'pay_in_full');
    const rows = rowsOf([offer({ ways: inFull, valueType: null })]).join('\n');
    expect(rows).not.toMatch(/monthly|total loss/);
    expect(rows).toContain('Paid in full: due today | $1,025.00');
  });

  test('explains each cover that some offer holds once, and no other', () => {
    const { said: stated } = proposal([offer(), more], [more, offer({ provider: 'pro', coverages: {} })]);
    expect(stated.meanings.map(({ label }) => label)).toEqual([
      'Bodily injury and property damage liability',
      'Collision',
      'Roadside assistance',
    ]);
    expect(stated.meanings.every(({ pays }) => pays.includes('Example: '))).toBe(true);
  });

  test('says what is not covered in the words of the line’s own contract', () => {
    const boat = { ...quote, provider: 'boat' as const };
    expect(proposal([offer()]).said.exclusions.join(' ')).toContain('frozen pipes');
    expect(proposal([offer()], [], 'en-US', boat).said.exclusions.join(' ')).toContain('Wear, rust and rot, except');
  });

  test('puts products side by side only where there are two', () => {
    expect(proposal([more], [more]).said.comparisons).toHaveLength(1);
    expect(proposal([more], [more, offer()]).said.comparisons).toHaveLength(2);
  });

  test('has every sentence in French', () => {
    const { heard, said: stated } = proposal([offer(), more], [more, offer({ provider: 'pro' })], 'fr-CA');
    expect(heard.flatMap((each) => untranslated(each))).toEqual([]);
    expect(stated.comparisons[0]?.columns).toEqual(['Essentiel', 'Prêt à rouler (choisie)']);
  });

  test('says until when its prices are good, and that nothing is covered yet', () => {
    const { closing, validUntil, from, months } = proposal([offer()]).said;
    expect([validUntil, from, months]).toEqual([quote.expirationDate, quote.effectiveDate, 12]);
    expect(closing[0]).toMatch(/^The prices are good until .*, 20\d\d, as long as the answers stay as they are\.$/);
    expect(closing[1]).toContain('nothing is covered until you have signed and paid');
  });

  test('names who sends it as it was given, and whom it is for', () => {
    const { said: stated } = proposal([offer()]);
    expect(stated.sender).toEqual(sender);
    expect(stated.insured.name).not.toBe('');
    expect(stated.insured.address.length).toBeGreaterThan(1);
    expect(proposal([offer()], [], 'en-US', { ...quote, entities: [], mailingLocationId: null }).said.insured).toEqual({
      name: '',
      address: [],
    });
  });

  test('is in the money of the country', () => {
    const canadian = proposal([offer()], [], 'en-US', { ...quote, country: 'CA' }).said;
    expect(canadian.currency).toBe('CAD');
    expect(canadian.comparisons[0]?.money[0]?.cells[0]).toBe('CA$1,000.00');
  });

  test.each(lines.map((line) => [line.provider, line] as const))(
    'of %s explains its covers and is headed in French as in English',
    (provider, { name, covers, packages }) => {
      const of = { ...quote, provider: provider as Quote['provider'] };
      const plans = packages.map((one) => offer({ provider, label: one.label, coverages: one.covers }));
      const [english, translated] = [proposal(plans, [], 'en-US', of).said, proposal(plans, [], 'fr-CA', of).said];
      const held = covers.filter(({ code }) => packages.some((one) => one.covers[code]));
      expect(english.meanings).toEqual(held.map(({ label, pays }) => ({ label: label.en, pays: pays.en })));
      expect(translated.meanings.map(({ label }) => label)).toEqual(
        held.map(({ label }) => label.fr.replaceAll('\u00a0', ' ')),
      );
      if (provider !== 'personal')
        expect([english.title, translated.title]).toEqual([`Proposal: ${name.en}`, `Offre : ${name.fr}`]);
      expect(translated.comparisons[0]?.covers).toHaveLength(english.comparisons[0]?.covers.length ?? 0);
      expect(translated.exclusions).toHaveLength(english.exclusions.length);
      for (const sentence of english.exclusions) expect(translated.exclusions).not.toContain(sentence);
    },
  );
});
