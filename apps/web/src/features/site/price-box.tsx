'use client';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { keptQuote } from '../../data/kept-quote.ts';

type PriceBoxWords = Readonly<
  Record<
    'title' | 'postalCode' | 'vehicleClass' | 'start' | 'continueTitle' | 'continueBody' | 'continue' | 'another',
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

/** Two answers and the way to a price; the rig of the scene is the one that was chosen. Who has a quote goes on with it. */
export function PriceBox({ words, classes, first, scene }: PriceBoxProps) {
  const [chosen, setChosen] = useState(first);
  const [starts, setStarts] = useState(false);
  const hasQuote = useSyncExternalStore(never, keptQuote, () => false);
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
          <form action="/checkout/start" className="max-w-3xl rounded-sheet border border-line p-5 sm:p-6">
            <h2 className="type-h3 mb-4">{words.title}</h2>
            <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]">
              <Field id="price-postal-code" label={words.postalCode}>
                {(control) => (
                  <TextInput
                    {...control}
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
              {starts && <input type="hidden" name="anew" value="1" />}
              <Button type="submit">{words.start}</Button>
            </div>
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
