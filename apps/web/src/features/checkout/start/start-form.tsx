'use client';
import { type VehicleClass, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { DrawnPicture } from '../../shared/drawings/drawn-picture.tsx';
import { TextAnswer } from '../../shared/answers/fields.tsx';
import type { Answer } from '../../shared/answers/answer.ts';
import type { StartLine } from './start-line.ts';
import type { StartAnswers } from './start-answers.ts';

/** What of a line other than that of recreational vehicles may be insured, in the page's words. */
export type Kinds = Pick<StartLine, 'name' | 'asks' | 'kinds'>;

type StartFormProps = {
  kinds?: Kinds | undefined;
  postalCode: Answer<string>;
  vehicleClass: Answer<string>;
  /** What an answer does, beneath its question, once there is a quote. */
  effects?: Readonly<Record<keyof StartAnswers, ReactNode>>;
};

/** The two questions of the first step. */
export function StartForm({ postalCode, vehicleClass, effects, kinds }: StartFormProps) {
  const t = useTranslations('checkout');
  const { showClass } = useCheckout();
  const option = (kind: VehicleClass) => ({
    value: kind,
    label: t(`classes.${kind}.label`),
    note: t(`classes.${kind}.note`),
    picture: <DrawnPicture of={kind} className="h-14 w-full sm:h-16" />,
  });
  return (
    <>
      <div className="flex flex-col gap-2">
        <TextAnswer
          answer={postalCode}
          kind="postalCode"
          label={t('start.postalCode')}
          hint={t('start.postalHint')}
          why={t('start.postalWhy')}
          className="max-w-56"
          input={{ autoComplete: 'postal-code', inputMode: 'text', enterKeyHint: 'next' }}
        />
        {effects?.garaging_postal_code}
      </div>
      <div className="flex flex-col gap-2">
        <RadioTiles
          id={vehicleClass.id}
          name={vehicleClass.id}
          label={kinds?.asks ?? t('start.class')}
          options={kinds?.kinds ?? vehicleClasses.map(option)}
          value={vehicleClass.value || null}
          onChange={(chosen) => {
            if (!kinds) showClass(chosen);
            vehicleClass.onChange(chosen);
          }}
          error={vehicleClass.error}
          columns={kinds ? 3 : 5}
        />
        {effects?.type}
      </div>
    </>
  );
}
