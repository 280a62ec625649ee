import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import type { ArchivedWith, OrganizationArchived } from './events/organization-changes.ts';
import { checkNotArchived, type StoredOrganization } from './update-organization.ts';

/** What an organization would leave behind that somebody has to look after. */
export type Unfinished = {
  /** In force, or to begin. */
  readonly policies: number;
  readonly quotes: number;
  readonly claims: number;
  /** Invoices that are not paid. */
  readonly invoices: number;
  /** Organizations beneath it that are not archived. */
  readonly organizations: number;
};

const unfinishedWords = [
  ['policies', words('Policies in force: {count}.', 'Polices en vigueur : {count}.')],
  ['quotes', words('Open quotes: {count}.', 'Soumissions ouvertes : {count}.')],
  ['claims', words('Open claims: {count}.', 'Sinistres ouverts : {count}.')],
  ['invoices', words('Unpaid invoices: {count}.', 'Factures impayées : {count}.')],
  ['organizations', words('Organizations beneath it: {count}.', 'Organisations qui en relèvent : {count}.')],
] as const;

/** Whether an organization may be archived: not while anything of it goes on, each thing by its number. */
export function decideArchiveOrganization(
  organization: Pick<StoredOrganization, 'organizationId' | 'archived' | 'isPlatform'>,
  unfinished: Unfinished,
  ends: ArchivedWith,
): Decision<OrganizationArchived, 'organization_archived' | 'organization_is_platform' | 'organization_unfinished'> {
  const open = checkNotArchived(organization);
  if (!open.ok) return open;
  if (organization.isPlatform) {
    return refuse(
      'organization_is_platform',
      words(
        'This is the platform’s own organization. It stays.',
        'C’est l’organisation de la plateforme elle-même. Elle reste.',
      ),
    );
  }
  const what = unfinishedWords.flatMap(([part, text]) => {
    const count = unfinished[part];
    return count === 0 ? [] : [sentence(text, { count })];
  });
  if (what.length > 0) {
    return refuse(
      'organization_unfinished',
      sentence(
        words(
          'Something of it goes on. Move it to another organization, or end it, first. {what}',
          'Elle a encore des affaires en cours. Déplacez-les vers une autre organisation ou mettez-y fin d’abord. {what}',
        ),
        { what },
      ),
    );
  }
  return accept({ type: 'organization_archived', organizationId: organization.organizationId, ...ends });
}
