'use client';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { ReactNode } from 'react';
import { useIsStaff } from '../../shell/staff/use-is-staff.ts';
import { PageFinder } from './find-page/page-finder.tsx';
import { PriceBox } from './price-box.tsx';
import { useSiteWords } from './use-site-words.ts';

type LostVisitorProps = {
  /** What stands there until the words have come. */
  meanwhile: ReactNode;
  scene: ReactNode;
};

/** What helps at an address with no page: looking for another, and the way to a price. */
export default function LostVisitor({ meanwhile, scene }: LostVisitorProps) {
  const t = useSiteWords();
  const isStaff = useIsStaff('agents');
  if (t === null) return meanwhile;
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-4 pb-8 sm:px-6">
        <PageFinder t={t} isStaff={isStaff} />
      </div>
      <PriceBox
        words={{
          title: t('home.priceTitle'),
          postalCode: t('home.postalCode'),
          vehicleClass: t('home.vehicleClass'),
          start: t('home.start'),
          continueTitle: t('home.continueTitle'),
          continueBody: t('home.continueBody'),
          continue: t('home.continue'),
          another: t('home.another'),
        }}
        first="class_c"
        scene={scene}
        classes={vehicleClasses.map((value) => ({ value, label: t(`classes.${value}.name`) }))}
      />
    </>
  );
}
