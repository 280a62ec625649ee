import type { SVGProps } from 'react';
import type { Box, Disc, Drawing, Paint, Part, Shape } from './part.ts';

type Look = SVGProps<SVGGElement>;

const line = 'var(--rig-line)';
const joined = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const looks: Record<Paint, Look> = {
  arch: { fill: line },
  body: { fill: 'var(--rig-body)', stroke: line, strokeWidth: 2 },
  dark: { fill: line },
  door: { fill: 'none', stroke: line, strokeWidth: 1.4 },
  frame: { fill: 'none', stroke: 'var(--rig-frame)', strokeWidth: 3, ...joined },
  glass: { fill: 'var(--rig-glass)', stroke: line, strokeWidth: 1.4, strokeLinejoin: 'round' },
  glint: { fill: 'none', stroke: 'var(--rig-glint)', strokeWidth: 0.8 },
  hub: { fill: 'none', stroke: 'var(--rig-hub)', strokeWidth: 1.4 },
  lamp: { fill: 'var(--rig-lamp)', stroke: line, strokeWidth: 1 },
  line: { fill: 'none', stroke: 'var(--rig-frame)', strokeWidth: 2, ...joined },
  marker: { fill: 'var(--rw-marigold)' },
  metal: { fill: 'var(--rig-tow)', stroke: line, strokeWidth: 2, strokeLinejoin: 'round' },
  panel: { fill: 'none', stroke: line, strokeOpacity: 0.62, strokeWidth: 1.3 },
  seam: { fill: 'none', stroke: line, strokeOpacity: 0.3, strokeWidth: 1.1 },
  shade: { fill: 'var(--rig-shade)' },
  solar: { fill: 'var(--rig-glass)', stroke: line, strokeWidth: 1.2 },
  stripe: {},
  tail: { fill: 'var(--rw-coral)', stroke: line, strokeWidth: 1 },
  trim: { fill: 'var(--rig-shade)', stroke: line, strokeWidth: 1.6, strokeLinejoin: 'round' },
  tyre: { fill: 'var(--rig-tyre)' },
  wheel: {},
  window: { fill: 'var(--rig-glass)', stroke: line, strokeWidth: 1.4 },
};

const rounded = (value: number) => Math.round(value * 10) / 10;
const isDisc = (shape: Box | Disc): shape is Disc => shape.length === 3;

function Outline({ shape }: { shape: Shape }) {
  if (typeof shape === 'string') return <path d={shape} />;
  if (isDisc(shape)) return <circle cx={shape[0]} cy={shape[1]} r={shape[2]} />;
  const [x, y, width, height, rx] = shape;
  return <rect x={x} y={y} width={rounded(width)} height={height} rx={rx ? rx : undefined} />;
}

/** Two slanted reflections in every pane that is wide enough, as one path. */
function glints(shapes: readonly Shape[]): string {
  return shapes
    .flatMap((shape) => {
      if (typeof shape === 'string' || isDisc(shape)) return [];
      const [x, y, width, height] = shape;
      if (width < 14 || height < 12) return [];
      const slant = height * 0.55;
      const from = rounded(x + Math.min(width * 0.5, width - 8));
      const bar = (at: number, wide: number) =>
        `M${rounded(at)} ${y + 2}h${wide}l${rounded(-slant)} ${height - 4}h${-wide}Z`;
      return width < 24 ? [bar(from + 4, 3)] : [bar(from, 5), bar(from + 8, 2)];
    })
    .join('');
}

const discs = (shapes: readonly Shape[]) =>
  shapes.filter((shape): shape is Disc => typeof shape !== 'string' && isDisc(shape));

function Wheels({ shapes }: { shapes: readonly Shape[] }) {
  const circles = (share: number) =>
    discs(shapes).map(([x, y, radius]) => <circle key={x} cx={x} cy={y} r={rounded(radius * share)} />);
  return (
    <>
      <g fill="var(--rig-tyre)">{circles(1)}</g>
      <g fill="var(--rig-hub)">{circles(0.6)}</g>
      <g fill="none" stroke={line} strokeWidth={2.2} strokeDasharray="2.2 2.6">
        {circles(0.4)}
      </g>
      <g fill={line}>{circles(0.16)}</g>
    </>
  );
}

function Layer({ part: [paint, ...shapes], band }: { part: Part; band: number }) {
  if (paint === 'wheel') return <Wheels shapes={shapes} />;
  if (paint === 'stripe') return <Stripe shapes={shapes} band={band} />;
  const shine = paint === 'window' ? glints(shapes) : '';
  return (
    <>
      <g {...looks[paint]}>
        {shapes.map((shape) => (
          <Outline key={typeof shape === 'string' ? shape : shape.join()} shape={shape} />
        ))}
      </g>
      {shine && <path fill="var(--rig-glint)" fillOpacity={0.55} d={shine} />}
    </>
  );
}

function Stripe({ shapes, band }: { shapes: readonly Shape[]; band: number }) {
  return (
    <g data-band="" fill="none" strokeWidth={band + 0.3}>
      {shapes.map((d, lane) =>
        typeof d === 'string' ? <path key={d} d={d} stroke={`var(--rig-${lane + 1})`} /> : null,
      )}
    </g>
  );
}

function Layers({ parts, band }: { parts: readonly Part[]; band: number }) {
  return parts.map((part, layer) => <Layer key={`${layer}${part[0]}`} part={part} band={band} />);
}

/** The layers of one drawing; `clipId` must be unique in the document. */
export function RigParts({ drawing, clipId }: { drawing: Drawing; clipId: string }) {
  const { band } = drawing;
  return (
    <>
      <clipPath id={clipId}>
        <path d={drawing.body} />
      </clipPath>
      <Layers parts={drawing.behind} band={band} />
      <path d={drawing.body} fill="var(--rig-body)" />
      <g clipPath={`url(#${clipId})`}>
        <Layers parts={drawing.skin} band={band} />
      </g>
      <path d={drawing.body} fill="none" stroke={line} strokeWidth={2} strokeLinejoin="round" />
      <Layers parts={drawing.ahead} band={band} />
    </>
  );
}
