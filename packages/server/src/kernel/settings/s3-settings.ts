import type { S3Account } from '@roadworthy/providers/storage/s3-connection.ts';
import { z } from 'zod';

/** The settings of a bucket for stored files. */
export const s3Settings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('Bucket that stored files go to, at Amazon or wherever S3 is spoken. Unset: they stay in DATA_DIR.'),
  S3_REGION: z
    .string()
    .optional()
    .describe('Region of the bucket, such as ca-central-1. Required with S3_BUCKET, unless S3_ENDPOINT is set.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe('Address of another storage that speaks S3. Unset: Amazon.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Access key of the bucket. Unset: the identity of the machine, as Amazon’s library finds it.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret of S3_ACCESS_KEY_ID.'),
};

export type S3Values = { readonly [Name in keyof typeof s3Settings]?: string | undefined };

/** The bucket that is set, or null; that the settings fit together is checked by `s3Problems`. */
export function s3AccountOf(values: S3Values): S3Account | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined) return null;
  return {
    bucket,
    // What is no Amazon mostly ignores the region, but it is part of the signature.
    region: values.S3_REGION ?? 'us-east-1',
    endpoint: values.S3_ENDPOINT ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

/** What is wrong with the bucket's settings together; each is of the right form. */
export function s3Problems(values: S3Values): string[] {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const problems: string[] = [];
  const isAnySet = [S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].some((one) => one !== undefined);
  if (S3_BUCKET === undefined) return isAnySet ? ['S3_BUCKET: required with the other settings of S3'] : [];
  if (S3_REGION === undefined && S3_ENDPOINT === undefined) problems.push('S3_REGION: required with S3_BUCKET');
  if (S3_ACCESS_KEY_ID === undefined && S3_SECRET_ACCESS_KEY !== undefined) {
    problems.push('S3_ACCESS_KEY_ID: required with S3_SECRET_ACCESS_KEY');
  }
  if (S3_SECRET_ACCESS_KEY === undefined && S3_ACCESS_KEY_ID !== undefined) {
    problems.push('S3_SECRET_ACCESS_KEY: required with S3_ACCESS_KEY_ID');
  }
  return problems;
}
