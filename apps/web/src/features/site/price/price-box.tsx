'use client';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { storedQuote, lostQuote } from '../../../data/quote/stored-quote.ts';
import type { StoredWords } from './stored-quote.tsx';
import type { LostLinkWords } from './lost-link.tsx';
import { PriceForm, type PriceFormProps, type PriceFormWords } from './price-form.tsx';

type PriceBoxProps = {
  words: PriceFormWords & StoredWords & LostLinkWords;
  classes: PriceFormProps['classes'];
  /** What stands beside it. */
  lead?: ReactNode;
  /** The road that it lies on, as it was drawn without a browser; with the rig on it once that is chosen. */
  scene: ReactNode;
};

const loadScene = () => import('./price-scene.tsx');
const PriceScene = lazy(loadScene);
const stored = fetchedComponent(async () => (await import('./stored-quote.tsx')).KeptQuote);
const lostLink = fetchedComponent(async () => (await import('./lost-link.tsx')).LostLink);

const never = () => () => undefined;
const isNot = () => false;

/**
 * Two answers and the way to a price; the rig on the road is the one that was chosen. Who has a quote goes on with it,
 * and who has lost its link can have it sent.
 */
export function PriceBox({ words, classes, lead, scene }: PriceBoxProps) {
  const [chosen, setChosen] = useState<VehicleClass | null>(null);
  const [starts, setStarts] = useState(false);
  const [isGone, setGone] = useState(false);
  const hasQuote = useSyncExternalStore(never, storedQuote, isNot);
  const hasLost = useSyncExternalStore(never, lostQuote, isNot);
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
        {/* As high with a quote as with the form, so that nothing below it moves when the browser finds one. */}
        <div className="min-h-[46rem] sm:min-h-[38rem]">
          <div className="rounded-sheet bg-canvas p-5 shadow-overlay sm:p-6">
            {hasQuote && !starts && !isGone ? (
              <stored.Component
                words={words}
                onVehicle={setChosen}
                onAnother={() => setStarts(true)}
                onGone={() => setGone(true)}
              />
            ) : (
              <>
                {(hasLost || isGone) && (
                  <div className="mb-5">
                    <lostLink.Component words={words} />
                  </div>
                )}
                <PriceForm
                  words={words}
                  classes={classes}
                  chosen={chosen}
                  onChoose={setChosen}
                  onNear={() => void loadScene()}
                  anew={starts}
                />
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
