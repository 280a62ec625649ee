'use client';
import { canadianProvinces, isMotorised, usStates, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { AnswerViolation } from '../step-form/answer-violation.tsx';
import { CheckoutStepPage } from '../step-form/checkout-step.tsx';
import { TextAnswer } from '../../shared/answers/fields.tsx';
import { useMessageOf } from '../step-form/message-of.ts';
import { type StepForm, useStepForm } from '../step-form/use-step-form.tsx';
import { AddressFields, PersonFields } from './person-fields.tsx';
import { useSavePerson } from './use-save-person.ts';
import { incidentFields, waitingForPerson, type YouAnswers, youAnswersOf, youShapes } from './you-answers.ts';

/** For whom the policy is: the first personal answers. */
export function YouStep() {
  const t = useTranslations('checkout.you');
  const messageOf = useMessageOf();
  const { quote, state } = useLoadedCheckout().data;
  const { save, isStored } = useSavePerson();
  const kinds = quote.vehicles.map(({ type }) => vehicleClasses.find((one) => one === type));
  const drives = kinds.some((kind) => kind !== undefined && isMotorised(kind));
  const locale = useLocale();
  const shapes = useMemo(() => youShapes(drives, locale), [drives, locale]);
  const form = useStepForm<YouAnswers>({
    step: 'you',
    shapes,
    saved: youAnswersOf(quote),
    messageOf,
    save,
    heldBack: (all, refused) => waitingForPerson(all, isStored, refused),
  });
  const hasLicense = isStored && !state.missing_fields.some(({ path }) => path.endsWith('.license_number'));
  return (
    <CheckoutStepPage step="you" title={t('title')} lead={t('lead')} form={form}>
      <PersonFields form={form} />
      <AddressFields form={form} />
      {drives && <Driving form={form} hasLicense={hasLicense} />}
      {!isStored && <p className="text-small text-ink-3">{t('kept')}</p>}
    </CheckoutStepPage>
  );
}

type Part = { form: StepForm<YouAnswers> };

/** Every state and province, as a license spells its own. */
const issuers = [...usStates, ...canadianProvinces].toSorted().map((code) => ({ value: code, label: code }));

const incidentLabels = { at_fault: 'atFault', major: 'major', minor: 'minor', speeding: 'speeding' } as const;

function Driving({ form: { answer }, hasLicense }: Part & { hasLicense: boolean }) {
  const t = useTranslations('checkout.you');
  const count = (name: (typeof incidentFields)[number] | 'rv_driving_experience_years') => {
    const own = answer(name);
    return { ...own, onChange: (typed: string) => own.onChange(typed.replaceAll(/\D/g, '')) };
  };
  const issuer = answer('license_administrative_area');
  const input = {
    inputMode: 'numeric',
    maxLength: 2,
    autoComplete: 'off',
    enterKeyHint: 'next',
    className: 'max-w-24',
  } as const;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="type-h3">{t('driving')}</h2>
      <div className="flex flex-col gap-2">
        <TextAnswer answer={count('rv_driving_experience_years')} label={t('experience')} input={input} />
        <AnswerEffect field="rv_driving_experience_years" />
      </div>
      <div className="grid max-w-xl items-start gap-4 sm:grid-cols-[1fr_11rem]">
        <TextAnswer
          answer={answer('license_number')}
          label={t('license')}
          hint={hasLicense ? t('licenseKept') : t('licenseHint')}
          why={t('licenseWhy')}
          input={{
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            maxLength: 40,
          }}
        />
        <Field id={issuer.id} label={t('licenseArea')} hint={t('licenseAreaHint')} error={issuer.error}>
          {(control) => (
            <SelectInput
              {...control}
              options={issuers}
              value={issuer.value}
              onChange={(event) => issuer.onChoose(event.currentTarget.value)}
              onBlur={issuer.onBlur}
            />
          )}
        </Field>
      </div>
      <p className="font-semibold">{t('incidentsLegend')}</p>
      <p className="-mt-3 text-small text-ink-3">{t('incidentsWhy')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {incidentFields.map((name) => (
          <TextAnswer key={name} answer={count(name)} label={t(incidentLabels[name])} input={input} />
        ))}
      </div>
      <AnswerEffect field="incidents" />
      <AnswerViolation field="points" />
    </section>
  );
}
