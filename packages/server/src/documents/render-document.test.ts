import { createHash } from 'node:crypto';
import { formatDay, day } from '@roadworthy/core/shared/time/day.ts';
import { formatCents } from '@roadworthy/core/shared/money/money.ts';
import { addDemoCast, type DemoCast } from '@roadworthy/testkit/demo-people.ts';
import { aMotorhomeQuote, aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { createBackend, type Backend } from '@roadworthy/testkit/backend.ts';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobData } from '../kernel/jobs/jobs.ts';
import { eventHandlers } from '../registry.ts';
import { renderDocument } from './render-document.ts';

type Row = {
  readonly document_id: string;
  readonly organization_id: string;
  readonly status: string;
  readonly storage_key: string | null;
  readonly sha256: string | null;
  readonly byte_size: number | null;
  readonly updated: Date;
};

let backend: Backend;
let cast: DemoCast;

beforeAll(async () => {
  backend = await createBackend('render-document');
  cast = await addDemoCast(backend.owner);
});
afterAll(() => backend.close());

async function declarationsOf(policyId: string): Promise<Row> {
  const { rows } = await backend.owner.pool.query<Row>(
    "select * from documents where policy_id = $1 and document_type = 'declarations'",
    [policyId],
  );
  const [row, ...others] = rows;
  if (!row || others.length > 0) throw new Error(`${rows.length} documents instead of one`);
  return row;
}

const taskOf = ({ document_id, organization_id }: Row): JobData['render-document'] => ({
  documentId: document_id,
  organizationId: organization_id,
});

async function textOf({ storage_key }: Row): Promise<string> {
  const bytes = await backend.platform.storage.get(storage_key ?? '');
  if (!bytes) throw new Error('There is no file');
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const kernel = (storage = backend.platform.storage) => ({
  platform: { ...backend.platform, storage },
  handlers: eventHandlers,
});

describe('a bound policy', () => {
  test('has its declarations pending, and a job that renders them', async () => {
    const { policyId, quoteId } = await boundQuote(backend, aQuote());
    const row = await declarationsOf(policyId);
    expect(row).toMatchObject({ quote_id: quoteId, document_type: 'declarations', status: 'pending', visible: true });
    const jobs = await backend.owner.pool.query("select data from pgboss.job where name = 'render-document'");
    expect(jobs.rows).toContainEqual({ data: taskOf(row) });
  });
});

describe('rendering a document', () => {
  test('stores a file that holds the policy, and marks the row ready with its hash and size', async () => {
    const { policyId, policyNumber } = await boundQuote(backend, aMotorhomeQuote());
    await renderDocument(kernel(), taskOf(await declarationsOf(policyId)));
    const row = await declarationsOf(policyId);
    const bytes = await backend.platform.storage.get(row.storage_key ?? '');
    expect(row.status).toBe('ready');
    expect(row.sha256).toBe(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    );
    expect(row.byte_size).toBe(bytes?.length);

    const text = await textOf(row);
    expect(text).toContain(policyNumber);
    expect(text).toContain(`Insured by Larkspur Specialty Insurance Company ${cast.cascade.name} (888) 555-0142`);
    expect(text).toContain('Ada Moreno 12 Oak Street Columbus, OH 43215');
    expect(text).toContain('By the clocks at the mailing address of the named insured: Eastern Time');
    const { rows: invoices } = await backend.owner.pool.query<{ due_date: string; amount: number }>(
      'select due_date, amount from invoices where policy_id = $1',
      [policyId],
    );
    expect(invoices).toHaveLength(12);
    for (const { due_date, amount } of invoices) {
      expect(text).toContain(formatDay(day(due_date)));
      expect(text).toContain(formatCents(amount));
    }
    const { rows: quotes } = await backend.owner.pool.query<{ items: { cents: number }[]; total: number }>(
      `select rating_response -> 'items' as items, total from quotes where policy_id = $1`,
      [policyId],
    );
    expect(quotes[0]?.items.length).toBeGreaterThan(3);
    for (const { cents } of quotes[0]?.items ?? []) expect(text).toContain(formatCents(cents));
    expect(text).toContain(`Total for the term ${formatCents(quotes[0]?.total ?? 0)}`);
  });

  test('twice, and twice at once, leaves the row and the file as once', async () => {
    const { policyId } = await boundQuote(backend, aQuote({ paymentTerm: 'pay_in_full' }));
    const render = (task: ReturnType<typeof taskOf>) => renderDocument(kernel(), task);
    const task = taskOf(await declarationsOf(policyId));
    await Promise.all([render(task), render(task)]);
    const once = await declarationsOf(policyId);
    backend.clock.set('2026-06-16T14:00:00Z');
    const storage = { ...backend.platform.storage, put: () => Promise.reject(new Error('It was rendered again')) };
    await renderDocument(kernel(storage), task);
    expect(await declarationsOf(policyId)).toEqual(once);
  });

  test('fails and leaves the row pending when the file cannot be stored; the next attempt succeeds', async () => {
    const { policyId } = await boundQuote(backend, aQuote());
    const task = taskOf(await declarationsOf(policyId));
    const storage = { ...backend.platform.storage, put: () => Promise.reject(new Error('The disk is full')) };
    await expect(renderDocument(kernel(storage), task)).rejects.toThrow('The disk is full');
    expect(await declarationsOf(policyId)).toMatchObject({ status: 'pending', storage_key: null, sha256: null });
    await renderDocument(kernel(), task);
    expect((await declarationsOf(policyId)).status).toBe('ready');
  });

  test('leaves a document alone that is of another organization, as one that went there with its policy', async () => {
    const { policyId } = await boundQuote(backend, aQuote());
    const row = await declarationsOf(policyId);
    const foreign = { ...taskOf(row), organizationId: cast.prairie.organizationId };
    await renderDocument(kernel(), foreign);
    expect(await declarationsOf(policyId)).toEqual(row);
  });

  test('keeps no file of a document that was forgotten while it was laid out', async () => {
    const { policyId } = await boundQuote(backend, aQuote());
    const task = taskOf(await declarationsOf(policyId));
    const keys: string[] = [];
    const storage = {
      ...backend.platform.storage,
      async put(...[key, ...rest]: Parameters<typeof backend.platform.storage.put>) {
        keys.push(key);
        const stored = await backend.platform.storage.put(key, ...rest);
        await backend.owner.pool.query('delete from documents where document_id = $1', [task.documentId]);
        return stored;
      },
    };
    await renderDocument(kernel(storage), task);
    expect(keys).toHaveLength(1);
    expect(await backend.platform.storage.get(keys[0] ?? '')).toBeNull();
  });
});
