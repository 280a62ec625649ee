'use client';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { YesNo } from '@roadworthy/ui/forms/yes-no.tsx';
import { useTranslations } from 'next-intl';
import { TextAnswer, useFieldCopy } from '../../shared/answers/fields.tsx';
import { useReport } from './report-context.tsx';
import { ReportStepPage } from './report-step.tsx';
import { hasMoved } from './report-steps.ts';
import { uses } from './report-values.ts';

/** Whether it moved and who drove, and what it was used for. */
export function DrivingStep() {
  const t = useTranslations('claim.report.driving');
  const common = useTranslations('claim.report');
  const copy = useFieldCopy();
  const { form, kind, course } = useReport();
  const [moved, use] = [form.answer('driving_at_time_of_loss'), form.answer('use')];
  return (
    <ReportStepPage step="driving">
      {(kind === undefined || kind.moving === 'either') && (
        <YesNo
          id={moved.id}
          name={moved.id}
          label={t('moved')}
          yes={common('yes')}
          no={common('no')}
          value={moved.value}
          onChange={moved.onChoose}
          error={moved.error}
        />
      )}
      {hasMoved(course) === true && (
        <TextAnswer answer={form.answer('driver')} kind="name" label={t('driver')} input={{ autoComplete: 'off' }} />
      )}
      <RadioTiles
        id={use.id}
        name={use.id}
        label={t('use')}
        why={copy.why(t('why'))}
        value={use.value}
        onChange={(chosen) => use.onChoose(uses.find((one) => one === chosen) ?? null)}
        error={use.error}
        columns={3}
        options={uses.map((value) => ({ value, label: t(`uses.${value}`) }))}
      />
      {use.value === 'business' && (
        <TextAnswer answer={form.answer('business_purposes_reason')} kind="reason" label={t('reason')} />
      )}
    </ReportStepPage>
  );
}
