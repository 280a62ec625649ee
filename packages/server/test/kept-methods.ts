import { randomUUID } from 'node:crypto';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { unseal } from '../src/kernel/settings/sealed.ts';

export type StoredMethod = {
  readonly id: string;
  readonly kind: 'card' | 'bank';
  readonly ended: boolean;
  readonly forgotten: boolean;
  /** What the gateway calls it, opened; null once it is forgotten here. */
  readonly token: string | null;
};

async function methodsBy(backend: Backend, column: 'user_id' | 'quote_id', id: string | null): Promise<StoredMethod[]> {
  const rows = await selectRows<StoredMethod>(
    backend,
    `select payment_method_id as id, kind, token, ended is not null as ended, forgotten is not null as forgotten
     from payment_methods where ${column} = $1 order by created, payment_method_id`,
    [id],
  );
  const open = (key: string, sealed: string | null) =>
    sealed && unseal(backend.platform.secrets, { table: 'payment_methods', column: 'token', key, sealed });
  return rows.map((row) => ({ ...row, token: open(row.id, row.token) }));
}

/** The methods of an account, oldest first. */
export const methodsOfUser = (backend: Backend, userId: string | null) => methodsBy(backend, 'user_id', userId);

/** What was to pay for a quote, oldest first. */
export const methodsOfQuote = (backend: Backend, quoteId: string) => methodsBy(backend, 'quote_id', quoteId);

/** Whether the gateway would charge a method without its owner at hand. */
export async function isCharged(
  { platform }: Backend,
  { kind, token }: Pick<StoredMethod, 'kind' | 'token'>,
): Promise<boolean> {
  const terms = { key: `probe:${randomUUID()}`, amount: 100, currency: 'USD', description: 'Probe' } as const;
  const request = { ...terms, methodToken: token ?? '', offSession: true };
  const { payments } = platform;
  const { status } = await (kind === 'card' ? payments.authorize(request) : payments.debit(request));
  return status !== 'declined';
}
