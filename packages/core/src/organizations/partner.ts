import { accept, type Decision, refusal, type Refusal, refuse } from '../shared/decision.ts';
import { checkName } from '../shared/text/check-name.ts';
import { tidyLine } from '../shared/text/check-text.ts';
import { words } from '../shared/words.ts';
import type { PartnerCreated, PartnerUpdated } from './events/partner-changes.ts';
import { providerNotSold } from './organization-profile.ts';
import type { PartnerProfile } from './partner-profile.ts';

/** What is to become something else; what is null or absent stays, and an empty text takes it away. */
export type PartnerChanges = {
  readonly partner_name?: string | null | undefined;
  readonly dealership?: boolean | null | undefined;
  readonly default_product?: string | null | undefined;
};

/** A partner as it is stored. */
export type StoredPartner = {
  readonly partnerId: string;
  /** How many times it was changed, beginning with 1. */
  readonly version: number;
  readonly isArchived: boolean;
  readonly profile: PartnerProfile;
};

const emptyPartner: PartnerProfile = { partner_name: '', dealership: false, default_product: null };

// The first and last character is none that a reader takes for the end of the line.
const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])$/;

function partnerWith(profile: PartnerProfile, changes: PartnerChanges): PartnerProfile {
  const { partner_name: name, dealership, default_product: line } = changes;
  return {
    partner_name: name == null ? profile.partner_name : tidyLine(name),
    dealership: dealership ?? profile.dealership,
    default_product: line == null ? profile.default_product : tidyLine(line) || null,
  };
}

function findProblem(before: PartnerProfile, after: PartnerProfile, providers: readonly string[]): Refusal | null {
  if (after.partner_name === '') {
    return refusal(
      'name_missing',
      words('A partner has a name. Enter it.', 'Un partenaire a un nom. Entrez-le.'),
      'partner_name',
    );
  }
  if (after.partner_name !== before.partner_name) {
    const checked = checkName(after.partner_name, 'business', 'partner_name');
    if (!checked.ok) return checked.refusal;
  }
  const { default_product: line } = after;
  return line === null || line === before.default_product || providers.includes(line)
    ? null
    : providerNotSold('default_product');
}

/** Refuses a slug that another partner of the platform has, archived or not: links that were printed keep their meaning. */
export const slugTaken = () =>
  refuse(
    'slug_taken',
    words(
      'Another partner has this short name. Choose another.',
      'Un autre partenaire porte ce nom abrégé. Choisissez-en un autre.',
    ),
    'slug',
  );

type Requested = {
  readonly organizationId: string;
  readonly slug: string;
  readonly partner: PartnerChanges;
  /** The lines of the products that the organization sells. */
  readonly providers: readonly string[];
};

/** A new partner as it is stored. Its slug is kept in small letters, since links are typed in any. */
export function decideCreatePartner({
  organizationId,
  slug: typed,
  partner,
  providers,
}: Requested): Decision<PartnerCreated> {
  const slug = tidyLine(typed).toLowerCase();
  if (!slugPattern.test(slug)) {
    return refuse(
      'slug_invalid',
      words(
        'Use 2 to 60 letters, digits and hyphens, like lakeside-rv, with no hyphen at either end.',
        'Utilisez de 2 à 60 lettres, chiffres et traits d’union, comme lakeside-rv, sans trait d’union au bord.',
      ),
      'slug',
    );
  }
  const profile = partnerWith(emptyPartner, partner);
  const problem = findProblem(emptyPartner, profile, providers);
  return problem ? { ok: false, refusal: problem } : accept({ type: 'partner_created', organizationId, slug, profile });
}

type UpdateRequested = {
  readonly changes: PartnerChanges;
  readonly archived?: boolean | null | undefined;
  readonly version?: number | null | undefined;
};

/** What a change of a partner comes to; null where it changes nothing. */
export function decideUpdatePartner(
  partner: StoredPartner,
  { changes, archived, version }: UpdateRequested,
  providers: readonly string[],
): Decision<PartnerUpdated | null> {
  if ((version ?? partner.version) !== partner.version) {
    return refuse(
      'partner_changed_elsewhere',
      words(
        'Somebody else changed this partner meanwhile. Load it again to go on.',
        'Quelqu’un d’autre a modifié ce partenaire entre-temps. Rechargez-le pour continuer.',
      ),
    );
  }
  const { profile: before, partnerId } = partner;
  const isArchived = archived ?? partner.isArchived;
  const profile = partnerWith(before, changes);
  const isSame =
    profile.partner_name === before.partner_name &&
    profile.dealership === before.dealership &&
    profile.default_product === before.default_product;
  if (partner.isArchived && isArchived && !isSame) {
    return refuse(
      'partner_archived',
      words(
        'This partner is archived. Open it again to change it.',
        'Ce partenaire est archivé. Rouvrez-le pour le modifier.',
      ),
    );
  }
  const problem = findProblem(before, profile, providers);
  if (problem) return { ok: false, refusal: problem };
  if (isSame && isArchived === partner.isArchived) return accept(null);
  return accept({ type: 'partner_updated', partnerId, version: partner.version + 1, profile, isArchived });
}
