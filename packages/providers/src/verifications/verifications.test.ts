import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerificationQuestion } from '@roadworthy/core/quoting/verifications/asked.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { connectVendor, type VendorLine } from './connect-vendor.ts';
import { VerificationUnansweredError, type VerificationVendor } from './port.ts';
import { createSimulatedVendor } from './simulated-vendor.ts';
import { readVendorAnswer, UnreadableAnswerError } from './vendor-answer.ts';

const question = (changes: Partial<VerificationQuestion> = {}): VerificationQuestion => ({
  kind: 'mvr',
  firstName: 'Ada',
  lastName: 'Moreno',
  businessName: null,
  birthdate: day('1968-03-09'),
  licenseNumber: 'OH123456',
  licenseArea: 'OH',
  email: null,
  postalCode: null,
  administrativeArea: null,
  ...changes,
});

const now = () => new Date('2026-06-15T12:00:00Z');

function simulated(line: VendorLine = {}, directory = temporaryFolder()) {
  const vendor = createSimulatedVendor({ directory, now, slowMs: 20 });
  return { vendor, directory, verifier: connectVendor(vendor, { backoffMs: 1, ...line }) };
}

/** A vendor that gives its answers one after the other, the last one for ever; null is one that never comes. */
function scripted(answers: readonly (string | Error | null)[], line: VendorLine = {}) {
  const keys: string[] = [];
  const vendor: VerificationVendor = {
    provider: 'scripted',
    async request(key, _question, signal) {
      const answer = answers[keys.length] ?? answers.at(-1);
      keys.push(key);
      if (answer instanceof Error) throw answer;
      if (answer !== null) return answer ?? '';
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    },
  };
  return { keys, verifier: connectVendor(vendor, { backoffMs: 1, timeoutMs: 30, ...line }) };
}

const failure = async (asking: Promise<unknown>) => {
  const error = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof VerificationUnansweredError ? error.kind : error;
};

describe('the simulated vendor', () => {
  test.each([
    ['Moreno', []],
    ['Points', ['S15', 'M14']],
    ['Reckless', ['M84', null]],
  ])('answers about %s with a record of %o', async (lastName, codes) => {
    const { verifier } = simulated();
    const answer = await verifier.ask(randomUUID(), question({ lastName }));
    if (answer.status !== 'ok' || answer.result.kind !== 'mvr') throw new Error('There is a record');
    expect(answer.result.found.entries.map(({ code }) => code)).toEqual(codes);
    expect(answer.result.found).toMatchObject({ lastName, license: { number: 'OH123456', status: 'valid' } });
  });

  test.each([
    ['Mismatch', 'mvr', { lastName: 'Somebody' }],
    ['Suspended', 'mvr', { license: { status: 'suspended' } }],
    ['Moreno', 'frs', { score: 850 }],
    ['Lowscore', 'frs', { score: 540, reasonCodes: ['R01', 'R03', 'R04'] }],
    ['Moreno', 'tas', { flags: [] }],
    ['Fraud', 'tas', { flags: ['made_up_identity', 'new_phone'] }],
    ['Slow', 'tas', { flags: [] }],
  ] as const)('answers about %s and %s with %o', async (lastName, kind, found) => {
    const answer = await simulated().verifier.ask(randomUUID(), question({ lastName, kind }));
    expect(answer).toMatchObject({ status: 'ok', result: { kind, found } });
  });

  test.each([
    [{ lastName: 'Timeout' }, 'timeout'],
    [{ lastName: 'Malformed' }, 'error'],
    [{ lastName: 'Down' }, 'error'],
    [{ licenseNumber: 'A00408' }, 'timeout'],
    [{ licenseNumber: 'A00422' }, 'error'],
    [{ licenseNumber: 'A00503' }, 'error'],
  ] as const)('does not answer about %o', async (changes, kind) => {
    expect(await failure(simulated().verifier.ask(randomUUID(), question(changes)))).toBe(kind);
  });

  test('knows nobody called Nohit, and no license that ends with 00404', async () => {
    const { verifier } = simulated();
    for (const changes of [{ lastName: 'Nohit' }, { licenseNumber: 'A00404' }])
      expect(await verifier.ask(randomUUID(), question(changes))).toMatchObject({ status: 'no_hit' });
  });

  test('charges once for a key, however often and from wherever it is asked, and keeps nothing of anybody', async () => {
    const { verifier, vendor, directory } = simulated();
    const other = simulated({}, directory);
    const key = randomUUID();
    const requested = await Promise.all(
      [verifier, other.verifier, verifier].map((one) => one.ask(key, question({ lastName: 'Points' }))),
    );
    expect(new Set(requested.map((answer) => answer.raw)).size).toBe(1);
    expect(await vendor.billed()).toBe(1);
    await verifier.ask(randomUUID(), question());
    expect(await other.vendor.billed()).toBe(2);
    const stored = readdirSync(join(directory, 'answers')).map((file) =>
      readFileSync(join(directory, 'answers', file), 'utf8'),
    );
    expect(new Set(stored)).toEqual(new Set(['2026-06-15']));
  });
});

describe('the line to a vendor', () => {
  const noHit = '{"status":"no_hit"}';

  test('asks once more under the same key, and not for what it could not read', async () => {
    const { keys, verifier } = scripted([new Error('down'), noHit]);
    expect(await verifier.ask('key-1', question())).toMatchObject({ status: 'no_hit' });
    expect(keys).toEqual(['key-1', 'key-1']);
    const unreadable = scripted(['<html>']);
    expect(await failure(unreadable.verifier.ask('key-2', question()))).toBe('error');
    expect(unreadable.keys).toHaveLength(1);
  });

  test('waits no longer than its time', async () => {
    expect(await failure(scripted([null]).verifier.ask('key-1', question()))).toBe('timeout');
  });

  test('asks nobody for a while after several questions in a row without an answer', async () => {
    const { keys, verifier } = scripted([new Error('down')], { failures: 2, attempts: 0 });
    await failure(verifier.ask('key-1', question()));
    await failure(verifier.ask('key-2', question()));
    expect(await failure(verifier.ask('key-3', question()))).toBe('timeout');
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  test('says what the trouble is, and never about whom', async () => {
    const heard: string[] = [];
    const { verifier } = scripted(['<html>Ada Moreno</html>'], { onTrouble: ({ what }) => heard.push(what) });
    await failure(verifier.ask('key-1', question()));
    expect(heard).toHaveLength(1);
    expect(heard.join(' ')).not.toMatch(/Moreno|OH123456/);
  });
});

describe('an answer of a vendor', () => {
  const ok = (report: unknown) => JSON.stringify({ status: 'ok', report });

  test.each([
    ['no text', ''],
    ['no JSON', '<html>'],
    ['another status', '{"status":"maybe"}'],
    ['no report', '{"status":"ok"}'],
    ['more than was agreed', '{"status":"no_hit","name":"Ada"}'],
    ['a score beyond the range', ok({ score: 1200, reason_codes: [] })],
    ['a score that is a text', ok({ score: '800', reason_codes: [] })],
    ['too many reasons', ok({ score: 800, reason_codes: ['A', 'B', 'C', 'D', 'E'] })],
    ['a reason of another form', ok({ score: 800, reason_codes: ['late; payments'] })],
    ['a report of another kind', ok({ flags: [] })],
  ])('that is %s is not read', (_what, raw) => {
    expect(() => readVendorAnswer('frs', raw)).toThrow(UnreadableAnswerError);
  });

  test('that has a day that is none, or a flag that nobody knows, is not read', () => {
    expect(() => readVendorAnswer('tas', ok({ flags: ['tall'] }))).toThrow(UnreadableAnswerError);
    const license = {
      number: 'OH1',
      state: 'OH',
      class: null,
      status: 'valid',
      issued: '2026-02-30',
      expires: null,
      restrictions: [],
    };
    const report = { first_name: 'Ada', last_name: 'Moreno', license, entries: [] };
    expect(() => readVendorAnswer('mvr', ok(report))).toThrow(UnreadableAnswerError);
    expect(readVendorAnswer('mvr', ok({ ...report, license: { ...license, issued: null } })).status).toBe('ok');
  });
});
