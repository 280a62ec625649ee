import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { deriveSecrets } from '../settings/secrets.ts';
import { claimToken, quoteToken } from '../tokens/tokens.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const to = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLog({ level: 'info', name: 'test' }, to));
  return text;
}

const secrets = deriveSecrets('a master secret of thirty-two letters');
const id = '0198a0f0-0000-7000-8000-000000000001';
const tokens = [quoteToken(secrets, id, 1), claimToken(secrets, id, 1)];
const apiKey = `rwk_${'Canary-_9'.repeat(5)}`;
const canaries = ['marta.canary@example.com', 'hunter2-canary', '4242 4242 4242 4242', ...tokens, apiKey];

test.each(canaries)('a line holds no %s, wherever it is put', (canary) => {
  const text = logged((log) => {
    log.info({ email: canary, password: canary, headers: { authorization: canary, cookie: `x=${canary}` } }, 'one');
    log.info({ variables: { deep: [canary] }, card: { number: canary }, quote_token: canary }, 'two');
    log.child({ otp: canary, 'x-api-key': canary, headers: { 'x-api-key': canary } }).info('three');
    log.info({ headers: { 'x-api-key': canary }, apiKey: canary, api_key: canary, key_hash: canary }, 'also');
    if (canary !== 'hunter2-canary') {
      log.info({ detail: `Key (email)=(${canary}) exists` }, `with ${canary} in the message`);
      log.error({ err: new Error(`no ${canary}`, { cause: new Error(canary) }) }, 'four');
      log.warn('%s', canary);
      log.info({ url: `/resume?token=${encodeURIComponent(canary)}` });
    }
  });
  expect(text.split('\n').length).toBeGreaterThan(3);
  expect(text).not.toContain(canary);
});

test('a line says when, how bad, where and what', () => {
  const line = JSON.parse(logged((log) => log.child({ reqId: 'r-1' }).warn({ status: 503 }, 'late')));
  expect(line).toMatchObject({ level: 'warn', name: 'test', reqId: 'r-1', status: 503, msg: 'late' });
  expect(Date.parse(line.time)).not.toBeNaN();
});

test('an error of the database tells its code and not the row', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Canary) exists' });
  const text = logged((log) => log.error({ err: error }, 'failed'));
  expect(text).toContain('23505');
  expect(text).not.toContain('Canary');
});
