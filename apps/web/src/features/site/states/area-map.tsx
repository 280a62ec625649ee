import type { Biome } from '@roadworthy/ui/brand/scene/scene-palette.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { areaPlaces } from '../../products/update-product/area-tiles.ts';
import type { Area } from './areas.ts';

/** The ground of each landscape; words beside the map say the same. */
export const landFaces: Readonly<Record<Biome, string>> = {
  desert: 'bg-warning-tint',
  pines: 'bg-success-tint',
  coast: 'bg-info-tint',
  plains: 'bg-surface-3',
  snow: 'bg-canvas',
};

type AreaMapProps = {
  label: string;
  country: Area['country'];
  areas: readonly (Area & { readonly name: string })[];
};

/** A map of tiles, each in about the place where it lies and the way to its page. */
export function AreaMap({ label, country, areas }: AreaMapProps) {
  return (
    <ul
      aria-label={label}
      className={classes('grid w-fit grid-flow-dense gap-1 max-sm:gap-0.5', country === 'US' && 'max-[23rem]:hidden')}
    >
      {areaPlaces[country].map(({ code, row, column }) => {
        const area = areas.find((one) => one.code === code);
        if (!area) return null;
        return (
          <li key={code} style={{ gridRow: row + 1, gridColumn: column + 1 }}>
            <AppLink
              href={`/states/${area.slug}`}
              aria-label={`${code}, ${area.name}`}
              title={area.name}
              className={classes(
                'flex size-[clamp(1.5rem,7.6vw,2.75rem)] items-center justify-center rounded-input border border-line-strong text-small font-semibold text-ink no-underline hover:border-ink hover:underline',
                landFaces[area.biome],
              )}
            >
              {code}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
