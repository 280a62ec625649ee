/** What an organization is set up of, in the order in which its owner goes about it. */
export const organizationSteps = [
  'product',
  'contacts',
  'address',
  'brand',
  'people',
  'turns',
  'licences',
  'commission',
  'partner',
] as const;
export type OrganizationStep = (typeof organizationSteps)[number];

/** What an agent sets up of their own. */
export const agentSteps = ['profile', 'photo', 'schedule', 'first_quote'] as const;
export type AgentStep = (typeof agentSteps)[number];

/** An organization as it is stored, as far as there is something to set up in it. */
export type OrganizationSetup = {
  readonly service_phone: string | null;
  readonly service_email: string | null;
  readonly line_1: string | null;
  readonly logo_url: string | null;
  readonly commission_email: string | null;
  readonly products: number;
  readonly partners: number;
  /** Who works there beside the reader, or is invited to. */
  readonly colleagues: number;
  /** Who takes turns, each with the areas of their licence and its last day. */
  readonly turns: readonly { readonly licensed_in: readonly string[]; readonly licensed_until: string | null }[];
};

/** What an owner has still to set up, from what is there. */
export function missingOfOrganization(setup: OrganizationSetup): readonly OrganizationStep[] {
  const isMissing: Readonly<Record<OrganizationStep, boolean>> = {
    product: setup.products === 0,
    contacts: !setup.service_phone || !setup.service_email,
    address: !setup.line_1,
    brand: !setup.logo_url,
    people: setup.colleagues === 0,
    turns: setup.turns.length === 0,
    licences: setup.turns.some(({ licensed_in, licensed_until }) => licensed_in.length === 0 || !licensed_until),
    commission: !setup.commission_email,
    partner: setup.partners === 0,
  };
  return organizationSteps.filter((step) => isMissing[step]);
}

/** What customers see of an agent, and whether there is business of theirs. */
export type AgentSetup = {
  readonly title: string | null;
  readonly phone: string | null;
  readonly photo_url: string | null;
  readonly schedule_url: string | null;
  readonly quotes: number;
};

/** What an agent has still to set up of their own. */
export function missingOfAgent(setup: AgentSetup): readonly AgentStep[] {
  const isMissing: Readonly<Record<AgentStep, boolean>> = {
    profile: !setup.title || !setup.phone,
    photo: !setup.photo_url,
    schedule: !setup.schedule_url,
    first_quote: setup.quotes === 0,
  };
  return agentSteps.filter((step) => isMissing[step]);
}

/** A step as it is dismissed: that of one organization. */
export const dismissedStep = (organizationId: string, step: OrganizationStep | AgentStep): string =>
  `${organizationId}/${step}`;
