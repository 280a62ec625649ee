import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationField } from '@roadworthy/data-api/operation-field.ts';
import { accountsSlice } from './accounts/accounts-slice.ts';
import { billingSlice } from './billing/billing-slice.ts';
import { bulkSlice } from './bulk/bulk-slice.ts';
import { changesSlice } from './changes/changes-slice.ts';
import { claimsSlice } from './claims/claims-slice.ts';
import { renewalsSlice } from './renewals/renewals-slice.ts';
import { diarySlice } from './diary/diary-slice.ts';
import { documentsSlice } from './documents/documents-slice.ts';
import { declaredOperations } from './generated/registry.ts';
import { filesSlice } from './files/files-slice.ts';
import { identitySlice } from './identity/identity-slice.ts';
import { rolesField } from './identity/roles.ts';
import { incidentsSlice } from './incidents/incidents-slice.ts';
import { inspectionsSlice } from './inspections/inspections-slice.ts';
import type { Config } from './kernel/settings/env.ts';
import type { EventHandlers } from './kernel/events.ts';
import type { JobHandlers } from './kernel/jobs/jobs.ts';
import { kernelJobs } from './kernel/jobs/kernel-jobs.ts';
import { operationField } from './kernel/operations/operation-fields.ts';
import type { MutationName, QueryName } from './kernel/operations/operation-names.ts';
import type { AnyOperation } from './kernel/operation.ts';
import type { Platform } from './kernel/platform.ts';
import type { Process } from './kernel/jobs/process.ts';
import { abilitiesRead } from './kernel/operations/read-abilities.ts';
import type { Slice } from './kernel/slice.ts';
import { leadsSlice } from './leads/leads-slice.ts';
import { organizationsSlice } from './organizations/organizations-slice.ts';
import { notesSlice } from './notes/notes-slice.ts';
import { notificationsSlice } from './notifications/notifications-slice.ts';
import { policiesSlice } from './policies/policies-slice.ts';
import { productsSlice } from './products/products-slice.ts';
import { quotingSlice } from './quoting/quoting-slice.ts';
import { reportingSlice } from './reporting/reporting-slice.ts';
import { ratingSlice } from './rating/rating-slice.ts';
import { timelineSlice } from './timeline/timeline-slice.ts';
import { underwritingSlice } from './underwriting/underwriting-slice.ts';
import { webhooksSlice } from './webhooks/webhooks-slice.ts';

/** Lowest first: an event's handlers run in this order. */
const slices: readonly Slice[] = [
  identitySlice,
  organizationsSlice,
  productsSlice,
  ratingSlice,
  quotingSlice,
  diarySlice,
  leadsSlice,
  underwritingSlice,
  policiesSlice,
  billingSlice,
  changesSlice,
  renewalsSlice,
  claimsSlice,
  incidentsSlice,
  notesSlice,
  filesSlice,
  inspectionsSlice,
  documentsSlice,
  notificationsSlice,
  timelineSlice,
  webhooksSlice,
  reportingSlice,
  bulkSlice,
  accountsSlice,
];

const registered = [...declaredOperations, abilitiesRead(slices)];

/** Operations that are declared and that no file carries out; `roles` works without a root row and stands below. */
type Unregistered = Exclude<MutationName | QueryName, (typeof registered)[number]['name'] | 'roles'>;

/** Does not compile while a declared operation is not carried out; the error names it. */
export const operations: [Unregistered] extends [never] ? readonly AnyOperation[] : Unregistered = registered;

/** What follows from events. */
export const eventHandlers: EventHandlers = slices.flatMap(({ handlers }) => handlers ?? []);

/** The processes by name, for the job that resumes their intents. */
export const processes: ReadonlyMap<string, Process> = new Map(
  operations.flatMap((one) => (one.kind === 'process' ? [[one.name, one] as const] : [])),
);

/** What is there only where people develop, and the file that declares it. */
const whileDeveloping = { operations: ['localhost_bind'], file: 'development.graphql' };

/** Every operation as a field of the data API. */
export function operationFields(platform: Platform): readonly OperationField[] {
  const kernel = { platform, handlers: eventHandlers };
  const isHere = ({ name }: AnyOperation) =>
    platform.config.nodeEnv === 'development' || !whileDeveloping.operations.includes(name);
  return [...operations.filter(isHere).map((operation) => operationField(kernel, operation)), rolesField(platform)];
}

/** What the worker does for each job. */
export function jobHandlers(platform: Platform): JobHandlers {
  const kernel = { platform, handlers: eventHandlers };
  const own = slices.map(({ jobs }) => jobs?.(kernel) ?? {});
  return Object.assign({}, kernelJobs(kernel, processes), ...own);
}

/** What the slices declare, as one document. */
export function operationsSdl({ nodeEnv }: Pick<Config, 'nodeEnv'>): string {
  return globSync(join(import.meta.dirname, '*', '*.graphql'))
    .filter((file) => nodeEnv === 'development' || !file.endsWith(whileDeveloping.file))
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
