import { describe, expect, test } from 'vitest';
import { examplePolicy } from '../policies/policy.fixture.ts';
import { exampleInsured, exampleQuote, exampleVehicle } from '../quoting/quote.fixture.ts';
import { day } from '../shared/time/day.ts';
import { type Locale, type Phrase, printSentence } from '../shared/text/sentence.ts';
import { cancellationProofOf } from './cancellation-proof.ts';
import type { Writing } from './declarations.ts';
import { mailingProofOf } from './mailing-proof.ts';
import { receiptOf } from './receipt.ts';
import type { Statement } from './statement.ts';

// Every statement as its reader has it, in both languages of Canada, read through by a person.

const writing = (locale: Locale): Writing => ({
  locale,
  t: (message: Phrase) => printSentence(message, locale).replaceAll(/[\u00a0\u202f]/g, ' '),
});
const policy = examplePolicy({ currency: 'CAD', timeZone: 'America/Toronto', language: 'fr-ca' });
const second = {
  entityId: 'second',
  entityRelationship: 'second_named_insured',
  firstName: 'Zoé',
  lastName: 'Lœuillet',
};
const quote = exampleQuote({
  entities: [exampleInsured, { ...exampleInsured, ...second } as typeof exampleInsured],
  vehicles: [
    { ...exampleVehicle, year: 2021, make: 'Winnebago', model: 'View', vin: '1UJBJ0BP8K1TX0001' },
    { ...exampleVehicle, vehicleId: 'other', year: null, make: null, model: null, vin: null },
  ],
});
const organization = { name: 'Assurances du Lac', phone: null, email: 'service@lac.example' };
const about = { policy, quote, head: { policyNumber: policy.policyNumber, organization, issued: day('2026-07-01') } };
const [bank, card] = [{ kind: 'bank', ends: '6789' } as const, { kind: 'card', ends: '4242' } as const];
const received = { amount: 17_000, on: day('2026-07-01'), with: bank, allocations: [], returned: [] };
const term = { from: policy.effectiveDate, to: policy.expirationDate };
const letter = {
  ...({
    subject: 'Votre police prend fin',
    recipient: 'zoe@example.com',
    status: 'sent',
    problem: null,
  } as const),
  owed: new Date('2026-07-01T03:30:00Z'),
  sent: new Date('2026-07-01T04:02:00Z'),
  messageId: 'a1@lac.example',
};
const notice = {
  sent: day('2026-07-02'),
  noticeDays: 15,
  postDays: 1,
  movedDays: 0,
  source: 'O. Reg. 777/93, s. 11',
  legalDate: day('2026-07-18'),
  effectiveDate: day('2026-07-20'),
};

const statements: Readonly<Record<string, (to: Writing) => Statement>> = {
  'receipt of a debit': (to) => {
    const allocations = [
      { sequence: 4, dueDate: day('2026-06-20'), amount: 8_500 },
      { sequence: 5, dueDate: day('2026-07-20'), amount: 5_000 },
    ];
    return receiptOf({ ...about, received: { ...received, kind: 'charge', allocations } }, to);
  },
  'receipt of a refund': (to) => {
    const returned = [
      { on: day('2026-06-20'), with: bank, amount: 12_000 },
      { on: day('2026-05-20'), with: card, amount: 5_000 },
    ];
    return receiptOf({ ...about, received: { ...received, kind: 'refund', returned } }, to);
  },
  'proof of cancellation': (to) => {
    const done = { reason: 'replaced_cover', endedBy: 'insured', effectiveDate: day('2026-07-01'), term } as const;
    return cancellationProofOf({ ...about, cancellation: done }, to);
  },
  'proof of what was never issued': (to) => {
    const never = { reason: 'never_taken', endedBy: 'insured', effectiveDate: term.from, term } as const;
    return cancellationProofOf({ ...about, cancellation: never }, to);
  },
  'proof of mailing': (to) => mailingProofOf({ ...about, letter, notice }, to),
  'proof that a letter was refused': (to) => {
    const refused = { status: 'failed', sent: null, messageId: null, problem: '550 no such mailbox' } as const;
    return mailingProofOf({ ...about, letter: { ...letter, ...refused }, notice: null }, to);
  },
};

/** Everything that stands in a statement, line by line. */
const stated = ({ title, figures, parts }: Statement): string[] => [
  title,
  ...figures.map(({ label, value }) => `${label}: ${value}`),
  ...parts.flatMap((part) => [
    `# ${part.title}`,
    ...(part.facts ?? []).map(({ label, lines }) => `${label}: ${lines.join(' / ')}`),
    ...(part.table ? [part.table.heads, ...part.table.rows, part.table.sum ?? []].map((row) => row.join(' | ')) : []),
    ...(part.notes ?? []),
  ]),
];

const asRead: Readonly<Record<string, { readonly [L in 'fr-CA' | 'en-CA']: readonly string[] }>> = {
  'receipt of a debit': {
    'en-CA': [
      'Receipt',
      'Policy number: RV-100001-1',
      'Received: $170.00',
      'On: Jul 1, 2026',
      '# Payment',
      "Named insured: Renée O'Neill / Zoé Lœuillet",
      'Paid with: Bank account ending 6789',
      'Cover: Mar 20, 2026 to Mar 20, 2027',
      '# What it pays',
      'No. | Due | Amount',
      '4 | Jun 20, 2026 | $85.00',
      '5 | Jul 20, 2026 | $50.00',
      ' | Paid ahead | $35.00',
      'Received |  | $170.00',
    ],
    'fr-CA': [
      'Reçu',
      'Numéro de police: RV-100001-1',
      'Reçu: 170,00 $',
      'Le: 1er juill. 2026',
      '# Paiement',
      "Assuré désigné: Renée O'Neill / Zoé Lœuillet",
      'Payé par: Compte bancaire se terminant par 6789',
      'Protection: Du 20 mars 2026 au 20 mars 2027',
      '# Ce qu’il paie',
      'N° | Échéance | Montant',
      '4 | 20 juin 2026 | 85,00 $',
      '5 | 20 juill. 2026 | 50,00 $',
      ' | Payé d’avance | 35,00 $',
      'Reçu |  | 170,00 $',
    ],
  },
  'receipt of a refund': {
    'en-CA': [
      'Receipt of a refund',
      'Policy number: RV-100001-1',
      'Given back: $170.00',
      'On: Jul 1, 2026',
      '# Payment',
      "Named insured: Renée O'Neill / Zoé Lœuillet",
      'Cover: Mar 20, 2026 to Mar 20, 2027',
      '# What it gives back',
      'Paid on | Paid with | Amount',
      'Jun 20, 2026 | Bank account ending 6789 | $120.00',
      'May 20, 2026 | Card ending 4242 | $50.00',
      'Given back |  | $170.00',
    ],
    'fr-CA': [
      'Reçu d’un remboursement',
      'Numéro de police: RV-100001-1',
      'Remboursé: 170,00 $',
      'Le: 1er juill. 2026',
      '# Paiement',
      "Assuré désigné: Renée O'Neill / Zoé Lœuillet",
      'Protection: Du 20 mars 2026 au 20 mars 2027',
      '# Ce qu’il rembourse',
      'Payé le | Payé par | Montant',
      '20 juin 2026 | Compte bancaire se terminant par 6789 | 120,00 $',
      '20 mai 2026 | Carte se terminant par 4242 | 50,00 $',
      'Remboursé |  | 170,00 $',
    ],
  },
  'proof of cancellation': {
    'en-CA': [
      'Proof of cancellation',
      'Policy number: RV-100001-1',
      'Cover ended on: Jul 1, 2026',
      '# Cancellation',
      "Named insured: Renée O'Neill / Zoé Lœuillet",
      'Term as sold: Mar 20, 2026 to Mar 20, 2027',
      'Cover ended: Jul 1, 2026, 12:01 a.m., at the mailing address of the named insured',
      'Reason: At the request of the insured',
      '# What is no longer covered',
      '2021 Winnebago View: VIN 1UJBJ0BP8K1TX0001',
      'Class A motorhome: ',
      'Nothing that happens on Jul 1, 2026 or later is covered by this policy.',
    ],
    'fr-CA': [
      'Preuve de résiliation',
      'Numéro de police: RV-100001-1',
      'Fin de la protection: 1er juill. 2026',
      '# Résiliation',
      "Assuré désigné: Renée O'Neill / Zoé Lœuillet",
      'Période vendue: Du 20 mars 2026 au 20 mars 2027',
      'La protection a pris fin: le 1er juill. 2026 à 0 h 01, à l’adresse postale de l’assuré désigné',
      'Motif: À la demande de l’assuré',
      '# Ce qui n’est plus couvert',
      '2021 Winnebago View: NIV 1UJBJ0BP8K1TX0001',
      'Autocaravane de classe A: ',
      'Rien de ce qui survient le 1er juill. 2026 ou après n’est couvert par cette police.',
    ],
  },
  'proof of what was never issued': {
    'en-CA': [
      'Proof of cancellation',
      'Policy number: RV-100001-1',
      'Cover ended on: Mar 20, 2026',
      '# Cancellation',
      "Named insured: Renée O'Neill / Zoé Lœuillet",
      'Term as sold: Mar 20, 2026 to Mar 20, 2027',
      'Cover ended: It counts as never issued.',
      'Reason: At the request of the insured',
      '# What is no longer covered',
      '2021 Winnebago View: VIN 1UJBJ0BP8K1TX0001',
      'Class A motorhome: ',
      'No day of this term was covered.',
    ],
    'fr-CA': [
      'Preuve de résiliation',
      'Numéro de police: RV-100001-1',
      'Fin de la protection: 20 mars 2026',
      '# Résiliation',
      "Assuré désigné: Renée O'Neill / Zoé Lœuillet",
      'Période vendue: Du 20 mars 2026 au 20 mars 2027',
      'La protection a pris fin: Elle est réputée n’avoir jamais été établie.',
      'Motif: À la demande de l’assuré',
      '# Ce qui n’est plus couvert',
      '2021 Winnebago View: NIV 1UJBJ0BP8K1TX0001',
      'Autocaravane de classe A: ',
      'Aucun jour de cette période n’a été couvert.',
    ],
  },
  'proof of mailing': {
    'en-CA': [
      'Proof of mailing',
      'Policy number: RV-100001-1',
      'Sent: Jul 1, 2026, 12:02 a.m.',
      '# The letter',
      'What: Votre police prend fin',
      "Named insured: Renée O'Neill / Zoé Lœuillet",
      'To: zoe@example.com',
      'By: E-mail',
      'Owed since: Jun 30, 2026, 11:30 p.m.',
      'Answer: The mail server took it as a1@lac.example.',
      '# How the days of the law were counted',
      'Goes out on: Jul 2, 2026',
      'Days of notice: 15',
      'Days for the post: 1',
      'Moved to a working day by: 0',
      'Cover may end on: Jul 18, 2026',
      'Cover ends on: Jul 20, 2026',
      'By: O. Reg. 777/93, s. 11',
    ],
    'fr-CA': [
      'Preuve d’envoi',
      'Numéro de police: RV-100001-1',
      'Envoyée: le 1er juill. 2026 à 0 h 02',
      '# La lettre',
      'Objet: Votre police prend fin',
      "Assuré désigné: Renée O'Neill / Zoé Lœuillet",
      'À: zoe@example.com',
      'Par: Courriel',
      'Due depuis: le 30 juin 2026 à 23 h 30',
      'Réponse: Le serveur de courriel l’a acceptée sous a1@lac.example.',
      '# Décompte des jours prévus par la loi',
      'Envoyé le: 2 juill. 2026',
      'Jours d’avis: 15',
      'Jours pour la poste: 1',
      'Jours ajoutés jusqu’à un jour ouvrable: 0',
      'La protection peut prendre fin le: 18 juill. 2026',
      'La protection prend fin le: 20 juill. 2026',
      'Par: O. Reg. 777/93, s. 11',
    ],
  },
  'proof that a letter was refused': {
    'en-CA': [
      'Proof of mailing',
      'Policy number: RV-100001-1',
      'Sent: Not sent',
      '# The letter',
      'What: Votre police prend fin',
      "Named insured: Renée O'Neill / Zoé Lœuillet",
      'To: zoe@example.com',
      'By: E-mail',
      'Owed since: Jun 30, 2026, 11:30 p.m.',
      'Answer: It was not taken: 550 no such mailbox',
    ],
    'fr-CA': [
      'Preuve d’envoi',
      'Numéro de police: RV-100001-1',
      'Envoyée: Non envoyée',
      '# La lettre',
      'Objet: Votre police prend fin',
      "Assuré désigné: Renée O'Neill / Zoé Lœuillet",
      'À: zoe@example.com',
      'Par: Courriel',
      'Due depuis: le 30 juin 2026 à 23 h 30',
      'Réponse: Elle n’a pas été acceptée : 550 no such mailbox',
    ],
  },
};

describe.each(['en-CA', 'fr-CA'] as const)('in %s', (locale) => {
  test.each(Object.keys(statements))('the %s says all that its reader needs, and nothing else', (name) => {
    expect(statements[name] && stated(statements[name](writing(locale)))).toEqual(asRead[name]?.[locale]);
  });
});
