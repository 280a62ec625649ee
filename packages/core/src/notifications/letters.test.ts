import { describe, expect, test } from 'vitest';
import { type Locale, printSentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, type LetterSubject, type SubjectFacts } from './letter.ts';
import { sender, url, quote, policy, waiting, user, facts } from './letter-facts.fixture.ts';
import { letters, type LetterTemplate, notificationTemplates } from './letters.ts';

type Printed = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label: string | undefined;
  readonly url: string | undefined;
};

const print = (locale: Locale, message: Sentence) => printSentence(message, locale);

function write<Subject extends LetterSubject>(
  letter: Letter<Subject>,
  about: SubjectFacts[Subject],
  locale: Locale = 'en-US',
): Printed {
  const decision = letter.write(about);
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { subject, paragraphs, button } = decision.event;
  return {
    subject: print(locale, subject),
    paragraphs: paragraphs.map((paragraph) => print(locale, paragraph)),
    label: button === null ? undefined : print(locale, button.label),
    url: button?.url,
  };
}

function allOf(template: LetterTemplate, locale: Locale): Printed[] {
  const letter: Letter = letters[template];
  const standings = { policy_cancelled: 'done', cancellation_reversed: 'reversed', policy_reinstated: 'reinstated' };
  const status = standings[template as keyof typeof standings] ?? 'pending';
  const every = facts[letter.subject].map((about) =>
    'cancellation' in about ? { ...about, cancellation: { ...about.cancellation, status } } : about,
  ) as SubjectFacts[typeof letter.subject][];
  // A way to a new password is a link; a code is for signing in.
  const fit = every.filter((about) => template !== 'reset_password' || ('link' in about && about.link !== undefined));
  const stated = fit.filter((about) => letter.write(about).ok);
  if (stated.length === 0) throw new Error(`Nobody writes ${template}`);
  return stated.map((about) => write(letter, about, locale));
}

const everyLetter = (Object.keys(letters) as LetterTemplate[]).flatMap((template) =>
  (['en-US', 'en-CA', 'fr-CA'] as const).flatMap((locale) =>
    allOf(template, locale).map(
      (printed, index) => [`${template} ${index + 1} in ${locale}`, printed, locale] as const,
    ),
  ),
);
const textOf = ({ paragraphs }: Printed) => paragraphs.join('\n');

describe('every letter', () => {
  test.each(everyLetter)('%s has a subject of one short line', (_name, { subject }) => {
    expect(subject.length).toBeGreaterThan(5);
    expect(subject.length).toBeLessThanOrEqual(78);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test.each(everyLetter)('%s leaves nothing unsaid', (_name, printed) => {
    expect(`${printed.subject}\n${textOf(printed)}`).not.toMatch(/null|undefined|NaN|\[object|[{}]/);
    for (const paragraph of printed.paragraphs) expect(paragraph.trim()).not.toBe('');
  });

  test.each(everyLetter)('%s leads nowhere but to the given address', (_name, printed) => {
    expect([url, undefined]).toContain(printed.url);
    expect(`${printed.subject}${textOf(printed)}`).not.toContain('token=');
  });

  test.each(everyLetter.filter(([, , locale]) => locale === 'fr-CA'))('%s has no English left', (_name, printed) => {
    const text = `${printed.subject}\n${textOf(printed)}\n${printed.label ?? ''}`;
    expect(text).not.toMatch(
      /(?<!\p{L})(?:your|the|is|are|sign|call|until|minutes? ask|continue my|20\d\d-)(?!\p{L})/iu,
    );
  });

  test.each(everyLetter.filter(([name]) => !/^(?:sign_in|reset_password)/.test(name)))(
    '%s begins with a greeting and ends with whom to call',
    (_name, { paragraphs }) => {
      expect(paragraphs[0]).toMatch(/^(Hello|Bonjour).*,$/);
      expect(paragraphs.at(-1)).toContain('800-555-0100');
    },
  );
});

describe('the registry of letters', () => {
  test('owes letters about records, and sends those to users at once', () => {
    expect(notificationTemplates).not.toContain('sign_in');
    expect(notificationTemplates.map((template) => letters[template].subject)).toEqual([
      'quote',
      'quote',
      'policy',
      ...Array.from({ length: 8 }, () => 'billing'),
      'photos',
      ...Array.from({ length: 7 }, () => 'policy'),
      'change',
      'change',
      'change',
      'renewal',
      'policy',
      'carried',
      'carried_work',
      'to_sign',
      'waiting',
      'freed',
      'mention',
      'referral',
      'referral',
      'quote',
      'signing',
      'answer',
      'decline',
      'quote',
      'quote',
      'enquiry',
      'arrival',
      'enquiry',
      'enquiry',
      'address',
      'address',
      'data',
      ...Array.from({ length: 4 }, () => 'deletion'),
      'invitation',
      'claim_message',
      'claim_message_arrived',
      'claim_letter',
      'incident',
      'report',
      'role_request',
      'commission_run',
    ]);
  });

  test('counts every letter that can be caused again and again, and no confirmation of what was paid', () => {
    const counted = Object.entries(letters).filter(([, { isCounted }]) => isCounted);
    expect(counted.map(([template]) => template)).toEqual([
      'resume_quote',
      'quote_sent',
      'signature_asked',
      'enquiry_received',
      'enquiry_transcript',
      'address_confirm',
      'deletion_asked',
      'member_invited',
      'report_ready',
      'role_waits',
      'sign_in',
      'reset_password',
    ]);
  });
});

describe('the letters one by one', () => {
  test('the link to go on says until when the offer stands', () => {
    const printed = write(letters.resume_quote, quote);
    expect(printed.subject).toBe('Continue the quote for your 2021 Winnebago View');
    expect(textOf(printed)).toContain('Apr 9, 2026');
  });

  test('the link to go on works before the vehicle is known', () => {
    expect(write(letters.resume_quote, { ...quote, vehicle: null }).subject).toBe('Continue your quote');
  });

  test('the link to go on tells who never asked for it that nothing is to be done', () => {
    const idle = 'If you did not ask for this letter, you need do nothing';
    expect(textOf(write(letters.resume_quote, { ...quote, isConfirmed: false }))).toContain(idle);
    expect(textOf(write(letters.resume_quote, quote))).not.toContain(idle);
  });

  test('a quote from an agent says who sends it, the price, the term and the days', () => {
    const text = textOf(write(letters.quote_sent, quote));
    for (const part of ['Dana Lake', '2021 Winnebago View', '$1,047.53', '12 months', 'Mar 20, 2026', 'Apr 9, 2026']) {
      expect(text).toContain(part);
    }
  });

  test('a quote from no agent in particular comes from the organization', () => {
    const text = textOf(write(letters.quote_sent, { ...quote, agentName: null }));
    expect(text).toContain('Blue Ridge Insurance prepared a quote');
  });

  test.each([{ status: 'open' }, { status: 'expired' }, { total: null }] as const)(
    'a quote that is not on offer any more (%j) is not sent',
    (change) => {
      expect(letters.quote_sent.write({ ...quote, ...change })).toMatchObject({
        refusal: { code: 'quote_not_on_offer' },
      });
    },
  );

  test('what is sold now names the vehicle and the place, and is not sent where it is not sold after all', () => {
    const printed = write(letters.now_sold, waiting);
    expect(printed.subject).toBe('You can insure your class C motorhome now: Hawaii');
    expect(textOf(printed)).toContain('in Hawaii');
    expect(printed).toMatchObject({ label: 'Start a quote', url });
    expect(letters.now_sold.write({ ...waiting, isSold: false })).toMatchObject({
      refusal: { code: 'not_sold_there' },
    });
  });

  test.each([
    ['en-US', 'USD', '$1,047.53'],
    ['en-US', 'CAD', 'CA$1,047.53'],
    ['en-CA', 'CAD', '$1,047.53'],
    ['fr-CA', 'CAD', '1\u00a0047,53\u00a0$ '],
    ['fr-CA', 'USD', '1\u00a0047,53\u00a0$\u00a0US'],
  ] as const)('a price is written as %s writes %s: %s', (locale, currency, price) => {
    expect(textOf(write(letters.quote_sent, { ...quote, currency }, locale))).toContain(price);
  });

  test('the confirmation says the number, the term, what was charged and what comes next', () => {
    const printed = write(letters.policy_bound, policy);
    const parts = ['RWP-100001-7', 'Mar 20, 2026', 'Mar 20, 2027', '12:01 a.m.', '$110.22', '$90.21', 'Apr 20, 2026'];
    for (const part of parts) expect(textOf(printed)).toContain(part);
    expect(printed.subject).toContain('RWP-100001-7');
  });

  test('the confirmation of a term that is paid says that nothing more is due', () => {
    const paid = { ...policy, invoices: policy.invoices.slice(0, 1) };
    expect(textOf(write(letters.policy_bound, paid))).toContain('Nothing more is due for this term.');
  });

  test('says the minute of the purchase where cover begins with it', () => {
    const atOnce = { ...policy, coverFrom: new Date('2026-03-20T18:32:00Z') };
    expect(textOf(write(letters.policy_bound, atOnce))).toContain(
      'is insured from Mar 20, 2026, 2:32 p.m., to Mar 20, 2027, 12:01 a.m. local time.',
    );
    expect(textOf(write(letters.policy_bound, atOnce, 'fr-CA'))).toContain(
      'du 20 mars 2026, 14\u{a0}h\u{a0}32, au 20 mars 2027',
    );
  });

  test('the confirmation in French says days, hours and money as French does', () => {
    const printed = write(letters.policy_bound, { ...policy, currency: 'CAD', vehicle: null }, 'fr-CA');
    const text = textOf(printed).replaceAll('\u00a0', ' ');
    expect(printed.subject.replaceAll('\u00a0', ' ')).toBe('Votre protection est en place : police RWP-100001-7');
    expect(text).toContain('La protection de votre VR va du 20 mars 2026 au 20 mars 2027, à 0 h 01, heure locale.');
    expect(text).toContain('Nous avons prélevé 110,22 $. Le prochain versement, de 90,21 $, est dû le 20 avr. 2026.');
  });
});

describe('the letter with which a person signs in', () => {
  test('with a code has the code in its subject and large in the mail', () => {
    const byCode = { sender, code: '048213', minutes: 10 };
    expect(letters.sign_in.write(byCode)).toMatchObject({ event: { code: '048213', button: null } });
    expect(write(letters.sign_in, byCode).subject).toBe('048213 is your Blue Ridge Insurance sign-in code');
    expect(textOf(write(letters.sign_in, byCode))).toContain('The code works once, for 10 minutes. If you did not');
  });

  test('with a link has a button that opens it, and no code', () => {
    const byLink = { sender, link: url, minutes: 5 };
    expect(letters.sign_in.write(byLink)).not.toHaveProperty('event.code');
    expect(write(letters.sign_in, byLink)).toMatchObject({ url, label: 'Sign in to Blue Ridge Insurance' });
    expect(textOf(write(letters.sign_in, byLink))).toContain('The link works once, for 5 minutes.');
  });

  test('in French says the same of link and code', () => {
    const text = textOf(write(letters.sign_in, user, 'fr-CA'));
    expect(text).toContain('Le lien et le code fonctionnent une fois, pendant 10\u00a0minutes.');
    expect(text).toContain('Tapez ce code pour vous connecter, ou ouvrez le lien ci-dessous\u00a0:');
  });

  test('with neither is refused', () => {
    expect(() => letters.sign_in.write({ sender, minutes: 10 })).toThrow(RangeError);
  });
});

describe('greeting and closing', () => {
  test.each([
    ['Renée', 'Hello Renée,'],
    ['  Mary Ann ', 'Hello Mary Ann,'],
    ['', 'Hello,'],
    ['  ', 'Hello,'],
    [null, 'Hello,'],
  ])('%j is greeted with "%s"', (firstName, line) => {
    expect(greeting(firstName).message).toBe(line);
  });

  test.each([
    ['800-555-0100', 'Questions? Call Blue Ridge Insurance at 800-555-0100.'],
    [null, 'Blue Ridge Insurance'],
  ])('with the phone %s the last line is "%s"', (phone, line) => {
    expect(closing({ name: 'Blue Ridge Insurance', phone }).message).toBe(line);
  });

  test('a name that is also a word of ours is not translated', () => {
    expect(print('fr-CA', closing({ name: 'RV', phone: null }))).toBe('RV');
  });
});
