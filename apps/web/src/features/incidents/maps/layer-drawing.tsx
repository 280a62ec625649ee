/** Rings of corners, as GeoJSON holds an area. */
type Area = readonly (readonly (readonly (readonly [lng: number, lat: number])[])[])[];

type LayerDrawingProps = {
  readonly title: string;
  readonly geometry: unknown;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

const longest = 220;

/** The outline of a layer by itself, as wide as it is where it lies; a degree of longitude is shorter than one of latitude. */
export function LayerDrawing({ title, geometry, south, north, west, east }: LayerDrawingProps) {
  const narrower = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [width, height] = [(east - west) * narrower, north - south];
  const scale = longest / Math.max(width, height, 1e-6);
  const { coordinates = [] } = (geometry ?? {}) as { readonly coordinates?: Area };
  const path = coordinates
    .flat()
    .map((ring) => {
      const corners = ring.map(
        ([lng, lat]) => `${((lng - west) * narrower * scale).toFixed(1)},${((north - lat) * scale).toFixed(1)}`,
      );
      return `M${corners.join('L')}Z`;
    })
    .join('');
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`-4 -4 ${(width * scale + 8).toFixed(1)} ${(height * scale + 8).toFixed(1)}`}
      className="h-auto max-h-56 w-full max-w-64 text-primary"
    >
      <path d={path} fillRule="evenodd" fill="currentColor" fillOpacity={0.2} stroke="currentColor" strokeWidth={1.5} />
    </svg>
  );
}
