import { type VehicleClass, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { usualFeet } from '@roadworthy/ui/brand/rig/rig-class.ts';
import { rigViewBox } from '@roadworthy/ui/brand/rig/rig-picture.tsx';
import { rigSide } from '@roadworthy/ui/brand/rig/rig-side.ts';
import { DrawnPicture } from '../../shared/drawings/drawn-picture.tsx';
import { slugOfClass } from '../site-pages.ts';

/** No drawing is shown narrower than this many units: short classes keep their scale beside long ones. */
const narrowest = 270;

/** The ten classes on one road, at one scale, each the way to its page. */
export function ClassRoad({ label, nameOf }: { label: string; nameOf: (kind: VehicleClass) => string }) {
  return (
    <nav aria-label={label} className="overflow-x-auto">
      <div className="relative isolate h-64 min-w-[74rem] overflow-hidden sm:h-80">
        <DrawnPicture of="road" className="absolute inset-0 -z-10 block size-full" />
        <ul className="flex h-full items-end px-6 pb-[2.3rem] sm:pb-[2.9rem]">
          {vehicleClasses.map((kind) => (
            <li
              key={kind}
              className="min-w-0"
              style={{ flexGrow: Math.max(usualFeet(kind).usual * 10, narrowest), flexBasis: 0 }}
            >
              <AppLink
                href={`/vehicles/${slugOfClass(kind)}`}
                className="group flex flex-col items-center gap-1 px-1 text-ink no-underline"
              >
                <span className="rounded-full bg-canvas px-2.5 py-1 text-small font-semibold whitespace-nowrap group-hover:underline">
                  {nameOf(kind)}
                </span>
                <DrawnPicture of={kind} size={rigSize(kind)} className="h-auto w-full" />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function rigSize(kind: VehicleClass) {
  const [, , width = 0, height = 0] = rigViewBox(rigSide({ vehicleClass: kind }), 'side')
    .split(' ')
    .map(Number);
  return { width, height };
}
