import { addMonths, day } from '@roadworthy/core/shared/time/day.ts';
import type { QueueState } from '../../../data/queue/queue-address.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { monthOf } from './report-columns.ts';

type Shown = Pick<QueueState, 'view' | 'q' | 'filters'>;

/** The one month of which a list of months shows everything, as `2026-11`; null where it shows more, or less. */
export function monthShown({ view, q, filters }: Shown, { today }: ViewContext): string | null {
  const { accounting_month: span, ...others } = filters;
  if (q !== '' || Object.keys(others).length > 0) return null;
  const here = monthOf(today);
  if (span === undefined) {
    return view === 'month' ? here.slice(0, 7) : view === 'last' ? addMonths(here, -1).slice(0, 7) : null;
  }
  if (span.kind !== 'days' || span.from === null || span.to === null) return null;
  const asked = monthOf(day(span.from));
  const first = asked < span.from ? addMonths(asked, 1) : asked;
  return first <= span.to && addMonths(first, 1) > span.to ? first.slice(0, 7) : null;
}
