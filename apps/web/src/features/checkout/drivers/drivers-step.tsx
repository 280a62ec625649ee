'use client';
import { useTranslations } from 'next-intl';
import { TextAnswer } from '../../shared/answers/fields.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { AnswerViolation } from '../step-form/answer-violation.tsx';
import { CheckoutStepPage } from '../step-form/checkout-step.tsx';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { type StepForm, useStepForm } from '../step-form/use-step-form.tsx';
import {
  type DrivingAnswers,
  drivingAnswersOf,
  drivingShapes,
  findingsOfDriver,
  incidentFields,
} from './driver-answers.ts';
import { counted, countInput, LicenseFields } from './license-fields.tsx';
import { OtherDrivers } from './other-drivers.tsx';
import { useOtherDrivers } from './use-other-drivers.ts';
import { useSaveDriving } from './use-save-driving.ts';

/** How the person insured has driven, and who else drives. */
export function DriversStep() {
  const t = useTranslations('checkout.drivers');
  const messageOf = useMessageOf();
  const { quote } = useLoadedCheckout().data;
  const form = useStepForm<DrivingAnswers>({
    step: 'drivers',
    shapes: drivingShapes,
    saved: drivingAnswersOf(quote),
    messageOf,
    save: useSaveDriving(),
  });
  const others = useOtherDrivers();
  const both = { ...form, submit: async () => (await form.submit()) && (await others.submit()) };
  return (
    <CheckoutStepPage step="drivers" title={t('title')} lead={t('lead')} form={both}>
      <Driving form={form} />
      <OtherDrivers others={others} />
    </CheckoutStepPage>
  );
}

const incidentLabels = { at_fault: 'atFault', major: 'major', minor: 'minor', speeding: 'speeding' } as const;

function Driving({ form: { answer } }: { form: StepForm<DrivingAnswers> }) {
  const t = useTranslations('checkout.drivers');
  const { quote, state } = useLoadedCheckout().data;
  const [person] = quote.entities;
  const issuer = answer('license_administrative_area');
  const isOpen = findingsOfDriver(state.missing_fields, 0).some(({ path }) => path.endsWith('.license_number'));
  return (
    <section className="flex flex-col gap-4">
      <h2 className="type-h3">{t('own')}</h2>
      <div className="flex flex-col gap-2">
        <TextAnswer
          answer={counted(answer('rv_driving_experience_years'))}
          label={t('experience')}
          input={countInput}
        />
        <AnswerEffect field="rv_driving_experience_years" />
      </div>
      <LicenseFields
        number={answer('license_number')}
        issuer={issuer}
        onIssuer={issuer.onChoose}
        isStored={person !== undefined && !isOpen}
      />
      <p className="font-semibold">{t('incidentsLegend')}</p>
      <p className="-mt-3 text-small text-ink-3">{t('incidentsWhy')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {incidentFields.map((name) => (
          <TextAnswer key={name} answer={counted(answer(name))} label={t(incidentLabels[name])} input={countInput} />
        ))}
      </div>
      <AnswerEffect field="incidents" />
      <AnswerViolation field="points" />
    </section>
  );
}
