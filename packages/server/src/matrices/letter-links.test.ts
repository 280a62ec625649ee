import { facts } from '@roadworthy/core/notifications/letter-facts.fixture.ts';
import type { Letter } from '@roadworthy/core/notifications/letter.ts';
import { letters, type LetterTemplate } from '@roadworthy/core/notifications/letters.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/open-test-app.ts';
import { printLetter } from '../notifications/write-letter.ts';
import * as registry from '../registry.ts';

// Written by hand: where the one link of each letter leads, and what happens there. Opening it, by whoever opens what
// comes in a letter, shows a page; what it does takes a button or somebody who is signed in.
const opens = {
  quote: 'shows the quote by its link; a new link for an old one takes a button',
  signing: 'shows what there is to sign; signing and declining take a button',
  pay: 'shows what is due; paying takes a button',
  renewal: 'shows the offer; answering takes a button',
  account: 'asks to sign in, then shows the record',
  claim: 'shows the claim by its own link, or asks to sign in; writing takes a button',
  work: 'asks staff to sign in, then shows the record',
  address: 'shows the address that is asked for; confirming takes a button',
  incident: 'shows the incident; answering takes a button',
  start: 'shows where a quote is started',
  signIn: 'shows one button, which signs in',
  reset: 'asks for the new password',
  join: 'shows who invites; joining takes a button',
  site: 'shows a public page',
  none: 'has no link',
} as const;
type Place = keyof typeof opens;
const paths: Readonly<Record<Exclude<Place, 'none'>, string>> = {
  quote: '/resume?quote=0197d5b0-0000-7000-8000-000000000000&token=q1.x',
  signing: '/resume/sign?token=s1.x',
  pay: '/resume/pay?token=p1.x',
  renewal: '/resume/renewal?renewal=0197d5b0-0000-7000-8000-000000000000&token=r1.x',
  account: '/customers/policies/0197d5b0-0000-7000-8000-000000000000',
  claim: '/resume/claim?claim=0197d5b0-0000-7000-8000-000000000000&token=c1.x',
  work: '/agents/quotes/0197d5b0-0000-7000-8000-000000000000',
  address: '/resume/address?token=a1.x',
  incident: '/resume/incident?token=w1.x',
  start: '/checkout/start',
  site: '/contact',
  signIn: '/resume/sign-in?token=x',
  reset: '/agents/reset?token=x',
  join: '/agents/join?token=i1.x',
};
const links: Readonly<Record<LetterTemplate, Place>> = {
  resume_quote: 'quote',
  quote_sent: 'quote',
  score_notice: 'quote',
  record_notice: 'quote',
  signature_answered: 'quote',
  signature_asked: 'signing',
  payment_upcoming: 'pay',
  payment_failed: 'pay',
  balance_reminder: 'pay',
  card_expiring: 'account',
  cancellation_announced: 'pay',
  debit_returned: 'pay',
  policy_bound: 'account',
  autopay_agreed: 'account',
  payment_receipt: 'account',
  refund_sent: 'account',
  photos_wanted: 'account',
  incident_alert: 'incident',
  cancellation_reversed: 'account',
  policy_cancelled: 'account',
  policy_reinstated: 'account',
  policy_changed: 'account',
  policy_rewritten: 'account',
  renewal_offered: 'renewal',
  policy_renewed: 'account',
  change_carried: 'account',
  agent_change_carried: 'work',
  change_to_sign: 'account',
  lienholder_told: 'none',
  lender_non_renewal: 'none',
  non_renewal: 'account',
  lender_rewritten: 'none',
  now_sold: 'start',
  change_freed: 'account',
  mentioned: 'work',
  referral_answered: 'work',
  referral_message: 'work',
  quote_reviewed: 'quote',
  signature_declined: 'work',
  enquiry_received: 'none',
  enquiry_arrived: 'work',
  enquiry_answered: 'site',
  enquiry_transcript: 'none',
  address_confirm: 'address',
  address_changed: 'none',
  data_ready: 'account',
  deletion_asked: 'account',
  deletion_taken_back: 'none',
  deletion_done: 'none',
  deletion_refused: 'account',
  member_invited: 'join',
  report_ready: 'work',
  role_waits: 'work',
  commission_not_paid: 'work',
  claim_message: 'claim',
  claim_message_arrived: 'work',
  claim_letter_returned: 'claim',
  sign_in: 'signIn',
  reset_password: 'reset',
  sign_in_changed: 'account',
};

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp('letter links', {}, {}, registry);
  await backend.app.ready();
});
afterAll(() => backend.close());

/** Every row of every table, sessions and letters of the sign-in library among them, as a fingerprint. */
async function stateOf(): Promise<readonly string[]> {
  const rows = await backend.sql<{ print: string }>(
    `select tablename || (xpath('/row/print/text()', query_to_xml(format(
       'select count(*) || md5(coalesce(string_agg(each::text, ''|'' order by each::text), '''')) as print from %I.%I each',
       schemaname, tablename), false, true, '')))[1]::text as print
     from pg_tables where schemaname in ('public', 'auth') and tablename not in ('postal_areas', 'attempt_counters', 'hints')
     order by 1`,
  );
  return rows.map(({ print }) => print);
}

describe('the link of a letter', () => {
  test('of every template stands in the table', () => {
    expect(Object.keys(links).toSorted()).toEqual(Object.keys(letters).toSorted());
  });

  test.each(Object.entries(letters))('is there or not as the table says: %s', (template, letter: Letter) => {
    // What its facts do not fit is no letter.
    const written = facts[letter.subject].flatMap((each) => {
      if (template === 'reset_password' && !('link' in each && each.link)) return [];
      const decision = letter.write(each);
      return decision.ok ? [decision.event] : [];
    });
    const isLinked = links[template as LetterTemplate] !== 'none';
    expect(written.filter(({ button }) => (button !== null) !== isLinked)).toEqual(
      ['sign_in', 'mentioned', 'quote_reviewed'].includes(template) ? expect.anything() : [],
    );
  });

  // Pages are read only: nothing but GET and HEAD gets to them. What could act on one is a route of the API.
  test.each(
    Object.entries({ ...paths, choice: '/resume/letters?token=u1.x', unsubscribe: '/api/unsubscribe?token=u1.x' }),
  )('does nothing when it is opened without a cookie: %s', async (_place, url) => {
    const before = await stateOf();
    expect(before.some((print) => print.startsWith('session'))).toBe(true);
    for (const method of ['GET', 'HEAD'] as const) {
      for (const headers of [{}, { purpose: 'prefetch' }, { 'sec-purpose': 'prefetch;prerender' }]) {
        const response = await backend.app.inject({ method, url, headers });
        expect([url, method, response.cookies]).toEqual([url, method, []]);
      }
    }
    expect(await stateOf()).toEqual(before);
  });

  test('never leads to the API, which acts: a letter that would is not printed', () => {
    const brand = { name: 'Roadworthy', phone: null, email: 'service@roadworthy.example' };
    const print = (url: string) => () =>
      printLetter(
        {
          message: { subject: { message: 'Hello' }, paragraphs: [], button: { label: { message: 'Open' }, url } },
          locale: 'en-US',
        },
        brand,
      );
    expect(print('https://rv.example/resume?token=x')).not.toThrow();
    for (const path of [
      '/api/auth/sign-in/link?token=x',
      '/api',
      '/API/unsubscribe',
      '//api/auth/logout',
      '/dev/outbox',
    ]) {
      expect(print(`https://rv.example${path}`)).toThrow(RangeError);
    }
  });
});
