import { describeStatus } from '@roadworthy/core/accounts/decide-deletion.ts';
import { deletionWaitDays } from '@roadworthy/core/accounts/vocabulary.ts';
import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { organizationOfPerson } from '../identity/organization-of-person.ts';
import { computedRead } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { planOfPerson } from './deletion-store.ts';

/** What deleting the data of whoever asks would do: by the same plan that is carried out. */
export const previewMyDeletion = computedRead({
  name: 'preview_my_deletion',
  permission: 'data:delete',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: {},
  async run(work) {
    const { plan } = await planOfPerson(work, personOf(work.actor));
    return {
      due: addDays(dayInZone(work.now, 'America/New_York'), deletionWaitDays),
      kept_until: plan.keptUntil,
      obstacles: plan.status.map((one) => ({ obstacle: one.obstacle, record: one.record, ...describeStatus(one) })),
      parts: plan.parts.map(({ kind, count, until, reason, source, grade, reviewed }) => ({
        kind,
        count,
        until,
        source,
        grade,
        reviewed,
        ...reason,
      })),
    };
  },
});
