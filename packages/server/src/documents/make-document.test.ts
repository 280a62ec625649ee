import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aFrenchQuote, aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { eventHandlers } from '../registry.ts';
import { type MadeDocument, makeDocument } from './make-document.ts';
import { renderDocument } from './render-document.ts';

const fixture = useFixture('make document', { now: '2026-06-15T14:00:00Z' });

type Row = {
  readonly document_id: string;
  readonly version: number;
  readonly language: string;
  readonly name: string;
  readonly status: string;
  readonly storage_key: string | null;
  readonly sha256: string | null;
};

const kernel = () => ({ platform: fixture.backend.platform, handlers: eventHandlers });
const organizationOf = async (policyId: string) => {
  const sql = 'select organization_id as id from policies where policy_id = $1';
  return (await selectOne<{ id: string }>(fixture.backend, sql, [policyId])).id;
};

const versionsOf = (policyId: string) =>
  selectRows<Row>(
    fixture.backend,
    "select * from documents where policy_id = $1 and document_type = 'declarations' order by version",
    [policyId],
  );

async function makeAgain(policyId: string): Promise<MadeDocument> {
  const organizationId = await organizationOf(policyId);
  return inOrganization(kernel(), organizationId, systemRequest('make again'), (work) =>
    makeDocument(work, 'declarations', policyId),
  );
}

/** What the worker does for every document of the policy that is not ready. */
async function renderAll(policyId: string): Promise<readonly Row[]> {
  const organizationId = await organizationOf(policyId);
  for (const { document_id } of await versionsOf(policyId)) {
    await renderDocument(kernel(), { documentId: document_id, organizationId });
  }
  return versionsOf(policyId);
}

async function textOf({ storage_key }: Row): Promise<string> {
  const bytes = await fixture.backend.platform.storage.get(storage_key ?? '');
  if (!bytes) throw new Error('There is no file');
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** What its bearer reads of the policy's declarations, as the pages ask for them. */
async function listed({ customer, quoteId }: BoundQuote): Promise<unknown> {
  const { documents } = await customer.must<{ documents: unknown }>(
    `query ($id: uuid!) {
      documents(
        where: { quote_id: { _eq: $id }, document_type: { _eq: "declarations" } }, order_by: [{ version: desc }]
      ) { version status }
    }`,
    { id: quoteId },
  );
  return documents;
}

describe('a document that is made again', () => {
  test('is a new version under a key of its own; the one before stays as it was, and both are read', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    const [before] = await renderAll(bound.policyId);
    const text = before && (await textOf(before));
    await makeAgain(bound.policyId);
    expect(await listed(bound)).toEqual([
      { version: 2, status: 'pending' },
      { version: 1, status: 'ready' },
    ]);

    const [first, second, ...others] = await renderAll(bound.policyId);
    expect(others).toEqual([]);
    expect(first).toEqual(before);
    expect(first && (await textOf(first))).toBe(text);
    expect(second).toMatchObject({ version: 2, status: 'ready', name: before?.name });
    expect(second?.storage_key).not.toBe(first?.storage_key);
    // The same facts on the same day: byte for byte the same page, and two files all the same.
    expect(second?.sha256).toBe(first?.sha256);
    expect(await listed(bound)).toEqual([
      { version: 2, status: 'ready' },
      { version: 1, status: 'ready' },
    ]);
  });

  test('says what is so now, in the language of now, and leaves the earlier one in its own', async () => {
    const { policyId } = await boundQuote(fixture.backend, aQuote());
    await renderAll(policyId);
    await selectRows(fixture.backend, "update policies set language = 'fr-ca' where policy_id = $1", [policyId]);
    await makeAgain(policyId);
    const [first, second] = await renderAll(policyId);
    expect([first?.language, second?.language]).toEqual(['en-us', 'fr-ca']);
    expect(first && (await textOf(first))).toContain('Recreational vehicle policy declarations');
    expect(second && (await textOf(second))).toContain('Conditions particulières');
  });

  test('twice at once for one policy is one version more, and one refusal', async () => {
    const { policyId } = await boundQuote(fixture.backend, aQuote());
    const both = await Promise.allSettled([makeAgain(policyId), makeAgain(policyId)]);
    const made = both.filter(({ status }) => status === 'fulfilled').length;
    expect(made).toBeGreaterThanOrEqual(1);
    expect((await versionsOf(policyId)).map(({ version }) => version)).toEqual(
      Array.from({ length: made + 1 }, (_, index) => index + 1),
    );
  });

  test('belongs to one policy: versions of others are counted apart', async () => {
    const [one, other] = [await boundQuote(fixture.backend, aQuote()), await boundQuote(fixture.backend, aQuote())];
    await makeAgain(one.policyId);
    await makeAgain(other.policyId);
    expect((await versionsOf(other.policyId)).map(({ version }) => version)).toEqual([1, 2]);
  });
});

describe('a French buyer in Ontario', () => {
  test('has the declarations in French: labels, states, amounts, days and hours', async () => {
    const { policyId, policyNumber } = await boundQuote(fixture.backend, aFrenchQuote());
    const [row] = await renderAll(policyId);
    if (!row) throw new Error('There is no document');
    expect(row).toMatchObject({ language: 'fr-ca', name: `Conditions particulières ${policyNumber}`, status: 'ready' });
    const text = await textOf(row);
    for (const part of [
      'Conditions particulières, assurance VR',
      `Police ${policyNumber}`,
      "Zoé Lœuillet 12, rue de l'Église Toronto (Ontario) M5V 2T6",
      'le 16 juin 2026 à 0 h 01',
      'jusqu’au 16 juin 2027 à 0 h 01',
      'heure de l’Est (America/Toronto)',
      'Roulotte',
      'Valeur convenue',
      '62 000 $',
      'Franchise',
      'Frais de police 25,00 $',
      'Paiement : mensuel. 65,42 $ d’abord, puis 11 versements de 45,41 $, dont 5,00 $ de frais chacun.',
      'Assureur : Larkspur Specialty Insurance Company',
      'Tous les montants sont en dollars canadiens.',
      'Page 1 sur',
    ]) {
      expect(text).toContain(part);
    }
    const sums = 'select due_date, amount from invoices where policy_id = $1';
    for (const { amount } of await selectRows<{ amount: number }>(fixture.backend, sums, [policyId])) {
      expect(text).toContain(`${(amount / 100).toFixed(2).replace('.', ',')} $`);
    }
    expect(text).not.toMatch(/\b(?:Premium|Coverage|Deductible|Vehicle|Named insured|Total for|Payment|None)\b/);
  });
});
