'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { FormAlert } from '../../shared/form-alert.tsx';

/** One loss as it is typed: under which coverage, of whom, and what it comes to. */
export type Loss = { readonly coverage: string; readonly claimant: string; readonly loss: TypedMoney };

type LossRowsProps = {
  losses: readonly Loss[];
  onLosses: (losses: readonly Loss[]) => void;
  error: string | null;
  coverages: readonly { readonly coverage: string; readonly name: string }[];
};

/** The losses of a claim, one line each; another line for another claimant or coverage. */
export function LossRows({ losses, onLosses, error, coverages }: LossRowsProps) {
  const t = useTranslations('actions.evaluate_claim');
  const change = (place: number, to: Partial<Loss>) =>
    onLosses(losses.map((one, index) => (index === place ? { ...one, ...to } : one)));
  const options = coverages.map(({ coverage, name }) => ({ value: coverage, label: name }));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="type-h3 mb-2">{t('losses')}</legend>
      <FormAlert message={error} />
      {losses.map((one, place) => (
        <div key={place} className="grid items-start gap-3 border-b border-line pb-4 sm:grid-cols-3">
          <Field label={t('coverage')}>
            {(control) => (
              <SelectInput
                {...control}
                options={options}
                value={one.coverage}
                onChange={({ currentTarget: { value } }) => change(place, { coverage: value })}
              />
            )}
          </Field>
          <Field label={t('claimant')} hint={t('claimantHint')}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={100}
                value={one.claimant}
                onChange={({ currentTarget: { value } }) => change(place, { claimant: value })}
              />
            )}
          </Field>
          <Field label={t('loss')}>
            {(control) => <MoneyInput {...control} value={one.loss} onChange={(loss) => change(place, { loss })} />}
          </Field>
          {losses.length > 1 && (
            <Button
              tone="plain"
              size="small"
              className="justify-self-start"
              onClick={() => onLosses(losses.filter((_, index) => index !== place))}
            >
              {t('leaveOut')}
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button
          tone="quiet"
          size="small"
          onClick={() => onLosses([...losses, { coverage: options[0]?.value ?? '', claimant: '', loss: null }])}
        >
          {t('another')}
        </Button>
      </div>
    </fieldset>
  );
}
