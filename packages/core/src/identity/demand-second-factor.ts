import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { CallerRole } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** Why somebody has to have a second factor: their organization says so, or they work for the platform. */
export type FactorDemand = 'organization' | 'platform';

export type FactorFacts = {
  readonly roles: readonly CallerRole[];
  readonly hasSecondFactor: boolean;
  /** Whether an organization for which the person works demands one. */
  readonly isDemandedByOrganization: boolean;
};

/** Whether somebody works for the platform itself. */
export function worksForPlatform(roles: readonly CallerRole[]): boolean {
  return roles.some((role) => role.startsWith('global:') && role !== 'global:user');
}

/** Who demands a second factor of somebody; null where nobody does. A demo demands none of the platform’s staff. */
export function factorDemandOf(
  { roles, isDemandedByOrganization }: FactorFacts,
  isOfPlatformStaff: boolean,
): FactorDemand | null {
  if (isDemandedByOrganization) return 'organization';
  return isOfPlatformStaff && worksForPlatform(roles) ? 'platform' : null;
}

/** Whether somebody has to set up a second factor before they do anything else. */
export function owesSecondFactor(facts: FactorFacts, isOfPlatformStaff: boolean): boolean {
  return !facts.hasSecondFactor && factorDemandOf(facts, isOfPlatformStaff) !== null;
}

/**
 * Whether an organization may demand a second factor of its people, or no longer: whoever demands it has one, so that they
 * know what they ask for and are not shut out by it themselves.
 */
export function decideDemandSecondFactor(
  demanded: boolean,
  hasSecondFactor: boolean,
): Decision<{ readonly demanded: boolean }, 'own_second_factor_missing'> {
  if (!demanded || hasSecondFactor) return accept({ demanded });
  const message = words(
    'Turn on your own second factor first. Then you may demand one of everybody.',
    'Activez d’abord votre propre validation en deux étapes. Vous pourrez ensuite l’exiger de tout le monde.',
  );
  return refuse('own_second_factor_missing', message);
}
