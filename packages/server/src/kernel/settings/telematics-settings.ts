import { telematicsProviderOf } from '@roadworthy/core/incidents/vocabulary.ts';
import type { TelematicsAccounts } from '@roadworthy/providers/telematics/telematics.ts';
import { z } from 'zod';

const account = z
  .strictObject({
    webhook_secret: z.string().min(8, 'webhook_secret: must have at least 8 characters').optional(),
    url: z.url({ protocol: /^https?$/, error: 'url: must be an http:// or https:// address' }).optional(),
    token: z.string().min(1).optional(),
    dealer: z.string().optional(),
    token_url: z.url({ protocol: /^https?$/, error: 'token_url: must be an http:// or https:// address' }).optional(),
  })
  .refine(
    ({ url, token }) => (url === undefined) === (token === undefined),
    'url and token: set together or not at all',
  );

// Each as it is called everywhere; `samsara` is how its maker spells it.
const names = ['bouncie', 'mojio', 'passtime', 'samasara', 'samsara', 'smartcar', 'tesla', 'zubie'] as const;

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
}

export const telematicsSettings = {
  TELEMATICS_ACCOUNTS: z
    .string()
    .transform(readJson)
    .pipe(z.partialRecord(z.enum(names), account))
    .optional()
    .describe(
      'Accounts with providers of devices that tell where vehicles are, as JSON by name: {"bouncie":{"webhook_secret":"…","url":"https://api.bouncie.dev/v1","token":"…"}}. `webhook_secret` proves what they push to PUBLIC_URL and /api/telematics/<name>; with `url` and `token` they are asked, too (PassTime: `user:password`, and `dealer`; Smartcar and Tesla: `client id:client secret` of our application, and `token_url` where tokens are given elsewhere than by themselves). Unset: made-up devices drive around; in production, none.',
    ),
};

type Accounts = z.infer<(typeof telematicsSettings)['TELEMATICS_ACCOUNTS']>;

/** The accounts that are set; null where there are none. */
export function telematicsAccountsOf(accounts: Accounts): TelematicsAccounts | null {
  if (accounts === undefined) return null;
  return Object.fromEntries(
    Object.entries(accounts).map(
      ([name, { webhook_secret: webhookSecret = null, url, token, dealer = null, token_url: tokenUrl = null }]) => [
        telematicsProviderOf(name) ?? name,
        { webhookSecret, poll: url && token ? { url: url.replace(/\/+$/, ''), token, dealer, tokenUrl } : null },
      ],
    ),
  );
}
