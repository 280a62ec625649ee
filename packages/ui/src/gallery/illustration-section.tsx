import { liveries } from '../brand/livery.ts';
import { RigInView } from '../brand/rig-in-view.tsx';
import { Rig } from '../brand/rig.tsx';
import { rigClasses } from '../brand/rig/rig-class.ts';
import { Scene } from '../brand/scene.tsx';
import { biomes, sceneTimes, sceneWeathers } from '../brand/scene/scene-palette.ts';
import { rigNames } from './sample.ts';
import { Section, Specimen } from './section.tsx';

const lengths = [28, 36, 45] as const;
const years = [1978, 2004, 2024] as const;

/** Rigs in every class and view, scenes in every landscape and light. */
export function IllustrationSection() {
  return (
    <Section id="illustration" title="Illustration">
      <Specimen name="Rig: ten classes × side, front, top">
        <ul className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          {rigClasses.map((vehicleClass) => (
            <li key={vehicleClass} className="border-b border-line pb-4">
              <div className="grid grid-cols-[2.4fr_1fr] items-end gap-x-3 gap-y-2 sm:grid-cols-[2.4fr_1fr_2.4fr]">
                <Rig vehicleClass={vehicleClass} title={rigNames[vehicleClass]} className="h-24 w-full" />
                <RigInView vehicleClass={vehicleClass} view="front" className="h-24 w-full" />
                <RigInView vehicleClass={vehicleClass} view="top" className="h-20 w-full max-sm:col-span-2" />
              </div>
              <p className="mt-2 text-small text-ink-2">{rigNames[vehicleClass]}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Rig: liveries, lengths of 28, 36 and 45 feet, years 1978, 2004 and 2024">
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {liveries.map((livery) => (
            <Rig key={livery} vehicleClass="class_c" livery={livery} className="h-24 w-full" />
          ))}
          {lengths.map((lengthFeet) => (
            <Rig key={lengthFeet} vehicleClass="class_a" lengthFeet={lengthFeet} className="h-24 w-full" />
          ))}
          {years.map((year) => (
            <Rig key={year} vehicleClass="travel_trailer" year={year} className="h-24 w-full" />
          ))}
        </div>
      </Specimen>
      <Specimen name="Rig on dark">
        <div data-theme="dark" className="grid grid-cols-2 gap-4 rounded-card bg-canvas p-4 md:grid-cols-5">
          {rigClasses.map((vehicleClass) => (
            <Rig key={vehicleClass} vehicleClass={vehicleClass} className="h-20 w-full" />
          ))}
        </div>
      </Specimen>
      <Specimen name="Scene: five landscapes × four hours">
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {biomes.flatMap((biome, row) =>
            sceneTimes.map((time, column) => (
              <Scene
                key={biome + time}
                biome={biome}
                time={time}
                className="h-40 w-full rounded-card"
                rig={{ vehicleClass: rigClasses[(row * 4 + column) % rigClasses.length] ?? 'class_a' }}
              />
            )),
          )}
        </div>
      </Specimen>
      <Specimen name="Scene: weather">
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {sceneWeathers.map((weather) => (
            <Scene
              key={weather}
              biome="pines"
              time="day"
              weather={weather}
              className="h-40 w-full rounded-card"
              rig={{ vehicleClass: 'class_b' }}
            />
          ))}
        </div>
      </Specimen>
    </Section>
  );
}
