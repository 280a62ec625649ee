import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  answeredQuote,
  plannedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { readBeforeSigning } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('sign quote', { now: '2026-06-15T14:00:00Z' });
let quote: StartedQuote;
beforeAll(async () => {
  quote = await plannedQuote(fixture.backend, aQuote());
});

const document = `mutation ($id: uuid!, $name: String!, $consent: Boolean!, $documents: [uuid!], $text: String) {
  sign_quote(quote_id: $id, signature: $name, consent: $consent, documents: $documents, e_consent_version: $text) {
    signed_at steps
  }
}`;
const signature = () => ({ id: quote.quoteId, name: 'Ada Moreno', consent: true });

describe('sign_quote', () => {
  test('keeps who signed what, when and from where', async () => {
    const { sign_quote } = await quote.customer.must<{ sign_quote: { steps: string[] } }>(
      document,
      { ...signature(), ...(await readBeforeSigning(fixture.backend, quote)), name: '  ada  MORENO ' },
      { ip: '203.0.113.9' },
    );
    expect(sign_quote.steps).toContain('sign');
    const row = await selectOne<{
      signed_content_hash: string;
      content_hash: string;
      signer_info: object;
      signed_at: Date;
    }>(fixture.backend, 'select * from quotes where quote_id = $1', [quote.quoteId]);
    expect(row.signed_content_hash).toBe(row.content_hash);
    expect(row.signed_at).toEqual(new Date('2026-06-15T14:00:00Z'));
    expect(row.signer_info).toMatchObject({ ip: '203.0.113.9', consent: true, content_hash: row.content_hash });
  });

  test('needs what was read: the application, the words of the policy and the text about signing', async () => {
    const unread = await plannedQuote(fixture.backend, aQuote());
    const read = await readBeforeSigning(fixture.backend, unread);
    const refused = (input: object) =>
      refusalOf(fixture.backend, unread.customer, document, { ...signature(), ...read, ...input });
    const [application, specimen] = read.documents;
    const undocumented = { code: 'documents_unread', field: 'signature.documents' };
    expect(await refused({ documents: undefined })).toEqual(undocumented);
    expect(await refused({ documents: [application, application] })).toEqual(undocumented);
    expect(await refused({ documents: [specimen] })).toEqual(undocumented);
    expect(await refused({ text: undefined })).toEqual({ code: 'consent_unread', field: 'signature.consent' });
  });

  test.each([
    ['without consent', { consent: false }, 'consent_missing', 'signature.consent'],
    ['without a name', { name: '  ' }, 'signature_name_missing', 'signature.name'],
    ['with another name', { name: 'Alan Moreno' }, 'signature_name_mismatch', 'signature.name'],
  ] as const)('refuses a signature %s', async (_what, wrong, code, field) => {
    const refused = await refusalOf(fixture.backend, quote.customer, document, { ...signature(), ...wrong });
    expect(refused).toEqual({ code, field });
  });

  test('refuses while answers are missing, and names the first', async () => {
    const started = await startQuote(fixture.backend, aQuote());
    const refused = await refusalOf(fixture.backend, started.customer, document, {
      ...signature(),
      id: started.quoteId,
    });
    expect(refused.code).toBe('fields_missing');
    expect(refused.field).toMatch(/^[a-z_.]+/);
  });

  test('refuses what an underwriter has to see first', async () => {
    const points = { at_fault: 2, major: 2, minor: 0, speeding: 0 };
    const risky = await plannedQuote(fixture.backend, aQuote({ incidents: points }));
    const refused = await refusalOf(fixture.backend, risky.customer, document, { ...signature(), id: risky.quoteId });
    expect(refused).toEqual({ code: 'referral_needed' });
  });

  test('refuses a day of beginning that has gone by', async () => {
    const waiting = await plannedQuote(fixture.backend, aQuote());
    fixture.backend.clock.set('2026-06-20T14:00:00Z');
    const refused = await refusalOf(fixture.backend, waiting.customer, document, {
      ...signature(),
      id: waiting.quoteId,
    });
    expect(refused).toEqual({ code: 'effective_date_out_of_range', field: 'effective_date' });
    fixture.backend.clock.set('2026-08-20T14:00:00Z');
    const ended = await refusalOf(fixture.backend, waiting.customer, document, { ...signature(), id: waiting.quoteId });
    expect(ended).toEqual({ code: 'quote_expired' });
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
  });

  test('refuses while no plan is chosen', async () => {
    const answered = await answeredQuote(fixture.backend, aQuote());
    const refused = await refusalOf(fixture.backend, answered.customer, document, {
      ...signature(),
      id: answered.quoteId,
    });
    expect(refused.code).toBe('fields_missing');
  });
});
