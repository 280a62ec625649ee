'use client';
import type { ReactNode } from 'react';
import { useIsStaff } from '../../shell/staff/use-is-staff.ts';
import { PageFinder } from './find-page/page-finder.tsx';
import { PriceBox } from './price/price-box.tsx';
import { priceBoxProps } from './price/price-box-props.tsx';
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
  return <PriceBox {...priceBoxProps(t)} lead={<PageFinder t={t} isStaff={isStaff} />} scene={scene} />;
}
