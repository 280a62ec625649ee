import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { Secrets } from '../../kernel/settings/secrets.ts';

/** What a challenge is good for: signing in, or a passkey more of one person, on one domain. */
export type Purpose = { readonly domain: string; readonly userId: string | null };

const minutes = 5;
const nonceBytes = 16;
const endBytes = 6;

export type PasskeyChallenges = {
  /** A challenge that we recognise, for five minutes; nothing is kept of it until it was answered. */
  make(purpose: Purpose): Uint8Array<ArrayBuffer>;
  /** Whether a challenge is one of ours for a purpose, and not too old. */
  isOurs(challenge: string, purpose: Purpose): boolean;
  /** Notes that a challenge was answered; false where it was before. */
  answer(client: pg.ClientBase, challenge: string): Promise<boolean>;
};

/**
 * Challenges that say themselves what they are for and until when: 16 random bytes, the end in milliseconds, and
 * HMAC-SHA256 of both and the purpose. A page that offers to sign in costs no row; an answer is taken once.
 */
export function createPasskeyChallenges(
  { passkeyKey }: Pick<Secrets, 'passkeyKey'>,
  now: () => Date,
): PasskeyChallenges {
  const signature = (head: Buffer, { domain, userId }: Purpose): Buffer =>
    createHmac('sha256', passkeyKey)
      .update(JSON.stringify([head.toString('hex'), domain, userId]))
      .digest();

  return {
    make(purpose) {
      const end = Buffer.alloc(endBytes);
      end.writeUIntBE(now().getTime() + minutes * 60_000, 0, endBytes);
      const head = Buffer.concat([randomBytes(nonceBytes), end]);
      return Uint8Array.from(Buffer.concat([head, signature(head, purpose)]));
    },
    isOurs(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url');
      const [head, provided] = [bytes.subarray(0, nonceBytes + endBytes), bytes.subarray(nonceBytes + endBytes)];
      const expected = signature(head, purpose);
      if (provided.length !== expected.length || !timingSafeEqual(provided, expected)) return false;
      return head.readUIntBE(nonceBytes, endBytes) > now().getTime();
    },
    async answer(client, challenge) {
      const hash = createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest('base64url');
      await client.query('delete from answered_challenges where expires < $1', [now()]);
      const text = `insert into answered_challenges (challenge_hash, expires) values ($1, $2) on conflict do nothing`;
      const stored = new Date(now().getTime() + minutes * 60_000);
      return (await client.query(text, [hash, stored])).rowCount === 1;
    },
  };
}
