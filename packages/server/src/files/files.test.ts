import { randomUUID } from 'node:crypto';
import { leastPartBytes } from '@roadworthy/providers/storage/port.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';
import { takePart } from './take-part.ts';

const fixture = useFixture('files');
const now = '2026-06-15T14:00:00Z';
beforeEach(() => fixture.backend.clock.set(now));

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const beginDocument = `mutation ($table: String!, $id: uuid!, $name: String!, $size: bigint!) {
  begin_upload(table: $table, id: $id, name: $name, byte_size: $size) { file_id url part_bytes parts }
}`;
const finishDocument = 'mutation ($file: uuid!) { finish_upload(file_id: $file) { status code message } }';
const attachDocument = `mutation ($id: uuid!, $name: String!, $url: String!, $visible: Boolean) {
  create_quote_attachment(quote_id: $id, name: $name, url: $url, visible: $visible) { quote_attachment_id name url visible }
}`;
const archiveDocument = 'mutation ($file: uuid!) { archive_file(file_id: $file) { file_id } }';
const showDocument = 'mutation ($file: uuid!) { show_file(file_id: $file, visible: false) { file_id } }';
const listDocument = '{ quote_attachments { name url file { byte_size content_type } } }';

type Begun = { file_id: string; url: string; parts: number };

async function begin(
  caller: Caller,
  id: string,
  bytes: Uint8Array,
  name = 'letter.pdf',
  table = 'quotes',
): Promise<Begun> {
  const input = { table, id, name, size: bytes.byteLength };
  return (await caller.must<{ begin_upload: Begun }>(beginDocument, input)).begin_upload;
}

async function organizationOf(file: string): Promise<string> {
  const text = 'select organization_id from files where file_id = $1';
  return (await selectOne<{ organization_id: string }>(fixture.backend, text, [file])).organization_id;
}

async function send(file: string, part: number, bytes: Uint8Array): Promise<void> {
  await takePart(fixture.backend.platform, { organizationId: await organizationOf(file), fileId: file, part, bytes });
}

const finish = async (caller: Caller, file: string) =>
  (await caller.must<{ finish_upload: object }>(finishDocument, { file })).finish_upload;

/** A file that arrived whole and is stored. */
async function stored(caller: Caller, id: string, bytes = pdf, name = 'letter.pdf'): Promise<Begun> {
  const begun = await begin(caller, id, bytes, name);
  await send(begun.file_id, 1, bytes);
  expect(await finish(caller, begun.file_id)).toMatchObject({ status: 'stored' });
  return begun;
}

const codeOf = async (caller: Caller, document: string, input: Record<string, unknown>) =>
  (await caller.ask(document, input)).errors[0]?.extensions.code;
const aQuoteOf = () => startQuote(fixture.backend, aQuote());
const fileRow = (file: string) =>
  selectOne<Record<string, unknown>>(fixture.backend, 'select * from files where file_id = $1', [file]);
const objectOf = async (file: string) => {
  const { storage_key: key } = await fileRow(file);
  return fixture.backend.platform.storage.get(String(key));
};

describe('a file in parts', () => {
  const large = Buffer.concat([pdf, Buffer.alloc(2 * leastPartBytes, 7)]);
  const partOf = (part: number) => large.subarray((part - 1) * leastPartBytes, part * leastPartBytes);

  test('is whole although its parts came out of order, one of them twice', async () => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId } = await aQuoteOf();
    const { file_id: file, parts } = await begin(agent, quoteId, large);
    expect(parts).toBe(3);
    for (const part of [3, 1, 1, 2]) await send(file, part, partOf(part));
    expect(await finish(agent, file)).toEqual({ status: 'stored', code: null, message: null });
    expect((await objectOf(file))?.length).toBe(large.length);
    expect(Buffer.from((await objectOf(file)) ?? []).equals(large)).toBe(true);
    expect(await fileRow(file)).toMatchObject({ content_type: 'application/pdf', status: 'stored' });
  });

  test('goes on after a part is missing, which is said before anything is put together', async () => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId } = await aQuoteOf();
    const { file_id: file } = await begin(agent, quoteId, large);
    await send(file, 1, partOf(1));
    await send(file, 3, partOf(3));
    expect(await codeOf(agent, finishDocument, { file })).toBe('parts_missing');
    const there = await agent.must<{ file_parts: { part: number }[] }>(
      'query ($file: uuid!) { file_parts(where: { file_id: { _eq: $file } }, order_by: [{ part: asc }]) { part } }',
      { file },
    );
    expect(there.file_parts.map(({ part }) => part)).toEqual([1, 3]);
    await send(file, 2, partOf(2));
    expect(await finish(agent, file)).toMatchObject({ status: 'stored' });
  });

  test('is stored once, although two finish it at the same moment', async () => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId } = await aQuoteOf();
    const { file_id: file } = await begin(agent, quoteId, pdf);
    await send(file, 1, pdf);
    const answers = await Promise.all([1, 2].map(() => agent.ask(finishDocument, { file })));
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code);
    expect(codes.toSorted()).toEqual(['upload_over', undefined]);
    expect(await fileRow(file)).toMatchObject({ status: 'stored' });
  });

  test('takes no part of another size, of another number, or after its end', async () => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId } = await aQuoteOf();
    const { file_id: file } = await begin(agent, quoteId, pdf);
    await expect(send(file, 1, Buffer.concat([pdf, pdf]))).rejects.toMatchObject({ code: 'size_differs' });
    await expect(send(file, 2, pdf)).rejects.toMatchObject({ code: 'part_unknown' });
    await send(file, 1, pdf);
    await finish(agent, file);
    await expect(send(file, 1, pdf)).rejects.toMatchObject({ code: 'upload_over' });
  });
});

describe('what a file is', () => {
  const zip = Buffer.from('PK\u0003\u0004 nothing that opens', 'latin1');

  test.each([
    ['a page that calls itself a PDF', Buffer.from('<html><script>alert(1)</script>'), 'letter.pdf'],
    [
      'a drawing that may hold a script',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.png',
    ],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003 This program cannot be run', 'latin1'), 'roof.jpg'],
    ['an archive', zip, 'list.xlsx'],
    ['a page with a PDF further on', Buffer.from(`<html>${pdf.toString()}`), 'letter.pdf'],
    ['nothing known', Buffer.alloc(3000, 1), 'roof.heic'],
  ])('is seen by its bytes: %s is refused and removed', async (_what, bytes, name) => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId } = await aQuoteOf();
    const { file_id: file, url } = await begin(agent, quoteId, bytes, name);
    await send(file, 1, bytes);
    expect(await finish(agent, file)).toMatchObject({ status: 'refused', code: 'file_kind_not_taken' });
    expect(await objectOf(file)).toBeNull();
    expect(await codeOf(agent, attachDocument, { id: quoteId, name, url })).toBe('file_not_stored');
  });

  test('is seen by its bytes: a picture under another ending is kept as the picture that it is', async () => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId } = await aQuoteOf();
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
    const { file_id: file } = await stored(agent, quoteId, gif, 'roof.jpg');
    expect(await fileRow(file)).toMatchObject({ content_type: 'image/gif' });
  });
});

describe('a record', () => {
  test('has a file once it is attached, and its customer sees it when it is meant for them', async () => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId, customer } = await aQuoteOf();
    const [open, inner] = [await stored(agent, quoteId), await stored(agent, quoteId)];
    const seen = { name: 'Letter of June.pdf', url: open.url };
    await agent.must(attachDocument, { id: quoteId, ...seen, visible: true });
    await agent.must(attachDocument, { id: quoteId, name: 'inner.pdf', url: inner.url });
    const file = { byte_size: pdf.length, content_type: 'application/pdf' };
    expect(await customer.must(listDocument)).toEqual({ quote_attachments: [{ ...seen, file }] });
    expect(await customer.must('{ files { name } }')).toEqual({ files: [{ name: 'letter.pdf' }] });
    await agent.must(showDocument, { file: open.file_id });
    expect(await customer.must(listDocument)).toEqual({ quote_attachments: [] });
    expect(await customer.must('{ files { name } }')).toEqual({ files: [] });
  });

  test('loses an archived file from its customer’s list, and keeps its bytes for staff', async () => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId, customer } = await aQuoteOf();
    const { file_id: file, url } = await stored(agent, quoteId);
    await agent.must(attachDocument, { id: quoteId, name: 'letter.pdf', url, visible: true });
    await agent.must(archiveDocument, { file });
    expect(await customer.must(listDocument)).toEqual({ quote_attachments: [] });
    expect(await codeOf(agent, archiveDocument, { file })).toBe('file_archived');
    expect(await codeOf(agent, showDocument, { file })).toBe('file_archived');
    expect(Buffer.from((await objectOf(file)) ?? [])).toEqual(pdf);
    const { files } = await agent.must<{ files: object[] }>(
      'query ($file: uuid!) { files(where: { file_id: { _eq: $file } }) { name } }',
      { file },
    );
    expect(files).toHaveLength(1);
  });

  test('takes no file that was sent for another one, nor the same twice, nor an address elsewhere', async () => {
    const { agent } = fixture.tenants.insurer;
    const [one, other] = [await aQuoteOf(), await aQuoteOf()];
    const { url } = await stored(agent, one.quoteId);
    const attach = (id: string, at: string) => codeOf(agent, attachDocument, { id, name: 'a.pdf', url: at });
    expect(await attach(other.quoteId, url)).toBe('file_not_here');
    expect(await attach(one.quoteId, url)).toBeUndefined();
    expect(await attach(one.quoteId, url)).toBe('file_attached');
    expect(await attach(one.quoteId, `${url}/../x`)).toBe('file_not_here');
  });

  test('that is a policy has files of its own, from an underwriter too', async () => {
    const { agent, underwriter } = fixture.tenants.insurer;
    const { policyId } = await boundQuote(fixture.backend, aMotorhomeQuote(), agent);
    const { file_id: file, url } = await begin(underwriter, policyId, pdf, 'letter.pdf', 'policies');
    await send(file, 1, pdf);
    await finish(underwriter, file);
    const attached = await underwriter.must(
      `mutation ($id: uuid!, $url: String!) {
        create_policy_attachment(policy_id: $id, name: "letter.pdf", url: $url) { url visible }
      }`,
      { id: policyId, url },
    );
    expect(attached).toEqual({ create_policy_attachment: { url, visible: false } });
  });
});

describe('an upload', () => {
  test('belongs to whoever began it', async () => {
    const { agent, owner } = fixture.tenants.insurer;
    const { quoteId } = await aQuoteOf();
    const { file_id: file } = await begin(agent, quoteId, pdf);
    await send(file, 1, pdf);
    expect(await codeOf(owner, finishDocument, { file })).toBe('not_found');
    expect(await codeOf(fixture.tenants.mirror.agent, finishDocument, { file })).toBe('not_found');
  });

  test('is not begun by those who only read, and their abilities say so', async () => {
    const { quoteId } = await aQuoteOf();
    const reader = someone(fixture.backend, 'global:read_only');
    const input = { table: 'quotes', id: quoteId, name: 'a.pdf', size: 1 };
    expect(await codeOf(reader, beginDocument, input)).not.toBeUndefined();
    const { abilities } = await reader.must<{ abilities: { operation: string }[] }>(
      'query ($id: uuid!) { abilities(table: "quotes", id: $id) { operation allowed code } }',
      { id: quoteId },
    );
    expect(abilities.find(({ operation }) => operation === 'begin_upload')).toEqual({
      operation: 'begin_upload',
      allowed: false,
      code: 'actor_not_allowed',
    });
  });

  test('is refused past what one person sends in a day, and goes on tomorrow', async () => {
    const { agent } = fixture.tenants.mirror;
    const { quoteId } = await startQuote(fixture.backend, aQuote({ partner: fixture.tenants.mirror.partner }), agent);
    const input = { table: 'quotes', id: quoteId, name: 'film.mp4', size: 200 * 1024 * 1024 };
    for (let sent = 0; sent < 25; sent += 1) await agent.must(beginDocument, input);
    expect(await codeOf(agent, beginDocument, input)).toBe('bytes_of_day_spent');
    fixture.backend.clock.set('2026-06-16T14:00:01Z');
    expect(await codeOf(agent, beginDocument, input)).toBeUndefined();
  });

  test('that nobody finishes is removed after a day, and one that is stored and attached stays', async () => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId } = await aQuoteOf();
    const sweep = () => jobHandlers(fixture.backend.platform)['purge-uploads']?.({});
    const [open, loose, saved] = [
      await begin(agent, quoteId, pdf),
      await stored(agent, quoteId),
      await stored(agent, quoteId),
    ];
    await send(open.file_id, 1, pdf);
    await agent.must(attachDocument, { id: quoteId, name: 'a.pdf', url: saved.url });
    fixture.backend.clock.set('2026-06-16T13:59:00Z');
    await sweep();
    expect(await fileRow(open.file_id)).toMatchObject({ status: 'uploading', removed: null });
    fixture.backend.clock.set('2026-06-16T14:00:01Z');
    await sweep();
    await sweep();
    for (const { file_id: file } of [open, loose]) {
      expect(await fileRow(file)).toMatchObject({ status: 'abandoned', removed: expect.any(Date) });
      expect(await objectOf(file)).toBeNull();
    }
    await expect(send(open.file_id, 1, pdf)).rejects.toMatchObject({ code: 'upload_over' });
    expect(await fileRow(saved.file_id)).toMatchObject({ status: 'stored', removed: null });
    expect(await objectOf(saved.file_id)).not.toBeNull();
  });

  test('says in the trail who began and finished it, and a repeated key begins it once', async () => {
    const { agent } = fixture.tenants.insurer;
    const { quoteId } = await aQuoteOf();
    const input = { table: 'quotes', id: quoteId, name: 'a.pdf', size: pdf.length };
    const idempotencyKey = randomUUID();
    const [first, again] = [
      await agent.ask(beginDocument, input, { idempotencyKey }),
      await agent.ask(beginDocument, input, { idempotencyKey }),
    ];
    expect(again.body).toBe(first.body);
    const rows = await selectRows(fixture.backend, 'select from files where quote_id = $1', [quoteId]);
    expect(rows).toHaveLength(1);
    const trail = await selectRows(
      fixture.backend,
      "select operation from audit_log where root_id = $1 and operation = 'begin_upload'",
      [quoteId],
    );
    expect(trail).toHaveLength(1);
  });
});
