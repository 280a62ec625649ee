import { eConsentVersion } from '@roadworthy/core/quoting/signing/e-consent.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aFrenchQuote,
  aQuote,
  bindDocument,
  cardToken,
  plannedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { eventHandlers } from '../registry.ts';
import { renderDocument } from './render-document.ts';

const fixture = useFixture('prepare documents', { now: '2026-06-15T14:00:00Z' });

type Row = {
  readonly document_id: string;
  readonly organization_id: string;
  readonly document_type: 'application' | 'specimen_policy';
  readonly version: number;
  readonly status: string;
  readonly language: string;
  readonly storage_key: string | null;
  readonly sha256: string | null;
  readonly policy_id: string | null;
};

const rowsOf = ({ quoteId }: StartedQuote) =>
  selectRows<Row>(
    fixture.backend,
    "select * from documents where quote_id = $1 and document_type in ('application', 'specimen_policy') order by document_type, version",
    [quoteId],
  );
const kernel = () => ({ platform: fixture.backend.platform, handlers: eventHandlers });

/** Has the documents made, as the page does, and their files, as the worker does. */
async function prepared(quote: StartedQuote, { rendered = true } = {}): Promise<readonly Row[]> {
  await quote.customer.must('mutation ($id: uuid!) { prepare_documents(quote_id: $id) { id } }', { id: quote.quoteId });
  if (!rendered) return rowsOf(quote);
  for (const { document_id: documentId, organization_id: organizationId, status } of await rowsOf(quote)) {
    if (status === 'pending') await renderDocument(kernel(), { documentId, organizationId });
  }
  return rowsOf(quote);
}

async function textOf({ storage_key }: Row): Promise<string> {
  const bytes = await fixture.backend.platform.storage.get(storage_key ?? '');
  if (!bytes) throw new Error('There is no file');
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const movesTo = ({ customer, quoteId }: StartedQuote, day: string) =>
  customer.must(
    'mutation ($id: uuid!, $day: date!) { update_effective_date(quote_id: $id, effective_date: $day) { id } }',
    { id: quoteId, day },
  );

const signing = `mutation ($id: uuid!, $name: String!, $documents: [uuid!], $text: String) {
  sign_quote(quote_id: $id, signature: $name, consent: true, documents: $documents, e_consent_version: $text) { id }
}`;
const signature = (quote: StartedQuote, rows: readonly Row[]) => ({
  id: quote.quoteId,
  name: 'Ada Moreno',
  documents: rows.map(({ document_id }) => document_id),
  text: eConsentVersion,
});

describe('what is read before a signature', () => {
  test('is the application, with every answer, and the words of the policy', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const [application, specimen, ...others] = await prepared(quote);
    expect(others).toEqual([]);
    if (!application || !specimen) throw new Error('Not everything was made');
    const stated = await textOf(application);
    for (const part of [
      'Application for recreational vehicle insurance',
      'sells you this policy and serves it.',
      'insures it and pays the claims.',
      'Name Ada Moreno',
      'Date of birth Mar 9, 1968',
      'Mailing address 12 Oak Street, Columbus, OH 43215',
      'Year, make and model 2023 Airstream Bambi',
      'Value $62,000',
      'Nights in it a year 30',
      'Kept between trips Secured lot',
      'Rented out 0 % of the year',
      'Accidents at fault 0',
      'First day Jun 16, 2026',
      'Collision $500 deductible',
      'The policy rests on them.',
    ]) {
      expect(stated).toContain(part);
    }
    const words = await textOf(specimen);
    for (const part of ['What no cover pays', 'Ending the policy', 'Your name, vehicles, limits and price stand']) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain('Moreno');
    // The first document of a process waits for the thread that lays it out.
  }, 60_000);

  test('is in the language of the risk', async () => {
    const quote = await plannedQuote(fixture.backend, aFrenchQuote());
    const [application, specimen] = await prepared(quote);
    if (!application || !specimen) throw new Error('Not everything was made');
    expect([application.language, specimen.language]).toEqual(['fr-ca', 'fr-ca']);
    expect(await textOf(application)).toContain('Proposition d’assurance pour véhicule récréatif');
    expect(await textOf(application)).not.toMatch(/\b(?:Name|Class|Term|Value|policy|Included)\b/);
    expect(await textOf(specimen)).toContain('Ce qu’aucune protection ne paie');
  });

  test('stays as long as nothing changes, and has its next version when an answer does', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const before = await prepared(quote);
    expect(await prepared(quote)).toEqual(before);
    await movesTo(quote, '2026-06-20');
    const after = await prepared(quote);
    expect(after.map(({ document_type, version }) => [document_type, version])).toEqual([
      ['application', 1],
      ['application', 2],
      ['specimen_policy', 1],
    ]);
    expect(after[1] && (await textOf(after[1]))).toContain('First day Jun 20, 2026');
  });

  test('is not made of answers that have changed since', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    await prepared(quote, { rendered: false });
    await movesTo(quote, '2026-06-21');
    for (const { document_id: documentId, organization_id: organizationId } of await rowsOf(quote)) {
      await renderDocument(kernel(), { documentId, organizationId });
    }
    expect((await rowsOf(quote)).map(({ document_type, status }) => [document_type, status])).toEqual([
      ['application', 'failed'],
      ['specimen_policy', 'ready'],
    ]);
    expect((await prepared(quote)).map(({ version, status }) => [version, status])).toEqual([
      [1, 'failed'],
      [2, 'ready'],
      [1, 'ready'],
    ]);
  });
});

describe('a signature', () => {
  test('names what was read, with version and hash, and the text that was agreed to; both go to the policy', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const rows = await prepared(quote);
    await quote.customer.must(signing, signature(quote, rows));
    const signed = await selectOne<{ signer_info: object }>(
      fixture.backend,
      'select signer_info from quotes where quote_id = $1',
      [quote.quoteId],
    );
    expect(signed.signer_info).toMatchObject({
      e_consent_version: eConsentVersion,
      documents: rows.map(({ document_id, document_type: type, version, sha256 }) => ({
        document_id,
        type,
        version,
        sha256,
      })),
    });
    const { bind_quote } = await quote.customer.must<{ bind_quote: { policy_id: string } }>(
      bindDocument,
      { id: quote.quoteId, method: await cardToken(fixture.backend, '4242424242424242') },
      { idempotencyKey: 'bind once' },
    );
    expect((await rowsOf(quote)).map(({ policy_id }) => policy_id)).toEqual([
      bind_quote.policy_id,
      bind_quote.policy_id,
    ]);
  });

  test('cannot name an application of other answers, a document without a file, one of another quote, or an old text', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const other = await prepared(await plannedQuote(fixture.backend, aQuote()));
    const pending = await prepared(quote, { rendered: false });
    const refused = (input: object) =>
      refusalOf(fixture.backend, quote.customer, signing, { ...signature(quote, pending), ...input });
    expect(await refused({})).toEqual({ code: 'documents_not_ready', field: 'signature.documents' });
    const rows = await prepared(quote);
    const outdated = { code: 'documents_outdated', field: 'signature.documents' };
    expect(pending.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(await refused({ documents: other.map(({ document_id }) => document_id) })).toEqual(outdated);
    const unread = { code: 'documents_unread', field: 'signature.documents' };
    expect(await refused({ documents: [] })).toEqual(unread);
    expect(await refused({ documents: rows.slice(0, 1).map(({ document_id }) => document_id) })).toEqual(unread);
    expect(await refused({ text: '2020-01-01' })).toEqual({ code: 'consent_outdated', field: 'signature.consent' });
    await movesTo(quote, '2026-06-22');
    expect(await refused({})).toEqual(outdated);
  });
});

test('the terms of signing say who insures and what agreeing means, in the reader’s language', async () => {
  const quote = await plannedQuote(fixture.backend, aFrenchQuote());
  type Terms = { e_consent_version: string; insurer: string[]; e_consent: { title: string; text: string }[] };
  const { signing_terms: terms } = await quote.customer.must<{ signing_terms: Terms }>(
    'query ($id: uuid!) { signing_terms(quote_id: $id) { e_consent_version insurer e_consent { title text } } }',
    { id: quote.quoteId },
  );
  expect(terms.e_consent_version).toBe(eConsentVersion);
  expect(terms.insurer.join(' ')).toMatch(/vous vend cette police.* l’assure et paie les réclamations\./);
  expect(terms.e_consent.map(({ title }) => title)).toContain('Revenir sur votre accord');
});
