import { agentPhotoPixels } from '@roadworthy/core/files/agent-photo.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { examplePhoto } from '@roadworthy/testkit/example-photo.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';
import { takePart } from './take-part.ts';

const fixture = useFixture('picture of an agent');
const beginDocument = `mutation ($name: String!, $size: bigint!) { begin_agent_photo(name: $name, byte_size: $size) { file_id url } }`;
const finishDocument = 'mutation ($file: uuid!) { finish_agent_photo(file_id: $file) { status code } }';
const removeDocument = 'mutation { remove_agent_photo { photo_url } }';
const cardDocument = 'query ($id: uuid!) { agent_profiles(where: { user_id: { _eq: $id } }) { photo_url } }';

let photo: Buffer;
beforeAll(async () => {
  const plain = await examplePhoto('Dana', '#5b7c8d', 900);
  photo = await sharp(plain)
    .resize(900, 600, { fit: 'cover' })
    .withExif({ IFD0: { Model: 'Camera of Dana' } })
    .jpeg()
    .toBuffer();
});

async function send(agent: Caller, bytes = photo, name = 'me.jpg') {
  const { begin_agent_photo } = await agent.must<{ begin_agent_photo: { file_id: string } }>(beginDocument, {
    name,
    size: bytes.byteLength,
  });
  const fileId = begin_agent_photo.file_id;
  const { organization_id: organizationId } = await selectOne<{ organization_id: string }>(
    fixture.backend,
    'select organization_id from files where file_id = $1',
    [fileId],
  );
  await takePart(fixture.backend.platform, { organizationId, fileId, part: 1, bytes });
  const { finish_agent_photo } = await agent.must<{ finish_agent_photo: object }>(finishDocument, { file: fileId });
  return { fileId, ...finish_agent_photo };
}

const photoOf = async (agent: Caller, reader = agent) =>
  (
    await reader.must<{ agent_profiles: { photo_url: string | null }[] }>(cardDocument, {
      id: agent.principal.userId,
    })
  ).agent_profiles[0]?.photo_url;
const keyOf = async (fileId: string) =>
  (
    await selectOne<{ storage_key: string }>(fixture.backend, 'select storage_key from files where file_id = $1', [
      fileId,
    ])
  ).storage_key;
const bytesAt = (key: string) => fixture.backend.platform.storage.get(key);

describe('the picture of an agent', () => {
  test('is the upright square of its middle, with nothing of the camera in it, and stands on the card', async () => {
    const { agent } = fixture.tenants.insurer;
    const { fileId, ...answer } = await send(agent);
    expect(answer).toEqual({ status: 'stored', code: null });
    expect(await photoOf(agent)).toBe(`/api/v1/files/${fileId}`);
    const stored = Buffer.from((await bytesAt(await keyOf(fileId))) ?? []);
    const { width, height, exif, format } = await sharp(stored).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: agentPhotoPixels,
      height: agentPhotoPixels,
      format: 'jpeg',
      exif: undefined,
    });
    expect(stored.includes('Camera of Dana')).toBe(false);
    expect(await bytesAt(`organizations/${agent.principal.organizationId}/files/${fileId}`)).toBeNull();
  });

  test('is seen by customers of the agent and by nobody else outside', async () => {
    const { agent } = fixture.tenants.insurer;
    const { fileId } = await send(agent);
    const quote = await startQuote(fixture.backend, aQuote());
    const file = 'query ($id: uuid!) { files_by_pk(id: $id) { name } }';
    expect(await quote.customer.must(file, { id: fileId })).toEqual({ files_by_pk: null });
    await selectRows(fixture.backend, 'update quotes set assigned_agent_id = $2 where quote_id = $1', [
      quote.quoteId,
      agent.principal.userId,
    ]);
    expect(await quote.customer.must(file, { id: fileId })).toEqual({ files_by_pk: { name: 'portrait.jpg' } });
    expect(await photoOf(agent, quote.customer)).toBe(`/api/v1/files/${fileId}`);
    expect(await fixture.tenants.mirror.agent.must(file, { id: fileId })).toEqual({ files_by_pk: null });
  });

  test('takes the place of the former one, whose bytes the next purge removes; so does taking it off', async () => {
    const { agent } = fixture.tenants.mirror;
    const first = await send(agent);
    const second = await send(agent);
    expect(await photoOf(agent)).toBe(`/api/v1/files/${second.fileId}`);
    expect(await agent.must(removeDocument)).toEqual({ remove_agent_photo: { photo_url: null } });
    fixture.backend.clock.set('2026-06-17T14:00:00Z');
    await jobHandlers(fixture.backend.platform)['purge-uploads']?.({});
    for (const { fileId } of [first, second]) expect(await bytesAt(await keyOf(fileId))).toBeNull();
  });

  test('is no drawing, no film and no stamp', async () => {
    const { agent } = fixture.tenants.insurer;
    expect(await send(agent, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 'refused',
      code: 'photo_kind_not_taken',
    });
    const small = await sharp(photo).resize(120, 120).png().toBuffer();
    expect(await send(agent, small, 'me.png')).toMatchObject({ status: 'refused', code: 'photo_too_small' });
  });

  test('is ended by its own operation alone', async () => {
    const { agent } = fixture.tenants.insurer;
    const { begin_agent_photo } = await agent.must<{ begin_agent_photo: { file_id: string } }>(beginDocument, {
      name: 'me.jpg',
      size: 9,
    });
    const document = 'mutation ($file: uuid!) { finish_upload(file_id: $file) { status } }';
    expect((await refusalOf(fixture.backend, agent, document, { file: begin_agent_photo.file_id })).code).toBe(
      'not_found',
    );
    const archive = 'mutation ($file: uuid!) { archive_file(file_id: $file) { name } }';
    expect((await refusalOf(fixture.backend, agent, archive, { file: begin_agent_photo.file_id })).code).toBe(
      'not_found',
    );
  });
});
