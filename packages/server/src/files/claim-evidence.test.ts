import type { Caller } from '@roadworthy/testkit/caller.ts';
import { examplePhoto } from '@roadworthy/testkit/example-photo.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { film, picture } from '../../test/boxed-files.ts';
import { takePart } from './take-part.ts';

const fixture = useFixture('claim evidence');
const beginDocument = `mutation ($id: uuid!, $name: String!, $size: bigint!, $keep: Boolean) {
  begin_claim_upload(claim_id: $id, name: $name, byte_size: $size, keep_position: $keep) { file_id url parts } }`;
const finishDocument = 'mutation ($file: uuid!) { finish_claim_upload(file_id: $file) { status code } }';
const attachDocument = `mutation ($id: uuid!, $url: String!) {
  create_claim_attachment(claim_id: $id, name: "roof.jpg", url: $url) { claim_attachment_id } }`;
const readDocument = `{ claim_attachments { name url file { byte_size content_type taken } } }`;
type Read = {
  claim_attachments: {
    name: string;
    url: string;
    file: { byte_size: number; content_type: string; taken: string | null } | null;
  }[];
};

let photo: Buffer;
let networks = 0;
beforeAll(async () => {
  const plain = await examplePhoto('Roof');
  photo = await sharp(plain)
    .keepMetadata()
    .withExifMerge({ IFD2: { DateTimeOriginal: '2026:06:14 16:31:07' } })
    .toBuffer();
});

async function started(): Promise<string> {
  const { start_claim: claim } = await fixture.backend
    .anonymous()
    .must<{ start_claim: { claim_id: string } }>(
      'mutation { start_claim { claim_id } }',
      {},
      { ip: `203.0.113.${(networks += 1)}` },
    );
  return claim.claim_id;
}
const bearer = (id: string) => fixture.backend.bearerOfClaim(id);

async function begin(caller: Caller, id: string, name: string, bytes: Buffer, keep = false): Promise<string> {
  const { begin_claim_upload: begun } = await caller.must<{ begin_claim_upload: { file_id: string } }>(beginDocument, {
    id,
    name,
    size: bytes.byteLength,
    keep,
  });
  const { organization_id: organizationId } = await selectOne<{ organization_id: string }>(
    fixture.backend,
    'select organization_id from files where file_id = $1',
    [begun.file_id],
  );
  await takePart(fixture.backend.platform, { organizationId, fileId: begun.file_id, part: 1, bytes });
  return begun.file_id;
}
/** Until it is stored: one that takes longer than its caller waits goes on without them. */
async function finish(caller: Caller, file: string): Promise<void> {
  await caller.must(finishDocument, { file });
  await vi.waitFor(
    async () => {
      const text = 'select status from files where file_id = $1';
      const { status } = await selectOne<{ status: string }>(fixture.backend, text, [file]);
      expect(status).toBe('stored');
    },
    { timeout: 60_000, interval: 100 },
  );
}
async function send(caller: Caller, id: string, bytes: Buffer, keep = false): Promise<string> {
  const file = await begin(caller, id, 'roof.jpg', bytes, keep);
  await finish(caller, file);
  await caller.must(attachDocument, { id, url: `/api/v1/files/${file}` });
  return file;
}
async function bytesOf(file: string): Promise<Buffer> {
  const { storage_key: key } = await selectOne<{ storage_key: string }>(
    fixture.backend,
    'select storage_key from files where file_id = $1',
    [file],
  );
  const bytes = await fixture.backend.platform.storage.get(key);
  if (bytes === null) throw new Error('There are no bytes');
  return Buffer.from(bytes);
}

describe('evidence of a loss', () => {
  test('comes without an account, is shown with the time of its camera, and no longer says where it was taken', async () => {
    const id = await started();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Telephone');
    const file = await send(bearer(id), id, photo);
    const { claim_attachments: shown } = await bearer(id).must<Read>(readDocument);
    expect(shown).toMatchObject([
      {
        name: 'roof.jpg',
        url: `/api/v1/files/${file}`,
        file: { content_type: 'image/jpeg', taken: '2026-06-14T16:31' },
      },
    ]);
    expect((await sharp(await bytesOf(file)).metadata()).exif).toBeUndefined();
  });

  test('keeps its position where whoever sends it wants that', async () => {
    const id = await started();
    const file = await send(bearer(id), id, photo, true);
    expect(await bytesOf(file)).toEqual(photo);
    expect((await bearer(id).must<Read>(readDocument)).claim_attachments[0]?.file?.taken).toBe('2026-06-14T16:31');
  });

  test('says where it was taken no more, also where it is a film or a picture that is not drawn anew', async () => {
    const id = await started();
    for (const bytes of [film(), picture()]) {
      expect(bytes.toString('latin1')).toContain('40.7128');
      const sent = await bytesOf(await send(bearer(id), id, bytes));
      expect(sent.byteLength).toBe(bytes.byteLength);
      expect(sent.toString('latin1')).not.toContain('0.7128');
      expect(sent.toString('latin1')).toContain('what is seen');
      expect(await bytesOf(await send(bearer(id), id, bytes, true))).toEqual(bytes);
    }
    const { claim_attachments: shown } = await bearer(id).must<Read>(readDocument);
    expect(shown.map(({ file }) => file?.content_type)).toEqual(['video/mp4', 'video/mp4', 'image/heic', 'image/heic']);
  });

  test('is not found by whoever has the link of another claim, at any step', async () => {
    const [id, other] = [await started(), await started()];
    const stranger = bearer(other);
    expect(
      await refusalOf(fixture.backend, stranger, beginDocument, { id, name: 'roof.jpg', size: 9, keep: false }),
    ).toEqual({ code: 'not_found' });
    const file = await begin(bearer(id), id, 'roof.jpg', photo);
    expect(await refusalOf(fixture.backend, stranger, finishDocument, { file })).toEqual({ code: 'not_found' });
    await finish(bearer(id), file);
    const url = `/api/v1/files/${file}`;
    expect(await refusalOf(fixture.backend, stranger, attachDocument, { id, url })).toEqual({ code: 'not_found' });
    expect((await refusalOf(fixture.backend, stranger, attachDocument, { id: other, url })).code).toBe('file_not_here');
    const person = someone(fixture.backend, 'global:user');
    expect(await refusalOf(fixture.backend, person, attachDocument, { id, url })).toEqual({ code: 'not_found' });
    expect((await stranger.must<Read>(readDocument)).claim_attachments).toEqual([]);
  });

  test('has twenty-five files at most, however many bearers of its link send at once', async () => {
    const id = await started();
    const sent = await Promise.all(
      Array.from({ length: 27 }, (_one, place) =>
        bearer(id).ask(beginDocument, { id, name: `${place}.jpg`, size: 10, keep: false }),
      ),
    );
    const refused = sent.flatMap(({ errors }) => errors.map(({ extensions }) => extensions?.['code']));
    expect(refused).toEqual(['record_full', 'record_full']);
  });

  test('counts by the bytes of a day too, refused files among them', async () => {
    const id = await started();
    await bearer(id).must(beginDocument, { id, name: 'a.mp4', size: 200 * 1024 * 1024, keep: false });
    await selectRows(
      fixture.backend,
      "update files set status = 'refused', byte_size = 25 * 200 * 1024 * 1024::bigint where claim_id = $1",
      [id],
    );
    expect(
      await refusalOf(fixture.backend, bearer(id), beginDocument, { id, name: 'b.jpg', size: 9, keep: false }),
    ).toEqual({ code: 'bytes_of_day_spent' });
  });

  test('is not added to a claim that is over', async () => {
    const id = await started();
    await selectRows(
      fixture.backend,
      `update claims set status = 'withdrawn', claim_number = 'CL-999998-1', filed = app_now(), type_of_loss = 'glass',
        incident_date = '2026-06-14' where claim_id = $1`,
      [id],
    );
    expect(
      await refusalOf(fixture.backend, bearer(id), beginDocument, { id, name: 'b.jpg', size: 9, keep: false }),
    ).toEqual({ code: 'claim_withdrawn' });
  });

  test('leaves an entry in the timeline of its claim, which who reported it reads', async () => {
    const id = await started();
    await send(bearer(id), id, photo);
    expect(await bearer(id).must('{ timeline_entries { kind facts } }')).toEqual({
      timeline_entries: [{ kind: 'file_stored', facts: { name: 'roof.jpg' } }],
    });
  });
});
