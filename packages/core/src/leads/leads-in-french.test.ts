import { describe, expect, test } from 'vitest';
import { permissionsOf } from '../identity/role-permissions.ts';
import { callerRoles } from '../identity/vocabulary.ts';
import type { Decision } from '../shared/decision.ts';
import { printSentence } from '../shared/text/sentence.ts';
import {
  decideAnswerEnquiry,
  decideMailTranscript,
  decideWriteInEnquiry,
  mostMessagesOfStaff,
  mostUnanswered,
} from './answer-enquiry.ts';
import { checkPlace } from './check-place.ts';
import { decideHandleLead } from './handle-lead.ts';
import { decideSendEnquiry, type EnquiryRequest } from './send-enquiry.ts';
import { decideStartExternalQuote } from './start-external-quote.ts';
import { decideUpdateEnquiry } from './update-enquiry.ts';
import { decideUpdateExternalQuote } from './update-external-quote.ts';

const ohio = { country: 'US', administrativeArea: 'OH', timeZone: 'America/New_York' } as const;
const visitor = { permissions: permissionsOf('anonymous') };
const aviva = { productId: 'p', provider: 'aviva', externalUrl: 'https://a.example/', liveIn: ['CA'], notLiveIn: [] };
const fleet: EnquiryRequest = {
  provider: 'pro',
  name: 'Ada',
  businessName: 'Rentals',
  email: 'ada@example.com',
  units: 4,
  postalCode: '43215',
  about: 'We rent.',
};
const enquiry = (changes: Partial<EnquiryRequest>) => decideSendEnquiry({ ...fleet, ...changes }, ohio);

/** Every refusal of these rules that is no rule of something else. */
const refused: Readonly<Record<string, Decision<unknown>>> = {
  product_not_live: decideStartExternalQuote({ postalCode: '43215' }, ohio, aviva, visitor),
  postal_code_unknown: checkPlace('43215', null),
  postal_code_missing: checkPlace(' ', ohio),
  status_not_offered: decideUpdateEnquiry('lost'),
  external_id_missing: decideUpdateExternalQuote({ externalId: null }, { status: 'bound_elsewhere' }),
  actor_not_allowed: decideHandleLead(visitor),
  no_enquiry_needed: enquiry({ provider: 'boat' }),
  name_missing: enquiry({ name: '' }),
  business_name_missing: enquiry({ businessName: '' }),
  units_out_of_range: enquiry({ units: 0 }),
  about_missing: enquiry({ about: '' }),
  phone_invalid: enquiry({ phone: '1' }),
  kind_unknown: enquiry({ kind: 'postcard' }),
  credentials_missing: enquiry({ kind: 'affiliate' }),
  conversation_full: decideAnswerEnquiry(
    { status: 'new', isAnswered: false, messages: mostMessagesOfStaff, unanswered: 0 },
    'Yes',
  ),
  too_many_unanswered: decideWriteInEnquiry(
    { status: 'new', isAnswered: false, messages: 30, unanswered: mostUnanswered },
    'And?',
  ),
  conversation_closed: decideWriteInEnquiry({ status: 'closed', isAnswered: true, messages: 2, unanswered: 0 }, 'And?'),
  nothing_answered: decideMailTranscript({ status: 'new', isAnswered: false, messages: 1, unanswered: 1 }),
};

test.each([
  [
    'a message that is none',
    decideWriteInEnquiry({ status: 'new', isAnswered: false, messages: 1, unanswered: 1 }, ' '),
  ],
  ['an appointment without licenses', enquiry({ kind: 'appointment' })],
  ['a contact without a message', enquiry({ kind: 'contact', about: ' ' })],
  ['credentials on too long a line', enquiry({ kind: 'affiliate', credentials: 'x'.repeat(300) })],
])('of %s is said in French, too', (_, decision) => {
  if (decision.ok) throw new Error('It was not refused');
  const text = printSentence(decision.refusal, 'fr-CA');
  expect(text).not.toBe(decision.refusal.message);
  expect(text).not.toMatch(/[{}]/);
});

describe('what is refused of enquiries and of carriers', () => {
  test.each(Object.entries(refused))('says %s under its code, in both languages', (code, decision) => {
    if (decision.ok) throw new Error(`${code} was not refused`);
    expect(decision.refusal.code).toBe(code);
    const text = printSentence(decision.refusal, 'fr-CA');
    expect(text).not.toBe(decision.refusal.message);
    expect(text).not.toMatch(/[{}]/);
    expect(decision.refusal.message).toMatch(/[.]$/);
  });

  test('names the place as French writes it, and figures as well', () => {
    const textOf = (code: string) => {
      const decision = refused[code];
      return decision && !decision.ok ? printSentence(decision.refusal, 'fr-CA') : '';
    };
    expect(textOf('product_not_live')).toBe('Cet assureur n’offre pas ce produit en Ohio.');
    expect(textOf('units_out_of_range').replaceAll(/\s/g, ' ')).toBe('Entrez combien, de 1 à 10 000.');
  });
});

test('how it went is said by agents, and by whoever may do everything', () => {
  const handling = callerRoles.filter((role) => decideHandleLead({ permissions: permissionsOf(role) }).ok);
  expect(handling).toEqual([
    'organization:agent',
    'organization:owner',
    'global:service_agent',
    'global:service_member',
    'global:service_manager',
    'global:admin',
  ]);
});
