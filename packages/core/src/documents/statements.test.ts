import { describe, expect, test } from 'vitest';
import { examplePolicy } from '../policies/policy.fixture.ts';
import { exampleInsured, exampleQuote, exampleVehicle } from '../quoting/quote.fixture.ts';
import { day } from '../shared/time/day.ts';
import { type Locale, type Phrase, printSentence } from '../shared/text/sentence.ts';
import { cancellationProofOf, type DoneCancellation, reasonClass } from './cancellation-proof.ts';
import { decideMailingProof, type MailedLetter, mailingProofOf, type NoticeArithmetic } from './mailing-proof.ts';
import { decideReceipt, type Received, receiptOf } from './receipt.ts';
import type { Statement } from './statement.ts';

const writing = (locale: Locale) => ({
  locale,
  t: (message: Phrase) => printSentence(message, locale).replaceAll('\u00a0', ' '),
});
const policy = examplePolicy();
const quote = exampleQuote({
  entities: [exampleInsured],
  vehicles: [{ ...exampleVehicle, year: 2021, make: 'Winnebago', model: 'View', vin: '1UJBJ0BP8K1TX0001' }],
});
const organization = { name: 'Blue Ridge Insurance', phone: '800-555-0100', email: null };
const head = { policyNumber: policy.policyNumber, organization, issued: day('2026-05-20') };

/** Everything that stands in a statement, part by part. */
const stated = ({ figures, parts }: Statement) =>
  [
    ...figures.map(({ label, value }) => `${label}: ${value}`),
    ...parts.flatMap(({ title, facts = [], table, notes = [] }) => [
      `# ${title}`,
      ...facts.map(({ label, lines }) => `${label}: ${lines.join(' / ')}`),
      ...(table ? [table.heads, ...table.rows, ...(table.sum ? [table.sum] : [])].map((row) => row.join(' | ')) : []),
      ...notes,
    ]),
  ].join('\n');

const card = { kind: 'card', ends: '4242' } as const;
const received = (changes: Partial<Received> = {}): Received => ({
  kind: 'charge',
  amount: 2e4,
  on: day('2026-05-20'),
  with: card,
  returned: [],
  allocations: [
    {
      sequence: 2,
      dueDate: day('2026-04-20'),
      amount: 8500,
    },
    {
      sequence: 3,
      dueDate: day('2026-05-20'),
      amount: 8500,
    },
  ],
  ...changes,
});
const receipt = (changes: Partial<Received> = {}, locale: Locale = 'en-US') =>
  receiptOf({ policy, quote, head, received: received(changes) }, writing(locale));

describe('a receipt', () => {
  test('says who paid what, with which card, for which invoices, and what lies ahead', () => {
    expect(stated(receipt())).toBe(
      [
        'Policy number: RV-100001-1',
        'Received: $200.00',
        'On: May 20, 2026',
        '# Payment',
        "Named insured: Renée O'Neill",
        'Paid with: Card ending 4242',
        'Cover: Mar 20, 2026 to Mar 20, 2027',
        '# What it pays',
        'No. | Due | Amount',
        '2 | Apr 20, 2026 | $85.00',
        '3 | May 20, 2026 | $85.00',
        ' | Paid ahead | $30.00',
        'Received |  | $200.00',
      ].join('\n'),
    );
  });

  test('of a payment that its invoices took whole says nothing of what lies ahead', () => {
    expect(stated(receipt({ amount: 17_000 }))).not.toContain('ahead');
  });

  test('of a refund says which payments it gives back, and is a receipt of a refund', () => {
    const bank = { kind: 'bank', ends: '6789' } as const;
    const returned = [
      { on: day('2026-04-20'), with: bank, amount: 1_500 },
      { on: day('2026-03-19'), with: { kind: 'card', ends: null } as const, amount: 500 },
    ];
    const statement = receipt({ kind: 'refund', amount: 2_000, allocations: [], returned });
    expect(statement.title).toBe('Receipt of a refund');
    expect(stated(statement)).toContain(
      [
        '# What it gives back',
        'Paid on | Paid with | Amount',
        'Apr 20, 2026 | Bank account ending 6789 | $15.00',
        'Mar 19, 2026 | Card | $5.00',
        'Given back |  | $20.00',
      ].join('\n'),
    );
  });

  test('is in French where the risk is', () => {
    const french = stated(receipt({}, 'fr-CA'));
    expect(french).toContain('Reçu');
    expect(french).toContain('Payé d’avance');
    expect(french).not.toMatch(/Received|Paid|Cover|Due/);
  });

  test.each([
    ['charge', 'settled', true],
    ['refund', 'settled', true],
    ['charge', 'failed', false],
    ['charge', 'pending', false],
    ['charge', 'returned', false],
    ['adjustment', 'settled', false],
  ])('is of money that moved alone (%s %s: %s)', (type, status, ok) => {
    expect(decideReceipt({ type, status }).ok).toBe(ok);
  });
});

const cancellation = (changes: Partial<DoneCancellation> = {}): DoneCancellation => ({
  reason: 'sold_vehicle',
  endedBy: 'insured',
  effectiveDate: day('2026-05-20'),
  term: {
    from: policy.effectiveDate,
    to: policy.expirationDate,
  },
  ...changes,
});
const proof = (changes: Partial<DoneCancellation> = {}, locale: Locale = 'en-US') =>
  stated(cancellationProofOf({ policy, quote, head, cancellation: cancellation(changes) }, writing(locale)));

describe('a proof of cancellation', () => {
  test('says of which policy, when to the minute, why by its class, and what is covered no more', () => {
    expect(proof()).toBe(
      [
        'Policy number: RV-100001-1',
        'Cover ended on: May 20, 2026',
        '# Cancellation',
        "Named insured: Renée O'Neill",
        'Term as sold: Mar 20, 2026 to Mar 20, 2027',
        'Cover ended: May 20, 2026, 12:01 a.m., at the mailing address of the named insured',
        'Reason: At the request of the insured',
        '# What is no longer covered',
        '2021 Winnebago View: VIN 1UJBJ0BP8K1TX0001',
        'Nothing that happens on May 20, 2026 or later is covered by this policy.',
      ].join('\n'),
    );
  });

  test('of what ended with its first day says that no day was covered', () => {
    const never = proof({ effectiveDate: policy.effectiveDate, reason: 'never_taken' });
    expect(never).toContain('Cover ended: It counts as never issued.');
    expect(never).toContain('No day of this term was covered.');
  });

  test.each([
    ['non_payment', 'insurer', 'Non-payment of premium'],
    ['rewrite', 'insured', 'Replaced by another policy'],
    ['fraud_claim', 'insurer', 'Ended by the insurer'],
    ['license_suspended', 'insurer', 'Ended by the insurer'],
    ['replaced_cover', 'insured', 'At the request of the insured'],
  ] as const)('tells outsiders a class of reasons, and nobody’s affairs (%s)', (reason, endedBy, message) => {
    expect(reasonClass({ reason, endedBy }).en).toBe(message);
    expect(proof({ reason, endedBy })).toContain(`Reason: ${message}`);
  });

  test('is in French where the risk is', () => {
    expect(proof({}, 'fr-CA')).toContain('À la demande de l’assuré');
    expect(proof({}, 'fr-CA')).toContain('0 h 01');
  });
});

const letter = (changes: Partial<MailedLetter> = {}): MailedLetter => ({
  subject: 'Your policy ends',
  recipient: 'rae@example.com',
  status: 'sent',
  problem: null,
  owed: new Date('2026-05-20T13:00:00Z'),
  sent: new Date('2026-05-20T13:02:00Z'),
  messageId: 'a1@x.test',
  ...changes,
});
const notice: NoticeArithmetic = {
  sent: day('2026-05-20'),
  noticeDays: 10,
  postDays: 3,
  movedDays: 1,
  source: 'Ohio Rev. Code 3937.32',
  legalDate: day('2026-06-03'),
  effectiveDate: day('2026-06-05'),
};
const mailing = (
  changes: Partial<MailedLetter> = {},
  counted: NoticeArithmetic | null = notice,
  locale: Locale = 'en-US',
) => stated(mailingProofOf({ policy, quote, head, letter: letter(changes), notice: counted }, writing(locale)));

describe('a proof of mailing', () => {
  test('says what went to which address by which way when, what was answered, and how the law’s days count', () => {
    expect(mailing()).toBe(
      [
        'Policy number: RV-100001-1',
        'Sent: May 20, 2026, 9:02 a.m.',
        '# The letter',
        'What: Your policy ends',
        "Named insured: Renée O'Neill",
        'To: rae@example.com',
        'By: E-mail',
        'Owed since: May 20, 2026, 9:00 a.m.',
        'Answer: The mail server took it as a1@x.test.',
        '# How the days of the law were counted',
        'Goes out on: May 20, 2026',
        'Days of notice: 10',
        'Days for the post: 3',
        'Moved to a working day by: 1',
        'Cover may end on: Jun 3, 2026',
        'Cover ends on: Jun 5, 2026',
        'By: Ohio Rev. Code 3937.32',
      ].join('\n'),
    );
  });

  test('of a letter that was refused says so, and why', () => {
    const refused = mailing({ status: 'failed', sent: null, messageId: null, problem: '550 no such mailbox' }, null);
    expect(refused).toContain('Sent: Not sent');
    expect(refused).toContain('Answer: It was not taken: 550 no such mailbox');
    expect(refused).not.toContain('days of the law');
  });

  test('from before ids were kept says that it was taken', () => {
    expect(mailing({ messageId: null })).toContain('Answer: The mail server took it.');
  });

  test('is in French where the risk is', () => {
    expect(mailing({}, notice, 'fr-CA')).toContain('Décompte des jours prévus par la loi');
  });

  test('waits for a letter that waits', () => {
    expect(decideMailingProof({ status: 'queued' })).toMatchObject({ refusal: { code: 'letter_not_sent_yet' } });
    expect([decideMailingProof({ status: 'sent' }).ok, decideMailingProof({ status: 'failed' }).ok]).toEqual([
      true,
      true,
    ]);
  });
});
