'use client';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { queueAddress } from '../../../data/queue/queue-address.ts';
import { builtInView, withFilter } from '../../../data/queue/queue-changes.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { CountRenewalWeeksDocument } from '../../../generated/documents.ts';
import { agentRenewalsList } from '../../renewals/load-renewals/renewals-list.tsx';
import { wholeName } from '../../shared/queue/tools/organization-filter.ts';
import { useViewContext } from '../../shared/queue/use-queue.ts';
import type { ChosenOrganization } from './action-items.tsx';
import { Counters } from './counters.tsx';

/** The days that each part covers, from today; the last one reaches the thirtieth. */
const weeks = { first: [0, 6], second: [7, 13], third: [14, 20], fourth: [21, 30] } as const;
const keys = ['first', 'second', 'third', 'fourth'] as const;

/** What renews in the next thirty days, week by week: each number leads to its renewals. */
export function RenewalWeeks({ organization }: { organization: ChosenOrganization }) {
  const t = useTranslations('staff.home');
  const format = useFormatter();
  const context = useViewContext();
  const { rules } = agentRenewalsList;
  const daysOf = (key: (typeof keys)[number]): readonly [Day, Day] => [
    addDays(context.today, weeks[key][0]),
    addDays(context.today, weeks[key][1]),
  ];
  const stateOf = (key: (typeof keys)[number]) => {
    const [from, to] = daysOf(key);
    const week = withFilter(builtInView('open', rules), 'renewal_date', { kind: 'days', from, to });
    return organization ? withFilter(week, 'organization', { kind: 'text', text: wholeName(organization.name) }) : week;
  };
  const whereOf = (key: (typeof keys)[number]) => agentRenewalsList.whereOf(stateOf(key), context);
  const query = useRead(
    'agent',
    CountRenewalWeeksDocument,
    { first: whereOf('first'), second: whereOf('second'), third: whereOf('third'), fourth: whereOf('fourth') },
    { showsRefusals: true },
  );
  const at = (value: Day) => new Date(`${value}T12:00:00Z`);
  return (
    <Counters
      label={t('renewalWeeks')}
      columns="grid-cols-2 sm:grid-cols-4"
      query={query}
      counters={keys.map((key) => {
        const [from, to] = daysOf(key);
        return {
          key,
          label: t('renewWithin', {
            days: format.dateTimeRange(at(from), at(to), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
          }),
          href: queueAddress(stateOf(key), rules),
          counted: query.data?.[key],
        };
      })}
    />
  );
}
