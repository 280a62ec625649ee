import { createHash } from 'node:crypto';
import { partBytes } from '@roadworthy/core/files/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { RequestError } from '../../../data/requests/request-error.ts';
import type { UnfinishedFileFragment } from '../../../generated/documents.ts';
import { FileRefusedError, fittingName, sameUpload, uploadFile, type UploadCalls } from './upload-file.ts';

const size = 2 * partBytes + 10;
const bytes = Buffer.concat([Buffer.alloc(partBytes, 1), Buffer.alloc(partBytes, 2), Buffer.alloc(10, 3)]);
const film = new File([bytes], 'film.mp4');
const digestOf = (part: Uint8Array) => createHash('sha256').update(part).digest('hex');
const broken = () => new RequestError('The network is down', { info: null, status: 0 });
const refusal = new RequestError('No', {
  info: [{ message: 'No', extensions: { code: 'record_full' } }],
  status: 200,
});

/** A server that is told what fails, and remembers what it was asked. */
function server(more: Partial<UploadCalls> = {}) {
  const requested: string[] = [];
  const calls: UploadCalls = {
    async begin(name, bytesOfFile) {
      requested.push(`begin ${name} ${bytesOfFile}`);
      return 'f1';
    },
    async send(url, part, blob, onProgress) {
      requested.push(`send ${url} ${part} ${blob.size}`);
      onProgress(blob.size);
    },
    async finish(file) {
      requested.push(`finish ${file}`);
      return { status: 'stored', message: null };
    },
    statusOf: async () => ({ status: 'stored', problem: null }),
    async attach(name, url) {
      requested.push(`attach ${name} ${url}`);
    },
    digest: async (blob) => digestOf(new Uint8Array(await blob.arrayBuffer())),
    async wait(milliseconds) {
      requested.push(`wait ${milliseconds}`);
    },
    ...more,
  };
  return { requested, calls };
}

const stopped = (more: Partial<UnfinishedFileFragment> = {}): UnfinishedFileFragment => ({
  file_id: 'f1',
  name: 'film.mp4',
  byte_size: size,
  status: 'uploading',
  file_parts: [],
  ...more,
});
const end = ['finish f1', 'attach film.mp4 /api/v1/files/f1'];
const partOf = (part: number) => `send /api/v1/files/f1 ${part} ${part === 3 ? 10 : partBytes}`;

describe('a file', () => {
  test('goes in parts, and then is part of its record', async () => {
    const { requested, calls } = server();
    const sent: number[] = [];
    await uploadFile(film, undefined, calls, (now) => sent.push(now));
    expect(requested).toEqual([`begin film.mp4 ${size}`, partOf(1), partOf(2), partOf(3), ...end]);
    expect(sent.at(-1)).toBe(size);
    expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  });

  test('goes on where it stopped; a part of another content is sent again', async () => {
    const { requested, calls } = server();
    const file_parts = [
      { part: 1, sha256: digestOf(bytes.subarray(0, partBytes)) },
      { part: 2, sha256: digestOf(Buffer.from('another film')) },
    ];
    await uploadFile(film, stopped({ file_parts }), calls, () => undefined);
    expect(requested).toEqual([partOf(2), partOf(3), ...end]);
  });

  test('is sent whole again where the browser cannot compare', async () => {
    const { requested, calls } = server({ digest: async () => null });
    const file_parts = [{ part: 1, sha256: digestOf(bytes.subarray(0, partBytes)) }];
    await uploadFile(film, stopped({ file_parts }), calls, () => undefined);
    expect(requested).toEqual([partOf(1), partOf(2), partOf(3), ...end]);
  });

  test('that is stored already only has to become part of its record', async () => {
    const { requested, calls } = server();
    await uploadFile(film, stopped({ status: 'stored' }), calls, () => undefined);
    expect(requested).toEqual(end.slice(1));
  });

  test('waits longer and longer for a connection that broke, and sends that part again', async () => {
    let failures = 3;
    const tried: number[] = [];
    const { requested, calls } = server({
      async send(_url, part) {
        tried.push(part);
        if (part === 2 && failures-- > 0) throw broken();
      },
    });
    await uploadFile(film, undefined, calls, () => undefined);
    expect(tried).toEqual([1, 2, 2, 2, 2, 3]);
    expect(requested.filter((one) => one.startsWith('wait'))).toEqual(['wait 1000', 'wait 2000', 'wait 4000']);
  });

  test('gives up on what the server refuses, at once', async () => {
    const { requested, calls } = server({ begin: () => Promise.reject(refusal) });
    await expect(uploadFile(film, undefined, calls, () => undefined)).rejects.toBe(refusal);
    expect(requested).toEqual([]);
  });

  test('that is still looked at is waited for', async () => {
    const answers = ['checking', 'quarantined', 'stored'];
    const { calls } = server({
      finish: async () => ({ status: 'checking', message: null }),
      statusOf: async () => ({ status: answers.shift() ?? '', problem: null }),
    });
    await uploadFile(film, undefined, calls, () => undefined);
    expect(answers).toEqual([]);
  });

  test('that is refused after it was waited for is refused with its reason', async () => {
    const answers = ['quarantined', 'refused'];
    const { calls } = server({
      finish: async () => ({ status: 'checking', message: null }),
      statusOf: async () => ({ status: answers.shift() ?? '', problem: 'file_infected' }),
    });
    await expect(uploadFile(film, undefined, calls, () => undefined)).rejects.toMatchObject({ code: 'file_infected' });
  });

  test('that is not what it says is refused in the server’s words', async () => {
    const { calls } = server({ finish: async () => ({ status: 'refused', message: 'We take PDF.' }) });
    const upload = uploadFile(film, undefined, calls, () => undefined);
    await expect(upload).rejects.toThrow(FileRefusedError);
    await expect(upload).rejects.toThrow('We take PDF.');
  });
});

describe('the name of a file', () => {
  test.each([
    ['roof.jpg', 'roof.jpg'],
    [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(95)}….pdf`],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
  ])('%s fits as %s', (name, fitting) => {
    expect(fittingName(name)).toBe(fitting);
    expect([...fittingName(name)].length).toBeLessThanOrEqual(100);
  });

  test('and its size say which upload stopped', () => {
    const others = [stopped({ name: 'other.mp4' }), stopped({ byte_size: size + 1 })];
    expect(sameUpload(film, others)).toBeUndefined();
    expect(sameUpload(film, [...others, stopped()])).toEqual(stopped());
  });
});
