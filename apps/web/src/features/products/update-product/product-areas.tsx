'use client';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { type TileLook, TileMap, tileFaces, tileMarks } from '@roadworthy/ui/workbench/tile-map.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Product, type Status, wordsOf } from '../load-product/product.ts';
import { areaPlaces } from './area-tiles.ts';
import { listsAfter } from './area-lists.ts';
import { withWord } from './changed-terms.ts';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveProduct } from './use-save-product.ts';

type Area = Status['areas'][number];
const looks: readonly TileLook[] = ['on', 'part', 'off', 'barred'];

/** How an area stands: what the law closes to everybody is barred, whatever the product says. */
function lookOf({ closed_to: closed }: Area, isLive: boolean): TileLook {
  if (closed === 'all') return 'barred';
  if (!isLive) return 'off';
  return closed === 'motorised' ? 'part' : 'on';
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type ProductAreasProps = { product: Product; status: Status; editable: boolean };

/** Where a product is sold, on a map of states and one of provinces. */
export function ProductAreas({ product, status, editable }: ProductAreasProps) {
  const t = useTranslations('workbench.product.map');
  const format = useFormatter();
  const [pointed, setPointed] = useState<string | null>(null);
  const live = status.areas.filter((area) => area.live).map(({ area }) => area);
  const draft = useDraft(live.toSorted(), product.version);
  const save = useSaveProduct();
  const isLive = (area: string) => draft.value.includes(area);
  const toOpen = draft.value.filter((area) => !draft.stored.includes(area));
  const toClose = draft.stored.filter((area) => !isLive(area));
  const byArea = new Map(status.areas.map((area) => [area.area, area]));
  const shown = pointed === null ? undefined : byArea.get(pointed);
  const namesOf = (areas: readonly string[]) =>
    format.list(
      areas.map((area) => byArea.get(area)?.name ?? area),
      { type: 'conjunction' },
    );
  const state = (area: Area) => t(`look.${lookOf(area, isLive(area.area))}`);
  const onToggle = (area: string) => draft.set(withWord(draft.value, area, !isLive(area)).toSorted());
  const onSave = () =>
    save.mutate({
      product_id: product.product_id,
      version: draft.version,
      changes: listsAfter(
        { live_in: wordsOf(product.live_in), not_live_in: wordsOf(product.not_live_in) },
        { toOpen, toClose, all: status.areas.map(({ area }) => area) },
      ),
    });
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-measure text-ink-2">{t(editable ? 'howTo' : 'howToRead')}</p>
      <ul className="flex list-none flex-wrap gap-x-5 gap-y-2 text-small">
        {looks.map((look) => (
          <li key={look} className="flex items-center gap-2">
            <span
              aria-hidden
              className={classes('grid size-5 place-items-center rounded-input border-[1.5px]', tileFaces[look])}
            >
              {tileMarks[look]}
            </span>
            {t(`look.${look}`)}
          </li>
        ))}
      </ul>
      {/* The tile says the same to who hears it. */}
      <p aria-hidden className="min-h-10 max-w-measure text-small">
        {shown && (
          <>
            <strong>{t('tile', { name: upper(shown.name), state: state(shown) })}</strong> {shown.message}
          </>
        )}
      </p>
      {(['US', 'CA'] as const).map((country) => (
        <section key={country} className="flex flex-col gap-2">
          <h2 className="type-h3">{t(country)}</h2>
          <div className="max-w-full overflow-x-auto p-1">
            <TileMap
              label={t(country)}
              tiles={areaPlaces[country].flatMap(({ area: key, code, row, column }) => {
                const area = byArea.get(key);
                if (!area) return [];
                const label = t('tile', { name: upper(area.name), state: state(area) });
                return [
                  {
                    key,
                    code,
                    row,
                    column,
                    look: lookOf(area, isLive(key)),
                    label: area.message === null ? label : `${label}. ${area.message}`,
                    changed: toOpen.includes(key) || toClose.includes(key),
                  },
                ];
              })}
              onToggle={editable ? onToggle : undefined}
              onPoint={setPointed}
            />
          </div>
        </section>
      ))}
      <SaveBar draft={draft} busy={save.isPending} problem={save.message} onSave={onSave}>
        <div role="status">
          {toOpen.length > 0 && <p>{t('opens', { areas: namesOf(toOpen) })}</p>}
          {toClose.length > 0 && <p>{t('closes', { areas: namesOf(toClose) })}</p>}
        </div>
      </SaveBar>
    </div>
  );
}
