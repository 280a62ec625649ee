import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { OperationError } from '../errors.ts';
import { seal, unseal } from '../settings/sealed.ts';
import type { Work } from '../work.ts';
import { words } from '@roadworthy/core/shared/words.ts';

export type IdempotencyScope = {
  /** Whose key it is: keys of two callers never meet. */
  readonly principal: string;
  readonly key: string;
  readonly operation: string;
  readonly input: Record<string, unknown>;
};

type KeyWork = Pick<Work, 'tx' | 'platform'>;

// An answer may hold the link to a quote: it lies sealed, like everything that opens something.
function placeOf({ principal, key }: Pick<IdempotencyScope, 'principal' | 'key'>) {
  return { table: 'idempotency_keys', column: 'result', key: `${principal}|${key}` };
}

function hashOf(scope: IdempotencyScope): string {
  return createHash('sha256')
    .update(JSON.stringify([scope.operation, scope.input]))
    .digest('hex');
}

function inProgress(): OperationError {
  return new OperationError(
    'in_progress',
    words(
      'This is already being done. Wait a moment before you try again.',
      'C’est déjà en cours. Attendez un instant avant de réessayer.',
    ),
    {
      status: 409,
    },
  );
}

/**
 * Takes the key inside the effect's own transaction, or gives the answer that it already has.
 * A duplicate in flight is refused at once with `in_progress` (409); the same key with other input is refused.
 */
export async function claimKey(work: KeyWork, scope: IdempotencyScope): Promise<{ replay: unknown } | null> {
  const { tx, platform } = work;
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope.principal}|${scope.key}`}, 0)) as mine`.execute(tx);
  if (!rows[0]?.mine) throw inProgress();
  const known = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'result'])
    .where('principal', '=', scope.principal)
    .where('key', '=', scope.key)
    .executeTakeFirst();
  if (!known) {
    await tx
      .insertInto('idempotency_keys')
      .values({ principal: scope.principal, key: scope.key, operation: scope.operation, request_hash: hashOf(scope) })
      .execute();
    return null;
  }
  if (known.request_hash !== hashOf(scope)) {
    throw new OperationError(
      'idempotency_key_reused',
      words(
        'This key was used for another request. Send a new key.',
        'Cette clé a servi à une autre requête. Envoyez une nouvelle clé.',
      ),
    );
  }
  const { result: sealed } = known;
  if (typeof sealed !== 'string') throw inProgress();
  return { replay: JSON.parse(unseal(platform.secrets, { ...placeOf(scope), sealed })) };
}

/** Keeps the answer beside the key, in the transaction that made it true. */
export async function keepAnswer(
  { tx, platform }: KeyWork,
  scope: Pick<IdempotencyScope, 'principal' | 'key'>,
  result: unknown,
): Promise<void> {
  const plain = JSON.stringify(result ?? null);
  const sealed = seal(platform.secrets, { ...placeOf(scope), plain });
  await tx
    .updateTable('idempotency_keys')
    .set({ result: JSON.stringify(sealed) })
    .where('principal', '=', scope.principal)
    .where('key', '=', scope.key)
    .execute();
}
