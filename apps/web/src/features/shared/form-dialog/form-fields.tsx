'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { type ControlProps, Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { RadioTiles, type TileOption } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { SelectInput, type SelectOption } from '@roadworthy/ui/forms/select-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import type { ReactNode } from 'react';
import { EmailInput } from '../email-input.tsx';

/** What a field of a form is drawn with: its value, the way to another one, and what stands against it. */
type FieldProps<Value> = {
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly error: string | null;
};

/** A field under the name of the value that it asks for: that of the operation's input, so that its refusal finds it. */
export type FormField<Name extends string, Value> = {
  readonly name: Name;
  readonly draw: (props: FieldProps<Value>) => ReactNode;
  /** Said when nothing is given; without it the field may be left out, or the form is not ready. */
  readonly missing?: string | undefined;
  /** The values that begin anew when this one changes. */
  readonly resets?: readonly string[] | undefined;
};

type Look = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The word that marks what may be left out. */
  readonly optional?: string | undefined;
  readonly missing?: string;
  readonly resets?: readonly string[];
};

function labelled<Name extends string, Value>(
  name: Name,
  look: Look,
  control: (props: ControlProps, field: FieldProps<Value>) => ReactNode,
): FormField<Name, Value> {
  const { label, hint, optional, missing, resets } = look;
  return {
    name,
    missing,
    resets,
    draw: (field) => (
      <Field label={label} hint={hint} optional={optional} error={field.error}>
        {(props) => control(props, field)}
      </Field>
    ),
  };
}

type LineLook = Look & {
  readonly kind?: 'text' | 'email' | 'tel' | 'date';
  readonly maxLength?: number;
  /** A number or code, letter by letter. */
  readonly isCode?: boolean;
};

/** A line of text. */
export function lineField<const Name extends string>(name: Name, look: LineLook): FormField<Name, string> {
  const { kind = 'text', maxLength, isCode = false } = look;
  return labelled(name, look, (control, { value, onValue }) => {
    const props = {
      ...control,
      value,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => onValue(event.currentTarget.value),
    };
    if (kind === 'email') return <EmailInput {...props} />;
    return (
      <TextInput
        {...props}
        type={kind}
        maxLength={maxLength}
        {...(kind === 'tel' && { inputMode: 'tel' as const })}
        {...(kind === 'text' && { autoComplete: 'off' })}
        {...(isCode && { className: 'font-mono', spellCheck: false })}
      />
    );
  });
}

/** A text of a few lines. */
export function proseField<const Name extends string>(
  name: Name,
  look: Look & { readonly maxLength?: number; readonly rows?: number },
): FormField<Name, string> {
  return labelled(name, look, (control, { value, onValue }) => (
    <TextArea
      {...control}
      rows={look.rows ?? 2}
      maxLength={look.maxLength}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  ));
}

/** A civil day near today. */
export function dayField<const Name extends string>(
  name: Name,
  look: Look & { readonly min?: string | null | undefined; readonly max?: string | null | undefined },
): FormField<Name, string> {
  const { min, max } = look;
  return labelled(name, look, (control, { value, onValue }) => (
    <NearDate
      {...control}
      value={value}
      min={min ?? undefined}
      max={max ?? undefined}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  ));
}

/** An amount, in cents once it is understood. */
export function moneyField<const Name extends string>(name: Name, look: Look): FormField<Name, TypedMoney> {
  return labelled(name, look, (control, { value, onValue }) => (
    <MoneyInput {...control} value={value} onChange={onValue} />
  ));
}

/** One of several values. */
export function selectField<const Name extends string>(
  name: Name,
  look: Look & { readonly options: readonly SelectOption[]; readonly placeholder?: string },
): FormField<Name, string> {
  const { options, placeholder } = look;
  return labelled(name, look, (control, { value, onValue }) => (
    <SelectInput
      {...control}
      options={options}
      {...(placeholder !== undefined && { placeholder })}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  ));
}

/** One of few values, all in sight. */
export function tilesField<const Name extends string>(
  name: Name,
  look: Omit<Look, 'missing'> & { readonly options: readonly TileOption[]; readonly columns?: 2 | 3 },
): FormField<Name, string> {
  const { label, options, columns = 2, resets } = look;
  return {
    name,
    resets,
    draw: ({ value, onValue, error }) => (
      <RadioTiles
        id={`form-${name}`}
        name={name}
        label={label}
        error={error}
        options={options}
        value={value}
        onChange={onValue}
        columns={columns}
      />
    ),
  };
}

/** A yes or no. */
export function checkField<const Name extends string>(
  name: Name,
  look: { readonly label: ReactNode; readonly note?: ReactNode },
): FormField<Name, boolean> {
  return {
    name,
    draw: ({ value, onValue, error }) => (
      <Checkbox
        label={look.label}
        note={look.note}
        error={error}
        checked={value}
        onChange={({ currentTarget: { checked } }) => onValue(checked)}
      />
    ),
  };
}

/** Any number of choices. */
export function choicesField<const Name extends string>(
  name: Name,
  { label, hint, options }: Pick<Look, 'label' | 'hint'> & { readonly options: readonly SelectOption[] },
): FormField<Name, readonly string[]> {
  return {
    name,
    draw: ({ value, onValue, error }) => (
      <fieldset>
        <legend className={hint === undefined ? 'mb-2 font-semibold' : 'font-semibold'}>{label}</legend>
        {hint !== undefined && <p className="mb-2 text-small text-ink-2">{hint}</p>}
        <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={value.includes(option.value)}
              onChange={({ currentTarget: { checked } }) =>
                onValue(checked ? [...value, option.value] : value.filter((one) => one !== option.value))
              }
            />
          ))}
        </div>
        {error && (
          <p role="alert" className="mt-2 text-small text-danger">
            {error}
          </p>
        )}
      </fieldset>
    ),
  };
}

/** A field that no common kind fits, such as a picker with its own search or a list of parts. */
export function ownField<const Name extends string, Value>(
  name: Name,
  draw: FormField<Name, Value>['draw'],
  more: Pick<FormField<Name, Value>, 'missing' | 'resets'> = {},
): FormField<Name, Value> {
  return { name, draw, ...more };
}
