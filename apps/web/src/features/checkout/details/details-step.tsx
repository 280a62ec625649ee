'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput } from '@roadworthy/ui/forms/money-input.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { YesNo } from '@roadworthy/ui/forms/yes-no.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { SavedAnswer } from '../../shared/answers/answer.ts';
import { TextAnswer, useFieldCopy } from '../../shared/answers/fields.tsx';
import { PostalAreaHint } from '../../shared/postal-area/postal-area-hint.tsx';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { Notice } from '../step-form/notice.tsx';
import { type StepForm, useStepForm } from '../step-form/use-step-form.tsx';
import type { ShownVehicle } from '../vehicles/shown-vehicle.tsx';
import { VehicleStepPage } from '../vehicles/vehicle-step-page.tsx';
import {
  asksPrice,
  type DetailsAnswers,
  detailsAnswersOf,
  detailsShapes,
  lenderFields,
  lenderName,
  noLender,
  waitingForLender,
} from './details-answers.ts';
import { useSaveDetails } from './use-save-details.ts';

/** What the papers of one vehicle say, and who has lent the money for it. */
export function DetailsStep({ shown }: { shown: ShownVehicle }) {
  const t = useTranslations('checkout.details');
  const messageOf = useMessageOf();
  const { vehicle } = shown;
  const { save, shared } = useSaveDetails(shown);
  const withPrice = asksPrice(vehicle);
  const shapes = useMemo(() => detailsShapes(withPrice), [withPrice]);
  const form = useStepForm<DetailsAnswers>({
    step: 'details',
    shown,
    shapes,
    saved: detailsAnswersOf(
      vehicle,
      shared.map(({ entity_id }) => entity_id),
    ),
    messageOf,
    save,
    heldBack: waitingForLender,
  });
  const { answer, values } = form;
  return (
    <VehicleStepPage step="details" title={t('title')} lead={t('lead')} form={form} shown={shown}>
      {withPrice && <PaidPrice answer={answer('purchase_price')} />}
      <Whether answer={answer('salvage_title')} label={t('salvage')} hint={t('salvageHint')} />
      {values.salvage_title === true && (
        <Notice tone="info" title={t('salvageYes')}>
          {t('salvageYesBody')}
        </Notice>
      )}
      <Whether answer={answer('original_owner')} label={t('owner')} hint={t('ownerHint')} optional />
      <Loan form={form} lenders={shared} />
    </VehicleStepPage>
  );
}

type WhetherProps = {
  answer: SavedAnswer<boolean | null>;
  label: string;
  hint?: string;
  optional?: boolean;
};

function Whether({ answer, label, hint, optional = false }: WhetherProps) {
  const t = useTranslations('checkout.use');
  const copy = useFieldCopy();
  return (
    <YesNo
      id={answer.id}
      name={answer.id}
      label={label}
      hint={hint}
      optional={optional ? copy.optional : undefined}
      value={answer.value}
      onChange={answer.onChoose}
      error={answer.error}
      yes={t('yes')}
      no={t('no')}
    />
  );
}

function PaidPrice({ answer }: { answer: SavedAnswer<DetailsAnswers['purchase_price']> }) {
  const t = useTranslations('checkout.details');
  const locale = useLocale();
  return (
    <Field id={answer.id} label={t('paid')} hint={t('paidHint')} error={answer.error}>
      {(control) => (
        <MoneyInput
          {...control}
          locale={locale}
          className="max-w-56"
          value={answer.value}
          onChange={answer.onChange}
          onBlur={answer.onBlur}
          enterKeyHint="next"
        />
      )}
    </Field>
  );
}

type LoanProps = { form: StepForm<DetailsAnswers>; lenders: ReturnType<typeof useSaveDetails>['shared'] };

/** Whether there is a loan or a lease, and who holds it: somebody of another vehicle of the quote, or named here. */
function Loan({ form: { answer, values }, lenders }: LoanProps) {
  const t = useTranslations('checkout.details');
  const [financed, holder] = [answer('financed'), answer('lienholder_id')];
  const empty = (): void => {
    for (const name of lenderFields) answer(name).onChange(noLender[name]);
  };
  const choose = (isFinanced: boolean | null): void => {
    if (isFinanced !== true) {
      empty();
      holder.onChange('');
    }
    financed.onChoose(isFinanced);
  };
  const chooseHolder = (id: string): void => {
    empty();
    holder.onChoose(id);
  };
  return (
    <div className="flex flex-col gap-6">
      <Whether answer={{ ...financed, onChoose: choose }} label={t('financed')} hint={t('financedHint')} />
      {values.financed === true && (
        <div id="details-lender" className="flex flex-col gap-6">
          {lenders.length > 0 && (
            <RadioTiles
              id={holder.id}
              name={holder.id}
              label={t('holder')}
              options={[
                ...lenders.map((one) => ({ value: one.entity_id, label: lenderName(one) })),
                { value: '', label: t('holderOther') },
              ]}
              value={holder.value}
              onChange={chooseHolder}
              error={holder.error}
            />
          )}
          {values.lienholder_id === '' && <Lender answer={answer} error={holder.error} />}
        </div>
      )}
    </div>
  );
}

function Lender({ answer, error }: Pick<StepForm<DetailsAnswers>, 'answer'> & { error: string | undefined }) {
  const t = useTranslations('checkout.details');
  const you = useTranslations('checkout.you');
  const name = answer('business_name');
  return (
    <fieldset id="details-lienholder_id" tabIndex={-1} className="flex flex-col gap-4">
      <legend className="type-h3 mb-3">{t('lender')}</legend>
      <TextAnswer
        answer={{ ...name, error: name.error ?? error }}
        kind="name"
        label={t('lenderName')}
        hint={t('lenderHint')}
        input={{ autoComplete: 'off', enterKeyHint: 'next' }}
      />
      <TextAnswer
        answer={answer('line_1')}
        kind="street"
        label={you('street')}
        input={{ autoComplete: 'off', enterKeyHint: 'next' }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextAnswer
          answer={answer('locality')}
          kind="city"
          label={you('city')}
          input={{ autoComplete: 'off', enterKeyHint: 'next' }}
        />
        <div className="flex flex-col gap-1">
          <TextAnswer
            answer={answer('postal_code')}
            kind="postalCode"
            label={you('postalCode')}
            input={{ autoComplete: 'off', enterKeyHint: 'next' }}
          />
          <PostalAreaHint
            text={answer('postal_code').value}
            words={{ lies: (values) => you('lies', values), unlisted: (values) => you('unlisted', values) }}
          />
        </div>
      </div>
    </fieldset>
  );
}
