import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SpecimenPolicy } from '@roadworthy/core/documents/specimen-policy.ts';
import type { LayOut } from '../../documents/render-pdf.ts';
import { createApp } from '../create-app.ts';
import { specimenRoute } from './specimen-route.ts';

const fixture = useFixture('specimens');
let app: FastifyInstance;
let laidOut: SpecimenPolicy[] = [];
/** Lays a specimen out as its plain words: how pages look is the business of others. */
const plainly: LayOut = async (_type, content) => {
  laidOut.push(content as SpecimenPolicy);
  return new TextEncoder().encode(JSON.stringify(content));
};
beforeAll(async () => {
  const { platform } = fixture.backend;
  app = await createApp(platform.config, platform.log, () => undefined);
  specimenRoute(app, { platform }, plainly);
});
afterAll(() => app.close());

const read = (address: string, headers = {}) =>
  app.inject({ method: 'GET', url: `/api/specimens/${address}`, headers });

describe('the specimen of a policy', () => {
  test('is read by anybody, as what the insurer sells today, and laid out once for all who ask', async () => {
    laidOut = [];
    const [one, other] = await Promise.all([read('personal/en-us'), read('personal/en-us')]);
    expect([one.statusCode, one.headers['content-type'], one.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'public, max-age=3600',
    ]);
    expect(one.headers['content-disposition']).toContain('inline; filename="Recreational vehicle policy');
    expect(other.body).toBe(one.body);
    expect(laidOut).toHaveLength(1);
    const [insurer] = await selectRows<{ name: string }>(
      fixture.backend,
      'select name from organizations where is_platform',
    );
    expect(one.json<SpecimenPolicy>()).toMatchObject({ seller: insurer?.name, locale: 'en-US' });
  });

  test('says in French what it says in English', async () => {
    const [english, french] = await Promise.all([read('personal/en-us'), read('personal/fr-ca')]);
    const parts = french.json<SpecimenPolicy>().parts;
    expect(parts.length).toBe(english.json<SpecimenPolicy>().parts.length);
    expect(french.json<SpecimenPolicy>().title).toMatch(/^Police .*spécimen/);
  });

  test('need not be fetched again by whoever has it', async () => {
    const { headers } = await read('personal/en-us');
    expect((await read('personal/en-us', { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  test.each(['personal/de-de', 'nothing/en-us', 'aviva/en-us', 'personal/..%2Fen-us'])(
    'there is none at %s',
    async (address) => {
      expect((await read(address)).statusCode).toBe(404);
    },
  );

  test('is gone with its product', async () => {
    const archive = (when: string) =>
      fixture.backend.owner.pool.query(`update products set archived = ${when} where provider = 'personal'`);
    await archive('now()');
    expect((await read('personal/en-us')).statusCode).toBe(404);
    await archive('null');
    expect((await read('personal/en-us')).statusCode).toBe(200);
  });

  test('that could not be laid out is tried again by the next who asks', async () => {
    const { platform } = fixture.backend;
    const other = await createApp(platform.config, platform.log, () => undefined);
    let tries = 0;
    specimenRoute(other, { platform }, async (...requested) => {
      tries += 1;
      if (tries === 1) throw new Error('The thread ended');
      return plainly(...requested);
    });
    const ask = async () => (await other.inject({ method: 'GET', url: '/api/specimens/personal/en-us' })).statusCode;
    expect([await ask(), await ask()]).toEqual([500, 200]);
    await other.close();
  });
});
