import { type DayParts, monthNames } from './day-parts.ts';
import { FieldGroup, type FieldGroupProps } from './field.tsx';
import { SelectInput } from './select-input.tsx';
import { TextInput } from './text-input.tsx';

export type DatePartsCopy = { month: string; day: string; year: string };

export type DatePartsProps = Omit<FieldGroupProps, 'children' | 'id'> & {
  id: string;
  value: DayParts;
  onChange: (parts: DayParts) => void;
  onBlur?: () => void;
  locale?: string;
  partLabels: DatePartsCopy;
  /** Completes a birth date from the person's own browser. */
  birthday?: boolean;
};

/** A date far from today, such as a birth date: month by name, day and year as text. */
export function DateParts({
  id,
  value,
  onChange,
  onBlur,
  locale = 'en-US',
  partLabels,
  birthday = false,
  ...group
}: DatePartsProps) {
  const invalid = group.error ? true : undefined;
  const months = monthNames(locale).map((label, index) => ({ value: String(index + 1), label }));
  const digits = (name: 'day' | 'year', length: number) => (
    <label className="flex flex-col gap-1">
      <span className="text-small text-ink-2">{partLabels[name]}</span>
      <TextInput
        id={`${id}-${name}`}
        inputMode="numeric"
        maxLength={length}
        autoComplete={birthday ? `bday-${name}` : 'off'}
        value={value[name]}
        aria-invalid={invalid}
        onBlur={onBlur}
        onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value.replaceAll(/\D/g, '') })}
      />
    </label>
  );
  return (
    <FieldGroup {...group} id={id}>
      <div className="grid max-w-md grid-cols-[minmax(0,1.8fr)_minmax(3rem,0.8fr)_minmax(4rem,1fr)] gap-3">
        <label className="flex flex-col gap-1">
          <span className="text-small text-ink-2">{partLabels.month}</span>
          <SelectInput
            id={`${id}-month`}
            placeholder=""
            options={months}
            autoComplete={birthday ? 'bday-month' : 'off'}
            value={value.month}
            aria-invalid={invalid}
            onBlur={onBlur}
            onChange={(event) => onChange({ ...value, month: event.currentTarget.value })}
          />
        </label>
        {digits('day', 2)}
        {digits('year', 4)}
      </div>
    </FieldGroup>
  );
}
