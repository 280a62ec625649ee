import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type S3Keys = { readonly accessKeyId: string; readonly secretAccessKey: string };

const hash = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

type Signed = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
};

/** What is wrong with a request's signature (AWS Signature Version 4, in the header), as S3 names it; null: nothing. */
export function signatureProblem({ method, url, headers, body }: Signed, keys: S3Keys): string | null {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (match === null) return 'AccessDenied';
  const [, id = '', day = '', region = '', names = '', signature] = match;
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const payload = headers['x-amz-content-sha256'];
  if (payload !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, url.pathname, query, lines.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(sign, sign(sign(`AWS4${keys.secretAccessKey}`, day), region));
  return sign(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
