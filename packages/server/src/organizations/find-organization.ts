import { enterRole } from '../kernel/tokens/scope.ts';
import type pg from 'pg';
import type { Tx } from '../kernel/database.ts';
import { OperationError } from '../kernel/errors.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** Slugs are kept in small letters; links are typed and printed in any. */
const slugOf = (partner: string): string => partner.toLowerCase();

async function oneId(client: pg.ClientBase, text: string, values: unknown[]): Promise<string | null> {
  const { rows } = await client.query<{ organization_id: string }>(text, values);
  return rows[0]?.organization_id ?? null;
}

/**
 * Where a new quote belongs: the agent's own organization, else the partner's, else the platform organization, which owns direct
 * business. Throws `organization_missing` on an installation without a platform organization.
 */
export async function organizationForNewQuote({ client, request }: Arrival, partner: string | null): Promise<string> {
  const { organizationId, role } = request.principal;
  if (organizationId !== null && role.startsWith('organization:')) return organizationId;
  await enterRole(client, 'identity', {});
  const found =
    (partner === null
      ? null
      : await oneId(client, 'select organization_id from partners where slug = $1 and archived is null', [
          slugOf(partner),
        ])) ?? (await oneId(client, 'select organization_id from organizations where is_platform', []));
  if (found === null) {
    throw new OperationError(
      'organization_missing',
      words(
        'No organization sells here yet. Ask your administrator.',
        'Aucune organisation ne vend encore ici. Adressez-vous à votre administrateur.',
      ),
    );
  }
  return found;
}

/** A partner by the slug of its link, or null. */
export async function partnerBySlug(tx: Tx, slug: string): Promise<{ partner_id: string } | null> {
  const partner = await tx
    .selectFrom('partners')
    .select('partner_id')
    .where('slug', '=', slugOf(slug))
    .where('archived', 'is', null)
    .executeTakeFirst();
  return partner ?? null;
}

export type OrganizationFacts = {
  readonly name: string;
  readonly servicePhone: string | null;
  readonly timeZone: string;
};

/** The name and phone that an organization's documents and mails carry. */
export async function organizationFacts(tx: Tx, organizationId: string): Promise<OrganizationFacts> {
  return tx
    .selectFrom('organizations')
    .select(['name', 'service_phone as servicePhone', 'time_zone as timeZone'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
}
