import { logoPixels } from '@roadworthy/core/files/logo.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { boundQuote, aQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import fastify from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPdf } from '../documents/render-pdf.ts';
import { renderDocument } from '../documents/render-document.ts';
import { logoRoute } from '../http/routes/logo-route.ts';
import { organizationBrand } from './gather-letter-facts.ts';
import { eventHandlers } from '../registry.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { takePart } from '../files/take-part.ts';

vi.setConfig({ testTimeout: 60_000 });

const fixture = useFixture('logos');
const beginDocument = `mutation ($id: uuid!, $partner: uuid, $name: String!, $size: bigint!) {
  begin_logo_upload(organization_id: $id, partner_id: $partner, name: $name, byte_size: $size) { file_id } }`;
const finishDocument = 'mutation ($file: uuid!) { finish_logo_upload(file_id: $file) { status code } }';
const removeDocument =
  'mutation ($id: uuid!, $partner: uuid) { remove_logo(organization_id: $id, partner_id: $partner) { logo_url } }';

const drawn = (color: string, background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 600, height: 136, channels: 4, background } })
    .composite([
      {
        input: Buffer.from(`<svg width="400" height="100"><rect width="400" height="100" fill="${color}"/></svg>`),
        left: 20,
        top: 18,
      },
    ])
    .withExif({ IFD0: { Model: 'Camera of Dana' } })
    .png()
    .toBuffer();
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
let logo: Buffer;
beforeAll(async () => {
  logo = await drawn('#0b3d91', clear);
});

type Sent = { readonly bytes?: Buffer; readonly name?: string; readonly partner?: string; readonly of?: string };

type Ended = { readonly status: string; readonly code: string | null };

async function send(caller: Caller, { bytes = logo, name = 'logo.png', partner, of }: Sent = {}) {
  const id = of ?? caller.principal.organizationId;
  const begun = await caller.must<{ begin_logo_upload: { file_id: string } }>(beginDocument, {
    id,
    partner: partner ?? null,
    name,
    size: bytes.byteLength,
  });
  const fileId = begun.begin_logo_upload.file_id;
  await takePart(fixture.backend.platform, { organizationId: id ?? '', fileId, part: 1, bytes });
  // A busy machine opens files slowly: asked again, it goes on.
  for (let asked = 0; ; asked += 1) {
    const { finish_logo_upload: ended } = await caller.must<{ finish_logo_upload: Ended }>(finishDocument, {
      file: fileId,
    });
    if (ended.status !== 'checking' || asked === 5) return { fileId, ...ended };
  }
}

const logoOf = (table: 'organizations' | 'partners', key: string, id: string) =>
  selectOne<{ logo_url: string | null }>(fixture.backend, `select logo_url from ${table} where ${key} = $1`, [id]);

async function get(url: string) {
  const app = fastify();
  logoRoute(app, { platform: fixture.backend.platform });
  return app.inject({ url });
}

describe('the logo of an organization', () => {
  test('is drawn anew as it fits at the head of a page, and anybody may see it', async () => {
    const { owner, organization } = fixture.tenants.insurer;
    const { fileId, ...ended } = await send(owner);
    expect(ended).toEqual({ status: 'stored', code: null });
    const url = `/api/logos/${fileId}.png`;
    expect(await logoOf('organizations', 'organization_id', organization.organizationId)).toEqual({ logo_url: url });
    const shown = await get(url);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    const { width, height, hasAlpha, exif } = await sharp(shown.rawPayload).metadata();
    expect({ width, height, hasAlpha, exif }).toEqual({ ...logoPixels, hasAlpha: true, exif: undefined });
    expect(shown.rawPayload.includes('Camera of Dana')).toBe(false);
  });

  test('stands at the head of letters, and stays in those that were sent when another one follows', async () => {
    const { owner, organization } = fixture.tenants.insurer;
    const first = await send(owner);
    const { platform } = fixture.backend;
    const brand = await inOrganization(
      { platform, handlers: eventHandlers },
      organization.organizationId,
      systemRequest('letter'),
      (work) => organizationBrand({ ...work, platform }, organization.organizationId),
    );
    expect(brand.logo).toBe(`${platform.config.publicUrl}/api/logos/${first.fileId}.png`);
    await send(owner);
    expect((await get(`/api/logos/${first.fileId}.png`)).statusCode).toBe(200);
  });

  test('stands on documents, with who runs the platform', { timeout: 120_000 }, async () => {
    const { owner } = fixture.tenants.insurer;
    const { policyId } = await boundQuote(fixture.backend, aQuote());
    const { organization_id: organizationId } = await selectOne<{ organization_id: string }>(
      fixture.backend,
      'select organization_id from policies where policy_id = $1',
      [policyId],
    );
    const side = Object.values(fixture.tenants).find((one) => one.organization.organizationId === organizationId);
    await send(side?.owner ?? owner);
    const { document_id: documentId } = await selectOne<{ document_id: string }>(
      fixture.backend,
      "select document_id from documents where policy_id = $1 and document_type = 'declarations'",
      [policyId],
    );
    const letterheads: unknown[] = [];
    await renderDocument(
      { platform: fixture.backend.platform, handlers: eventHandlers },
      { documentId, organizationId },
      async (type, content, letterhead) => {
        letterheads.push(letterhead);
        const [plain, branded] = [await renderPdf(type, content), await renderPdf(type, content, letterhead)];
        expect(Buffer.from(plain).includes('/Subtype /Image')).toBe(false);
        expect(Buffer.from(branded).includes('/Subtype /Image')).toBe(true);
        return branded;
      },
    );
    expect(letterheads).toEqual([{ logo: expect.any(Uint8Array) }]);
  });

  test('may be a partner’s, and is taken away again', async () => {
    const { owner, organization } = fixture.tenants.insurer;
    const id = organization.organizationId;
    const { partner_id: partner } = await selectOne<{ partner_id: string }>(
      fixture.backend,
      "insert into partners (organization_id, slug, partner_name) values ($1, 'drawn-rv', 'Drawn RV') returning partner_id",
      [id],
    );
    const before = await logoOf('organizations', 'organization_id', id);
    const { fileId } = await send(owner, { partner });
    expect(await logoOf('partners', 'partner_id', partner)).toEqual({ logo_url: `/api/logos/${fileId}.png` });
    expect(await logoOf('organizations', 'organization_id', id)).toEqual(before);
    await owner.must(removeDocument, { id, partner });
    expect(await logoOf('partners', 'partner_id', partner)).toEqual({ logo_url: null });
    const mirror = fixture.tenants.mirror;
    const theirs = { id: mirror.organization.organizationId, partner };
    expect((await refusalOf(fixture.backend, mirror.owner, removeDocument, theirs)).code).toBe('not_found');
  });

  test('is sent by administrators, who see no other file', async () => {
    const { userId } = fixture.tenants.insurer.owner.principal;
    const role = 'global:organization_admin';
    const administrator = fixture.backend.as({
      userId: userId ?? '',
      role,
      email: 'a@b.example',
      name: 'Ada',
      organizationId: null,
    });
    const of = fixture.tenants.mirror.organization.organizationId;
    const { fileId, status } = await send(administrator, { of });
    expect(status).toBe('stored');
    const { files } = await administrator.must<{ files: object[] }>('{ files { file_id } }');
    const { count } = await selectOne<{ count: string }>(fixture.backend, 'select count(*) from files where for_logo');
    expect(files).toHaveLength(Number(count));
    const other = fixture.tenants.insurer.owner;
    expect((await refusalOf(fixture.backend, other, finishDocument, { file: fileId })).code).toBe('not_found');
  });

  test('is no drawing with scripts, no stamp, and can be seen on white', async () => {
    const { owner } = fixture.tenants.mirror;
    await selectRows(fixture.backend, "update files set created = created - interval '2 days' where for_logo");
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await send(owner, { bytes: svg })).toMatchObject({ status: 'refused', code: 'logo_kind_not_taken' });
    const polyglot = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')]);
    expect(await send(owner, { bytes: polyglot })).toMatchObject({ code: 'logo_kind_not_taken' });
    const small = await sharp(logo).resize(60, 14).png().toBuffer();
    expect(await send(owner, { bytes: small })).toMatchObject({ code: 'logo_too_small' });
    const pale = await drawn('#fff7cc', clear);
    expect(await send(owner, { bytes: pale })).toMatchObject({ code: 'logo_too_pale' });
    const dark = await drawn('#ffffff', '#12211e');
    expect(await send(owner, { bytes: dark })).toMatchObject({ status: 'stored' });
  });

  test.each(['nothing', '00000000-0000-7000-8000-000000000000.png', '..%2f..%2fetc'])('is not %s', async (file) => {
    expect((await get(`/api/logos/${file}`)).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('is no other file', async () => {
    const { file_id } = await selectOne<{ file_id: string }>(
      fixture.backend,
      "select file_id from files where for_logo and status = 'refused' limit 1",
    );
    expect((await get(`/api/logos/${file_id}.png`)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
