import type { Work } from '../kernel/work.ts';

/**
 * Whether a map is of the organization of whoever acts by it: one that the platform shows to everybody is read by all, and
 * acted by where it is. The platform's own people have no organization and serve every one.
 */
export const isOwnMap = ({ actor, organizationId }: Pick<Work, 'actor' | 'organizationId'>): boolean =>
  actor.organizationId === null || actor.organizationId === organizationId;
