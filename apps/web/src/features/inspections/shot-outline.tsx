import type { Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import type { ReactNode } from 'react';

const side = (
  <>
    <path d="M10 44V22q0-6 6-6h62q8 0 8 8v20" />
    <path d="M10 44h8m12 0h32m12 0h12" />
    <circle cx="24" cy="45" r="6" />
    <circle cx="68" cy="45" r="6" />
    <path d="M20 24h12v9H20zM40 24h12v9H40zM64 24h16l4 9H64z" />
  </>
);

/** What each photograph is to show, in a few strokes: the whole of a side within the frame, or one thing close by. */
const drawings: Readonly<Record<Shot, ReactNode>> = {
  front: (
    <>
      <path d="M28 50V18q0-6 6-6h28q6 0 6 6v32z" />
      <path d="M32 18h32v14H32zM28 38h40M34 50v4m28-4v4M22 24v8m52-8v8" />
      <circle cx="35" cy="44" r="2.5" />
      <circle cx="61" cy="44" r="2.5" />
      <path d="M43 44h10" />
    </>
  ),
  right: side,
  rear: (
    <>
      <path d="M28 50V18q0-6 6-6h28q6 0 6 6v32z" />
      <path d="M34 18h18v12H34zM58 14v30m5-30v30m-5-24h5m-5 6h5m-5 6h5m-5 6h5M34 50v4m28-4v4" />
      <path d="M32 42h6v4h-6zM42 43h12" />
    </>
  ),
  left: <g transform="translate(96 0) scale(-1 1)">{side}</g>,
  interior: (
    <>
      <path d="M10 10h76v44H10zM10 10l16 12h44l16-12M26 22v20h44V22M10 54l16-12m60 12L70 42" />
      <path d="M34 26h12v8H34zM52 34h14v8H52zM32 38h10v4H32z" />
    </>
  ),
  vin_plate: (
    <>
      <rect x="14" y="18" width="68" height="28" rx="3" />
      <circle cx="19" cy="32" r="1.5" />
      <circle cx="77" cy="32" r="1.5" />
      <path d="M26 26h20M26 32h44M26 38h34" />
    </>
  ),
  odometer: (
    <>
      <path d="M22 48a27 27 0 1 1 52 0z" />
      <path d="M48 42 62 26M28 40l4-2m4-14 3 4m9-9v5m14 1-3 4m9 11-4-2" />
      <path d="M36 48v6h24v-6" />
    </>
  ),
};

/** An outline of what a photograph is to show. */
export function ShotOutline({ shot }: { shot: Shot }) {
  return (
    <svg viewBox="0 0 96 64" className="h-full w-full" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
      <g strokeLinejoin="round" strokeLinecap="round">
        {drawings[shot]}
      </g>
    </svg>
  );
}
