import type { Decoders } from '@roadworthy/data-api/run/decode-answer.ts';
import { unseal } from '../settings/sealed.ts';
import type { Secrets } from '../settings/secrets.ts';
import { quoteToken, readTokenSeed } from '../tokens/tokens.ts';

/** What the data API makes of the domains that are marked `@decoded` in the database. */
export function decodersOf(secrets: Secrets): Decoders {
  return {
    sealed: ({ value, ...place }) => unseal(secrets, { ...place, sealed: value }),
    quote_token_seed({ value }) {
      const { quoteId, version } = readTokenSeed(value);
      return quoteToken(secrets, quoteId, version);
    },
  };
}
