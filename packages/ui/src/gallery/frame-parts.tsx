import { useState } from 'react';
import { Logo } from '../brand/logo.tsx';
import { Rig } from '../brand/rig.tsx';
import { rigClasses } from '../brand/rig/rig-class.ts';
import { RadioTiles } from '../forms/radio-tiles.tsx';
import { PlanCards } from '../price/plan-cards.tsx';
import { ClaimFrame } from '../shell/claim-frame.tsx';
import { planCopy, plans, rigNames } from './sample.ts';

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
    <PlanCards
      label="Plans"
      hint="What differs is bold."
      name="plan"
      plans={plans}
      planCopy={planCopy}
      value={plan}
      onChange={setPlan}
    />
  );
}

/** A claim's frame: help first, nothing sold. */
export function ClaimSample() {
  return (
    <ClaimFrame
      logo={<Logo href="?" />}
      emergency={{
        label: 'Emergency',
        text: 'Call 911 first.',
        phone: { text: '(888) 555-0142', href: 'tel:+18885550142' },
      }}
      progress={{ percent: 44, label: 'Progress of the claim' }}
      skipLabel="Skip to the content"
    >
      <h1 className="type-h1">Where is the damage?</h1>
    </ClaimFrame>
  );
}
