import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import type { Craft } from '@roadworthy/ui/brand/craft/craft-drawings.ts';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';
import type { ReactNode } from 'react';
import { drawnAs } from './drawn.ts';

type SiteIntroProps = { title: string; lead: string; rig?: VehicleClass | Craft | undefined; actions?: ReactNode };

/** The head of a public page: what it is about, its first paragraph, and the ways on. */
export function SiteIntro({ title, lead, rig, actions }: SiteIntroProps) {
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-4 pt-10 pb-12 sm:px-6 lg:pt-16">
        <h1 className="type-h1 max-w-[16em]">{title}</h1>
        <p className="mt-5 max-w-measure text-ink-2">{lead}</p>
        {actions && <div className="mt-8 flex flex-wrap items-center gap-4">{actions}</div>}
      </div>
      {rig && <Scene biome="pines" time="day" rig={drawnAs(rig)} className="mt-auto block h-56 w-full sm:h-72" />}
    </>
  );
}
