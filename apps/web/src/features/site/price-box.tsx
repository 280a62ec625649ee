'use client';
import type { MarketingSource, VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Field, FieldError } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { type FormEvent, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { keptQuote } from '../../data/kept-quote.ts';

type PriceBoxWords = Readonly<
  Record<
    | 'title'
    | 'postalCode'
    | 'postalCodeMissing'
    | 'vehicleClass'
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
  classes: readonly { readonly value: VehicleClass; readonly label: string }[];
  /** The class that is chosen at first, and its scene as it was drawn without a browser. */
  first: VehicleClass;
  scene: ReactNode;
};

const loadScene = () => import('./price-scene.tsx');
const PriceScene = lazy(loadScene);

const never = () => () => undefined;
const [postalCodeId, postalCodeErrorId] = ['price-postal-code', 'price-postal-code-error'];

/** Two answers and the way to a price; the rig of the scene is the one that was chosen. Who has a quote goes on with it. */
export function PriceBox({ words, classes, first, scene }: PriceBoxProps) {
  const [chosen, setChosen] = useState(first);
  const [starts, setStarts] = useState(false);
  const hasQuote = useSyncExternalStore(never, keptQuote, () => false);
  const [isEmpty, setEmpty] = useState(false);

  // Without scripts the first step asks again.
  function check(event: FormEvent<HTMLFormElement>): void {
    const typed = new FormData(event.currentTarget).get('postal_code');
    if (typeof typed === 'string' && typed.trim() !== '') return;
    event.preventDefault();
    setEmpty(true);
    document.getElementById(postalCodeId)?.focus();
  }

  return (
    <>
      <div className="mx-auto -mb-px w-full max-w-6xl px-4 pb-8 sm:px-6">
        {hasQuote && !starts ? (
          <div className="flex max-w-md flex-col gap-4 rounded-sheet border border-line p-6">
            <h2 className="type-h3">{words.continueTitle}</h2>
            <p>{words.continueBody}</p>
            <LinkButton href="/checkout/start">{words.continue}</LinkButton>
            <Button tone="plain" onClick={() => setStarts(true)}>
              {words.another}
            </Button>
          </div>
        ) : (
          <form
            action="/checkout/start"
            onSubmit={check}
            className="max-w-3xl rounded-sheet border border-line p-5 sm:p-6"
          >
            <h2 className="type-h3 mb-4">{words.title}</h2>
            <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]">
              <Field id={postalCodeId} label={words.postalCode}>
                {(control) => (
                  <TextInput
                    {...control}
                    aria-invalid={isEmpty || undefined}
                    aria-describedby={isEmpty ? postalCodeErrorId : undefined}
                    onChange={() => setEmpty(false)}
                    name="postal_code"
                    autoComplete="postal-code"
                    maxLength={textLimits.postalCode}
                    enterKeyHint="next"
                  />
                )}
              </Field>
              <Field id="price-vehicle-class" label={words.vehicleClass}>
                {(control) => (
                  <SelectInput
                    {...control}
                    name="vehicle_class"
                    options={[...classes]}
                    value={chosen}
                    onFocus={() => void loadScene()}
                    onChange={({ currentTarget }) =>
                      setChosen(classes.find(({ value }) => value === currentTarget.value)?.value ?? chosen)
                    }
                  />
                )}
              </Field>
              <input type="hidden" name="source" value={'homepage_hero' satisfies MarketingSource} />
              {starts && <input type="hidden" name="anew" value="1" />}
              <Button type="submit">{words.start}</Button>
            </div>
            {isEmpty && (
              <div className="mt-2">
                <FieldError id={postalCodeErrorId}>{words.postalCodeMissing}</FieldError>
              </div>
            )}
          </form>
        )}
      </div>
      {chosen === first ? (
        scene
      ) : (
        <Suspense fallback={scene}>
          <PriceScene vehicleClass={chosen} />
        </Suspense>
      )}
    </>
  );
}
