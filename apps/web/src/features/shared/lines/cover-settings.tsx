'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field, FieldError } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LoadAlternativesQuery, PricedCoveragesFragment } from '../../../generated/documents.ts';
import { type Bought, withCover, withoutCover, withSetting } from './line-covers.ts';
import type { CoverView, CoverWords } from './line-view.ts';

/** What is bought today, and how that is told beside another choice. */
type ComparedCovers = {
  readonly bought: Bought;
  readonly now: (value: string) => string;
  readonly added: string;
  readonly removed: string;
};

type CoverSettingsProps = {
  line: CoverWords;
  legend: string;
  covers: readonly CoverView[];
  bought: Bought;
  pricing: PricedCoveragesFragment | undefined;
  alternatives: LoadAlternativesQuery['price_alternatives'];
  onChange: (bought: Bought) => void;
  /** Without what each cover pays, for who knows it. */
  dense?: boolean;
  /** What is bought today, where another choice is made beside it. */
  compared?: ComparedCovers;
  /** What was refused of a cover, or of one of its settings; by `code` or `code.setting`. */
  errorOf?: (path: string) => string | null;
  /** What a change did, said below the heading. */
  children?: ReactNode;
};

/** Every cover of the line: what it pays, whether it is bought, its settings, and what each costs. */
export function CoverSettings(props: CoverSettingsProps) {
  const { line, legend, covers, bought, pricing, alternatives, onChange, dense = false, compared, children } = props;
  const errorOf = props.errorOf ?? (() => null);
  const priceOf = (code: string): string | null => {
    const amounts = pricing?.items.filter(({ coverage }) => coverage === code).map(({ amount }) => amount) ?? [];
    return amounts.length > 0 && ownValue(bought, code)
      ? moneyText(
          amounts.reduce((sum, amount) => sum + amount, 0),
          pricing?.currency,
        )
      : null;
  };
  return (
    <fieldset>
      <legend className="type-h3">{legend}</legend>
      {children}
      <ul className="mt-2 flex flex-col">
        {covers.map((cover) => (
          <li
            key={cover.code}
            className={
              dense
                ? 'grid items-center gap-x-4 border-t border-line py-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]'
                : 'flex flex-col gap-3 border-t border-line py-4'
            }
          >
            <div className={`flex justify-between gap-4 ${dense ? 'items-center' : 'items-start'}`}>
              {cover.mandatory ? (
                <p>
                  {cover.label}
                  {!dense && <span className="block text-small text-ink-3">{cover.pays}</span>}
                </p>
              ) : (
                <Checkbox
                  label={cover.label}
                  note={dense ? undefined : cover.pays}
                  checked={ownValue(bought, cover.code) !== undefined}
                  onChange={(event) =>
                    onChange(
                      event.currentTarget.checked
                        ? withCover(bought, cover.code, covers, line)
                        : withoutCover(bought, cover.code, covers),
                    )
                  }
                />
              )}
              <p className="shrink-0 py-2 font-semibold tabular-nums">{priceOf(cover.code)}</p>
            </div>
            {compared && <Differs code={cover.code} compared={compared} bought={bought} />}
            <CoverError code={cover.code} message={errorOf(cover.code)} />
            {ownValue(bought, cover.code) && cover.settings.length > 0 && (
              <div className={dense ? 'flex flex-col gap-1 pb-2 sm:pb-0' : 'grid gap-4 sm:grid-cols-2'}>
                {cover.settings.map((setting) => (
                  <SettingChoice
                    key={setting.name}
                    {...{ cover, setting, alternatives, dense }}
                    value={ownValue(ownValue(bought, cover.code), setting.name)}
                    compared={compared}
                    error={errorOf(`${cover.code}.${setting.name}`)}
                    currency={pricing?.currency}
                    onChange={(value) => onChange(withSetting(bought, cover.code, setting.name, value))}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type DiffersProps = { code: string; compared: ComparedCovers; bought: Bought };

/** Says of a cover that it is bought anew, or given up. */
function Differs({ code, compared, bought }: DiffersProps) {
  const isToday = ownValue(compared.bought, code) !== undefined;
  const isChosen = ownValue(bought, code) !== undefined;
  if (isToday === isChosen) return null;
  return <p className="text-small font-medium text-ink-2">{isChosen ? compared.added : compared.removed}</p>;
}

function CoverError({ code, message }: { code: string; message: string | null }) {
  return message === null ? null : <FieldError id={`cover-${code}-error`}>{message}</FieldError>;
}

type SettingChoiceProps = Pick<CoverSettingsProps, 'alternatives'> & {
  cover: CoverView;
  setting: CoverView['settings'][number];
  value: string | number | undefined;
  compared: ComparedCovers | undefined;
  error: string | null;
  currency: string | undefined;
  dense: boolean;
  onChange: (value: string | number) => void;
};

/** The values of a setting, with what the ones beside the chosen one would cost more or less. */
function SettingChoice(props: SettingChoiceProps) {
  const { cover, setting, value, compared, error, currency, alternatives, dense, onChange } = props;
  const common = useTranslations('shell.common');
  const about = `coverages.${cover.code}.${setting.name}`;
  const today = ownValue(ownValue(compared?.bought, cover.code), setting.name);
  const labelToday = setting.values.find((one) => one.value === today)?.label ?? String(today);
  const options = setting.values.map((one) => {
    const amount = alternatives.find((other) => other.about === about && other.terms === one.label)?.amount;
    const differs = amount === undefined || one.value === value ? '' : ` (${signed(amount, currency)})`;
    return { value: String(one.value), label: `${one.label}${differs}` };
  });
  return (
    <Field
      id={`cover-${cover.code}-${setting.name}`}
      label={<span className={dense ? 'sr-only' : ''}>{setting.label}</span>}
      hint={today === undefined || today === value ? undefined : compared?.now(labelToday)}
      error={error}
    >
      {(control) => (
        <SelectInput
          {...control}
          aria-label={common('named', { label: cover.label, value: setting.label })}
          options={options}
          value={String(value ?? '')}
          onChange={(event) => {
            const chosen = setting.values.find((one) => String(one.value) === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        />
      )}
    </Field>
  );
}

const signed = (cents: number, currency: string | undefined): string =>
  `${cents < 0 ? '−' : '+'}${moneyText(Math.abs(cents), currency)}`;
