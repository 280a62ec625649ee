import type pg from 'pg';
import { networkOf } from '../kernel/network/network.ts';

/** What a person sees of one of their sessions. */
export type ListedSession = {
  readonly id: string;
  /** Whether it is the one that asks. */
  readonly current: boolean;
  readonly remembered: boolean;
  readonly started: Date;
  readonly lastSeen: Date;
  readonly expires: Date;
  /** Where it began; what place that is, nobody here knows. */
  readonly network: string | null;
  /** How its browser calls itself. */
  readonly program: string | null;
};

type Row = Omit<ListedSession, 'network'> & { readonly address: string | null };

/** The living sessions of whoever holds one of them, the one that was used last first. */
export async function listSessions(
  authPool: pg.Pool,
  { userId, token }: { readonly userId: string; readonly token: string },
  now: Date,
): Promise<readonly ListedSession[]> {
  const { rows } = await authPool.query<Row>(
    `select id, token = $2 as current, remembered, "createdAt" as started, "updatedAt" as "lastSeen",
       "expiresAt" as expires, nullif("ipAddress", '') as address, nullif("userAgent", '') as program
     from auth.session where "userId" = $1 and "expiresAt" > $3 order by "updatedAt" desc, id limit 100`,
    [userId, token, now],
  );
  return rows.map(({ address, ...row }) => ({ ...row, network: address === null ? null : networkOf(address) }));
}
