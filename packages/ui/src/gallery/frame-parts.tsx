import { useState } from 'react';
import { Rig } from '../brand/rig.tsx';
import { rigClasses } from '../brand/rig/rig-class.ts';
import { RadioTiles } from '../forms/radio-tiles.tsx';
import { PlanCards } from '../price/plan-cards.tsx';
import { plans, rigNames } from './sample.ts';

/** The ten classes as tiles. */
export function KindChoice() {
  const [kind, setKind] = useState<string | null>('travel_trailer');
  return (
    <RadioTiles
      label="Which kind is it?"
      name="kind"
      columns={5}
      value={kind}
      onChange={setKind}
      options={rigClasses.map((value) => ({
        value,
        label: rigNames[value],
        picture: <Rig vehicleClass={value} className="h-16 w-full" />,
      }))}
    />
  );
}

/** The three plans. */
export function PlanChoice() {
  const [plan, setPlan] = useState<string | null>('road_ready');
  return (
    <PlanCards label="Plans" hint="What differs is bold." name="plan" plans={plans} value={plan} onChange={setPlan} />
  );
}
