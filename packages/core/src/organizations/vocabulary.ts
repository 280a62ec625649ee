import { type CallerRole, givenRoles } from '../identity/vocabulary.ts';

/** Insurers and agencies sell; software organizations use the platform under their own name. */
export const organizationTypes = ['roamly_insurance', 'roamly_software'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** Roles that a membership gives, and only within its organization. */
export const memberRoles = [
  'organization:agent',
  'organization:owner',
  'organization:underwriter',
] as const satisfies readonly CallerRole[];
export type MemberRole = (typeof memberRoles)[number];

/** The members to whom quotes are given. */
export const sellingRoles = ['organization:agent', 'organization:owner'] as const satisfies readonly MemberRole[];

/** Roles that a person holds everywhere. */
export const globalRoles = ['global:user', ...givenRoles] as const satisfies readonly CallerRole[];
export type GlobalRole = (typeof globalRoles)[number];

/** Where an invitation stands: its answer is waited for, it was accepted, or taken back. */
export const invitationStatuses = ['open', 'accepted', 'withdrawn'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** Whom an announcement reaches: its organization, those beneath it as well, or everybody on the platform. */
export const announcementReaches = ['organization', 'subtree', 'everybody'] as const;
export type AnnouncementReach = (typeof announcementReaches)[number];
