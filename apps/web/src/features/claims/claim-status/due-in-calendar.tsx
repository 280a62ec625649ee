'use client';
import { calendarText } from '@roadworthy/core/shared/text/calendar.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { saveFile } from '../../../data/requests/fetch-document.ts';
import { useDueText } from './use-due-text.ts';

type DueInCalendarProps = {
  claim: {
    readonly claim_id: string;
    readonly claim_number: string | null;
    readonly next_step: string | null;
    readonly next_due: string | null;
  };
};

/** The day by which something is owed to who reported a claim, as a file for their calendar; nothing where none is. */
export function DueInCalendar({ claim }: DueInCalendarProps) {
  const t = useTranslations('claim.report.done');
  const text = useDueText()(claim);
  const { claim_id: id, claim_number: number, next_step: step, next_due: due } = claim;
  if (text === null || due === null) return null;
  const title = t('calendarTitle', { number: number ?? '' });
  const save = () => {
    const file = calendarText([{ uid: `${id}-${step}`, day: day(due), title, text }], new Date());
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${number ?? 'claim'}.ics`);
  };
  return (
    <Button tone="quiet" onClick={save}>
      {t('calendar')}
    </Button>
  );
}
