'use client';
import type { MarketingSource, VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Field, FieldError } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { type FormEvent, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { keptQuote } from '../../data/kept-quote.ts';
import { type PriceExampleWords, PriceExample } from './price-example.tsx';

type PriceBoxWords = PriceExampleWords &
  Readonly<
    Record<
      | 'title'
      | 'postalCode'
      | 'postalCodeMissing'
      | 'vehicleClass'
      | 'vehicleClassMissing'
      | 'unsure'
      | 'start'
      | 'continueTitle'
      | 'continueBody'
      | 'continue'
      | 'another',
      string
    >
  >;

type PriceBoxProps = {
  words: PriceBoxWords;
  classes: readonly { readonly value: VehicleClass; readonly label: string; readonly rig: ReactNode }[];
  /** What stands beside it. */
  lead?: ReactNode;
  /** The road that it lies on, as it was drawn without a browser; with the rig on it once that is chosen. */
  scene: ReactNode;
};

const loadScene = () => import('./price-scene.tsx');
const PriceScene = lazy(loadScene);

const never = () => () => undefined;
const postalCodeId = 'price-postal-code';
const errorIds = { postalCode: 'price-postal-code-error', vehicleClass: 'price-vehicle-class-error' } as const;
type Missing = keyof typeof errorIds | null;

/**
 * Two answers, what an example of them costs today, and the way to a price of one's own; the rig on the road is the one
 * that was chosen. Who has a quote goes on with it.
 */
export function PriceBox({ words, classes, lead, scene }: PriceBoxProps) {
  const [chosen, setChosen] = useState<VehicleClass | null>(null);
  const [postalCode, setPostalCode] = useState('');
  const [starts, setStarts] = useState(false);
  const hasQuote = useSyncExternalStore(never, keptQuote, () => false);
  const [missing, setMissing] = useState<Missing>(null);

  // Without scripts the first step asks again.
  function check(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const found = postalCode.trim() === '' ? 'postalCode' : chosen === null ? 'vehicleClass' : null;
    setMissing(found);
    if (found === null) return;
    event.preventDefault();
    form.querySelector<HTMLElement>(found === 'postalCode' ? `#${postalCodeId}` : '[name="vehicle_class"]')?.focus();
  }

  const card = 'rounded-sheet bg-canvas p-5 shadow-overlay sm:p-6';
  return (
    <div className="relative isolate flex overflow-hidden">
      <div className="absolute inset-0 -z-10 flex flex-col justify-end">
        {chosen === null ? (
          scene
        ) : (
          <Suspense fallback={scene}>
            <PriceScene vehicleClass={chosen} />
          </Suspense>
        )}
      </div>
      <div className="mx-auto grid w-full max-w-6xl gap-x-12 gap-y-8 px-4 pt-8 pb-56 sm:px-6 sm:pb-72 lg:grid-cols-[minmax(0,1fr)_29rem] lg:items-start lg:py-14">
        <div>{lead}</div>
        {hasQuote && !starts ? (
          <div className={`flex flex-col items-start gap-4 ${card}`}>
            <h2 className="type-h3">{words.continueTitle}</h2>
            <p>{words.continueBody}</p>
            <LinkButton href="/checkout/start">{words.continue}</LinkButton>
            <Button tone="plain" onClick={() => setStarts(true)}>
              {words.another}
            </Button>
          </div>
        ) : (
          <form action="/checkout/start" onSubmit={check} className={`flex flex-col gap-5 ${card}`}>
            <h2 className="type-h3">{words.title}</h2>
            <Field id={postalCodeId} label={words.postalCode}>
              {(control) => (
                <TextInput
                  {...control}
                  className="max-w-40"
                  value={postalCode}
                  aria-invalid={missing === 'postalCode' || undefined}
                  aria-describedby={missing === 'postalCode' ? errorIds.postalCode : undefined}
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
            {missing === 'postalCode' && <FieldError id={errorIds.postalCode}>{words.postalCodeMissing}</FieldError>}
            <fieldset aria-describedby={missing === 'vehicleClass' ? errorIds.vehicleClass : undefined}>
              <legend className="mb-2 font-semibold">{words.vehicleClass}</legend>
              <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-5">
                {classes.map(({ value, label, rig }) => (
                  <label
                    key={value}
                    onPointerEnter={() => void loadScene()}
                    className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-card border border-line px-2 text-[0.8125rem] leading-4 sm:flex-col sm:justify-end sm:gap-1 sm:px-1 sm:pt-2 sm:pb-1.5 sm:text-center hover:border-line-strong has-checked:border-primary has-checked:bg-surface-2 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
                  >
                    {rig}
                    <input
                      type="radio"
                      name="vehicle_class"
                      value={value}
                      checked={chosen === value}
                      onChange={() => {
                        setChosen(value);
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
            {missing === 'vehicleClass' && (
              <FieldError id={errorIds.vehicleClass}>{words.vehicleClassMissing}</FieldError>
            )}
            <PriceExample
              words={words}
              postalCode={postalCode}
              vehicleClass={chosen}
              label={classes.find(({ value }) => value === chosen)?.label ?? ''}
            />
            <input type="hidden" name="source" value={'homepage_hero' satisfies MarketingSource} />
            {starts && <input type="hidden" name="anew" value="1" />}
            <Button type="submit">{words.start}</Button>
          </form>
        )}
      </div>
    </div>
  );
}
