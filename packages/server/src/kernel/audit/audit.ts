import { createHash } from 'node:crypto';
import type { Principal } from '@roadworthy/core/identity/principal.ts';
import type { Tx } from '../database.ts';

export type AuditEntry = {
  readonly requestId: string;
  readonly operation: string;
  readonly principal: Principal;
  readonly organizationId: string | null;
  readonly root: { readonly table: string; readonly id: string } | null;
  readonly outcome: string;
  readonly input: Record<string, unknown>;
};

// Free text and personal data stay out of the trail: it is read by more people than the row itself, and nothing that was
// written there is ever changed, not even for somebody who asks to be forgotten.
const unspoken = new Set([
  'entity',
  'changes',
  'vehicle',
  'vehicles',
  'location',
  'custom_fields',
  'meta',
  'mailing_location',
  'signature',
  'email',
  'phone',
  'preferred_name',
  'method_token',
  'token',
  'file',
  'tables',
  'about',
  'body',
  'business_name',
  'credentials',
  'customer_name',
  'debit_authorization',
  'declarations',
  'explanation',
  'first_name',
  'given',
  'last_name',
  'message',
  'name',
  'note',
  'proof',
  'query',
  'reason',
  'request_reasons',
  'schedule_url',
  'signed_by',
  'url',
  'value',
  'vin',
  'website',
  'where',
]);

/** What is said after all: it stands nowhere else, whoever asks later wants to know it, and it is about no customer. */
function isStated(key: string, { operation, root }: AuditEntry): boolean {
  // What a product, an organization or a partner says, and why somebody of the staff was let in without their second factor.
  const isOfHouse = ['products', 'organizations', 'partners'].includes(root?.table ?? '');
  return (key === 'changes' && isOfHouse) || (key === 'reason' && operation === 'lose_second_factor');
}

/** Characters of one input's JSON that are kept as they are, and of all of them together; its column takes 20,000 bytes. */
const longest = { one: 1_000, all: 4_000 };

/** Tells that a long input was this one, without holding it. */
function digestOf(text: string): { length: number; sha256: string; head: string } {
  return {
    length: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
    head: text.slice(0, 80).toWellFormed(),
  };
}

/** The input as the trail keeps it: of what is too long a digest, so that nothing that anybody sends is too long for it. */
function withinBounds(input: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(input).map(([name, value]) => ({ name, value, text: JSON.stringify(value) ?? '' }));
  const short = (most: number) =>
    Object.fromEntries(texts.map(({ name, value, text }) => [name, text.length > most ? digestOf(text) : value]));
  const stored = short(longest.one);
  if (JSON.stringify(stored).length <= longest.all) return stored;
  const shorter = short(100);
  const text = JSON.stringify(shorter);
  return text.length <= longest.all ? shorter : { input: digestOf(JSON.stringify(input)) };
}

/** Appends who did what to which row; the row can never be changed afterwards. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const hides = (key: string) => unspoken.has(key) && !isStated(key, entry);
  const input = Object.fromEntries(Object.entries(entry.input).map(([k, v]) => [k, hides(k) ? '…' : v]));
  await tx
    .insertInto('audit_log')
    .values({
      request_id: entry.requestId,
      operation: entry.operation,
      actor_kind: entry.principal.kind,
      actor_user_id: entry.principal.userId,
      actor_api_key_id: entry.principal.apiKeyId,
      actor_role: entry.principal.role,
      organization_id: entry.organizationId,
      root_table: entry.root?.table ?? null,
      root_id: entry.root?.id ?? null,
      outcome: entry.outcome,
      input: JSON.stringify(withinBounds(input)),
    })
    .execute();
}
