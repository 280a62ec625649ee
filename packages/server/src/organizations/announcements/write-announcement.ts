import {
  decideAnnouncement,
  decideChangeAnnouncement,
  isReworded,
} from '@roadworthy/core/organizations/announcement.ts';
import { operation } from '../../kernel/operation.ts';
import { personOf } from '../../kernel/operations/person-of.ts';
import { lockOrganization } from '../organization-store.ts';
import { columnsOf, lockAnnouncement } from './announcement-store.ts';
import { cleanHtml } from './clean-html.ts';

const content = {
  title: 'Office closed',
  body: '<p>We open again on <strong>Monday</strong>.</p>',
  reach: 'organization',
};
const badInput = [
  { input: { announcement: { ...content, title: ' ' } }, code: 'title_missing', field: 'title' },
  { input: { announcement: { ...content, body: '<p><br></p>' } }, code: 'announcement_missing', field: 'body' },
  { input: { announcement: { ...content, reach: 'moon' } }, code: 'choice_unknown', field: 'reach' },
  { input: { announcement: { ...content, expires: '2020-01-01T00:00:00Z' } }, code: 'day_not_valid', field: 'expires' },
];

/** Says something to the people of an organization. */
export const createAnnouncement = operation({
  name: 'create_announcement',
  permission: 'announcement:write',
  root: 'organization_id',
  example: { announcement: content },
  badInput,
  async run({ input: { announcement: request }, actor, tx, organizationId, now }) {
    const created_by = personOf(actor);
    const place = { organizationId, isPlatform: (await lockOrganization(tx, organizationId)).isPlatform };
    const body = cleanHtml(request.body);
    const decision = decideAnnouncement({ request, body, before: null }, actor, place, now);
    if (!decision.ok) return decision;
    return tx
      .insertInto('announcements')
      .values({ organization_id: organizationId, created_by, ...columnsOf(decision.event) })
      .returning('announcement_id')
      .executeTakeFirstOrThrow();
  },
});

/** Says it otherwise; other words have not been read by anybody yet. */
export const updateAnnouncement = operation({
  name: 'update_announcement',
  permission: 'announcement:write',
  root: 'announcement_id',
  example: { announcement: content },
  badInput,
  changedElsewhere: 'announcement_changed_elsewhere',
  async run({ input: { announcement_id, announcement: request, version }, actor, tx, organizationId, now }) {
    const { isPlatform } = await lockOrganization(tx, organizationId);
    const stored = await lockAnnouncement(tx, announcement_id);
    const open = decideChangeAnnouncement(stored, actor, version);
    if (!open.ok) return open;
    const body = cleanHtml(request.body);
    const decision = decideAnnouncement({ request, body, before: stored }, actor, { organizationId, isPlatform }, now);
    if (!decision.ok) return decision;
    await tx
      .updateTable('announcements')
      .set({
        ...columnsOf(decision.event),
        version: stored.version + 1,
        edition: stored.edition + (isReworded(stored, decision.event) ? 1 : 0),
      })
      .where('announcement_id', '=', announcement_id)
      .execute();
    return { announcement_id };
  },
});

/** Takes it back: nobody reads it any more; who had read it stays known. */
export const deleteAnnouncement = operation({
  name: 'delete_announcement',
  permission: 'announcement:write',
  root: 'announcement_id',
  example: {},
  async run({ input: { announcement_id }, actor, tx, now }) {
    const decision = decideChangeAnnouncement(await lockAnnouncement(tx, announcement_id), actor);
    if (!decision.ok) return decision;
    await tx
      .updateTable('announcements')
      .set({ archived: now })
      .where('announcement_id', '=', announcement_id)
      .execute();
    return { announcement_id };
  },
});
