'use client';
import { YesNo } from '@roadworthy/ui/forms/yes-no.tsx';
import { useTranslations } from 'next-intl';
import { TextAnswer } from '../../shared/answers/fields.tsx';
import { useReport } from './report-context.tsx';
import { ReportStepPage } from './report-step.tsx';

/** Whether the police wrote a report, and where to find it. */
export function PoliceStep() {
  const t = useTranslations('claim.report.police');
  const common = useTranslations('claim.report');
  const { form } = useReport();
  const filed = form.answer('police_report_filed');
  return (
    <ReportStepPage step="police">
      <YesNo
        id={filed.id}
        name={filed.id}
        label={t('filed')}
        yes={common('yes')}
        no={common('no')}
        value={filed.value}
        onChange={filed.onChoose}
        error={filed.error}
      />
      {filed.value === true && (
        <>
          <TextAnswer answer={form.answer('police_agency')} kind="name" label={t('agency')} optional />
          <TextAnswer
            answer={form.answer('police_report_number')}
            kind="reference"
            label={t('number')}
            optional
            input={{ autoComplete: 'off' }}
          />
        </>
      )}
    </ReportStepPage>
  );
}
