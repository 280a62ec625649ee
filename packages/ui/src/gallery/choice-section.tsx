import { useState } from 'react';
import { Rig } from '../brand/rig.tsx';
import { rigClasses } from '../brand/rig/rig-class.ts';
import { RadioTiles } from '../forms/radio-tiles.tsx';
import { YesNo } from '../forms/yes-no.tsx';
import { rigNames } from './sample.ts';
import { Section, Shelf, Specimen } from './section.tsx';

/** Tiles and yes-or-no questions. */
export function ChoiceSection() {
  const [kind, setKind] = useState<string | null>('travel_trailer');
  const [use, setUse] = useState<string | null>(null);
  const [yes, setYes] = useState<boolean | null>(null);
  return (
    <Section id="choices" title="Choices">
      <Specimen name="RadioTiles with Rig">
        <RadioTiles
          label="What are you insuring?"
          name="gallery-kind"
          columns={5}
          value={kind}
          onChange={setKind}
          options={rigClasses.map((value) => ({
            value,
            label: rigNames[value],
            picture: <Rig vehicleClass={value} className="h-16 w-full" />,
          }))}
        />
      </Specimen>
      <Shelf>
        <Specimen name="RadioTiles with notes, error">
          <RadioTiles
            label="How do you use it?"
            name="gallery-use"
            columns={1}
            value={use}
            onChange={setUse}
            error="Choose how you use it."
            options={[
              { value: 'recreational', label: 'Trips and weekends' },
              { value: 'full_timer', label: 'I live in it', note: 'More than 150 nights a year' },
              { value: 'seasonal_parked', label: 'Parked on one site' },
            ]}
          />
        </Specimen>
        <Specimen name="YesNo">
          <YesNo
            label="Do you rent it out?"
            name="gallery-rent"
            value={yes}
            onChange={setYes}
            why={{ ask: 'Why we ask', answer: 'A rented rig is on the road with drivers we do not know.' }}
            yes="Yes"
            no="No"
          />
        </Specimen>
      </Shelf>
    </Section>
  );
}
