'use client';
import type { MarketingSource, VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Field, FieldError } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type PriceExampleWords, PriceExample } from './price-example.tsx';
import { useSamplePlace } from './use-sample-range.ts';

export type PriceFormWords = PriceExampleWords &
  Readonly<
    Record<
      'title' | 'postalCode' | 'postalCodeMissing' | 'vehicleClass' | 'vehicleClassMissing' | 'unsure' | 'start',
      string
    >
  >;

export type PriceFormProps = {
  words: PriceFormWords;
  classes: readonly { readonly value: VehicleClass; readonly label: string; readonly rig: ReactNode }[];
  chosen: VehicleClass | null;
  onChoose: (chosen: VehicleClass) => void;
  /** A choice is near: what draws the rig may be fetched. */
  onNear: () => void;
  /** Whether it begins another quote beside the one that the browser keeps. */
  anew: boolean;
};

const closedThere = fetchedComponent(async () => (await import('./closed-there.tsx')).ClosedThere);
const postalCodeId = 'price-postal-code';
const errorIds = { postalCode: 'price-postal-code-error', vehicleClass: 'price-vehicle-class-error' } as const;
type Missing = keyof typeof errorIds | null;

/** Two answers, what an example of them costs today, and the way to a price of one's own. */
export function PriceForm({ words, classes, chosen, onChoose, onNear, anew }: PriceFormProps) {
  const [postalCode, setPostalCode] = useState('');
  const [missing, setMissing] = useState<Missing>(null);
  const { place, unknown } = useSamplePlace(postalCode);
  const isClosed = place !== null && (place.closed_to === 'all' || isClosedTo(place, chosen));
  const wrongCode = missing === 'postalCode' ? words.postalCodeMissing : unknown;

  // Without scripts the first step asks again.
  function check(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const isWrong = postalCode.trim() === '' || unknown !== null;
    const found = isWrong ? 'postalCode' : chosen === null ? 'vehicleClass' : null;
    setMissing(found === 'postalCode' && unknown !== null ? null : found);
    if (found === null && !isClosed) return;
    event.preventDefault();
    const wanted = found === 'postalCode' ? `#${postalCodeId}` : found ? '[name="vehicle_class"]' : '#waitlist-email';
    form.querySelector<HTMLElement>(wanted)?.focus();
  }

  return (
    <form action="/checkout/start" onSubmit={check} className="flex flex-col gap-5">
      <h2 className="type-h3">{words.title}</h2>
      <Field id={postalCodeId} label={words.postalCode}>
        {(control) => (
          <TextInput
            {...control}
            className="max-w-40"
            value={postalCode}
            aria-invalid={wrongCode !== null || undefined}
            aria-describedby={wrongCode === null ? undefined : errorIds.postalCode}
            onChange={({ currentTarget }) => {
              setPostalCode(currentTarget.value);
              setMissing(null);
            }}
            name="postal_code"
            autoComplete="postal-code"
            maxLength={textLimits.postalCode}
            enterKeyHint="next"
          />
        )}
      </Field>
      {wrongCode !== null && <FieldError id={errorIds.postalCode}>{wrongCode}</FieldError>}
      <fieldset aria-describedby={missing === 'vehicleClass' ? errorIds.vehicleClass : undefined}>
        <legend className="mb-2 font-semibold">{words.vehicleClass}</legend>
        <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-5">
          {classes.map(({ value, label, rig }) => (
            <label
              key={value}
              onPointerEnter={onNear}
              className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-card border border-line px-2 text-[0.8125rem] leading-4 sm:flex-col sm:justify-end sm:gap-1 sm:px-1 sm:pt-2 sm:pb-1.5 sm:text-center hover:border-line-strong has-checked:border-primary has-checked:bg-surface-2 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              {rig}
              <input
                type="radio"
                name="vehicle_class"
                value={value}
                checked={chosen === value}
                onChange={() => {
                  onChoose(value);
                  setMissing(null);
                }}
                className="sr-only"
              />
              <span className="sm:flex sm:min-h-8 sm:items-center">{label}</span>
            </label>
          ))}
        </div>
        <AppLink href="/vehicles" className="link mt-1 inline-flex min-h-11 items-center text-small">
          {words.unsure}
        </AppLink>
      </fieldset>
      {missing === 'vehicleClass' && <FieldError id={errorIds.vehicleClass}>{words.vehicleClassMissing}</FieldError>}
      {isClosed && chosen !== null ? (
        <closedThere.Component reason={place.message ?? ''} postalCode={postalCode.trim()} vehicleClass={chosen} />
      ) : (
        <>
          <PriceExample
            words={words}
            place={place}
            vehicleClass={chosen}
            label={classes.find(({ value }) => value === chosen)?.label ?? ''}
          />
          <input type="hidden" name="source" value={'homepage_hero' satisfies MarketingSource} />
          {anew && <input type="hidden" name="anew" value="1" />}
          <Button type="submit">{words.start}</Button>
        </>
      )}
    </form>
  );
}

/** Whether what somebody chose is among what an area is closed to: its examples leave that out. */
function isClosedTo(
  { closed_to: closedTo, ranges }: NonNullable<ReturnType<typeof useSamplePlace>['place']>,
  chosen: VehicleClass | null,
): boolean {
  return closedTo !== null && chosen !== null && ranges.every(({ vehicle_class }) => vehicle_class !== chosen);
}
