'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import type { ReactNode } from 'react';
import { languageTags } from '../../locale/locales.ts';
import { usePageLocale } from '../../locale/use-page-locale.ts';
import { AreaProviders } from '../area-providers.tsx';
import { useAreaWords } from '../use-area-words.ts';
import type { StaffFrame } from './staff-area.ts';
import { StaffNotFound } from './staff-not-found.tsx';
import { StaffShell } from './staff-shell.tsx';
import { useIsStaff } from './use-is-staff.ts';

/** An address with no page below an area of the staff: in their frame, for whom the area opens. */
export default function StaffMissingPage({ area, otherwise }: { area: StaffFrame; otherwise: ReactNode }) {
  const locale = usePageLocale();
  const words = useAreaWords('staff', useIsStaff(area));
  if (words === null) return otherwise;
  return (
    <AreaProviders locale={languageTags[locale]} messages={words}>
      <title>{`${words.staff.notFound.title} · ${brand.name}`}</title>
      <StaffShell area={area}>
        <StaffNotFound />
      </StaffShell>
    </AreaProviders>
  );
}
