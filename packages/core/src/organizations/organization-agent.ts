/** Somebody of an organization to whom its business may be given; inactive when they do not sell there any more. */
export type OrganizationAgent = { readonly agentId: string; readonly name: string; readonly isActive: boolean };
