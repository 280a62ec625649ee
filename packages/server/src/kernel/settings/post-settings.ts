import { z } from 'zod';

/** The settings of a print-and-mail vendor, set together or not at all. */
export const postSettings = {
  POST_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe(
      'Print-and-mail vendor that posts notices of cancellation and non-renewal, and says when each was mailed. Unset: a simulated vendor takes them, and nobody receives them.',
    ),
  POST_API_KEY: z.string().optional().describe('Key of the vendor at POST_URL.'),
  POST_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Secret with which the vendor signs its events; they go to PUBLIC_URL and /api/post/webhook.'),
  POST_LEAD_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(1)
    .describe('Working days that the vendor takes from a letter to its mailing; the days of a notice count from then.'),
};

export type PostValues = {
  readonly [Name in Exclude<keyof typeof postSettings, 'POST_LEAD_DAYS'>]?: string | undefined;
};

/** A vendor that posts letters for us. */
export type PostAccount = {
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly leadDays: number;
};

/** The vendor that is set, or null; that the settings fit together is checked by `postProblems`. */
export function postAccountOf(values: PostValues & { readonly POST_LEAD_DAYS: number }): PostAccount | null {
  const { POST_URL: url, POST_API_KEY: apiKey, POST_WEBHOOK_SECRET: webhookSecret, POST_LEAD_DAYS: leadDays } = values;
  return url && apiKey && webhookSecret ? { url, apiKey, webhookSecret, leadDays } : null;
}

/** What is wrong with the settings of the vendor together; each is of the right form. */
export function postProblems(values: PostValues): string[] {
  const required = ['POST_URL', 'POST_API_KEY', 'POST_WEBHOOK_SECRET'] as const;
  const missing = required.filter((name) => values[name] === undefined);
  if (missing.length === required.length) return [];
  return missing.map((name) => `${name}: required with the other settings of the post`);
}
