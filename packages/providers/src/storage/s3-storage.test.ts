import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3StandIn, startS3 } from '../testing/s3-stand-in.ts';
import { createS3Storage } from './s3-storage.ts';

let bucket: S3StandIn;
beforeAll(async () => {
  bucket = await startS3();
});
afterAll(() => bucket.close());

describe('storage in a bucket', () => {
  test('signs its requests: without the right key nothing is kept', async () => {
    const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'another' };
    const stranger = createS3Storage({ ...bucket.account, credentials });
    await expect(stranger.put('a/b', Buffer.from('x'), 'text/plain')).rejects.toThrow(/SignatureDoesNotMatch/);
    await expect(stranger.get('a/b')).rejects.toThrow(/SignatureDoesNotMatch/);
    expect(bucket.keys()).toEqual([]);
  });

  test('completes once, although the answer to it was lost', async () => {
    const storage = createS3Storage(bucket.account);
    const upload = await storage.beginUpload('lost/answer');
    const mark = await storage.putPart('lost/answer', upload, 1, Buffer.from('kept'));
    bucket.loseNextCompletion();
    await storage.completeUpload('lost/answer', upload, [mark]);
    expect(Buffer.from((await storage.get('lost/answer')) ?? []).toString()).toBe('kept');
    expect(bucket.openUploads()).toBe(0);
  });

  test('names the bucket that is not there', async () => {
    const storage = createS3Storage({ ...bucket.account, bucket: 'elsewhere' });
    await expect(storage.put('a/b', Buffer.from('x'), 'text/plain')).rejects.toThrow(/NoSuchBucket/);
  });
});
