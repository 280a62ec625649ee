'use client';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { type AreaMessages, loadMessages } from '../../locale/load-messages.ts';
import { languageTags } from '../../locale/locales.ts';
import { usePageLocale } from '../../locale/use-page-locale.ts';
import { AreaProviders } from '../area-providers.tsx';
import type { StaffArea } from './staff-area.ts';
import { StaffNotFound } from './staff-not-found.tsx';
import { StaffShell } from './staff-shell.tsx';
import { useIsStaff } from './use-is-staff.ts';

/** An address with no page below an area of the staff: in their frame, for whom the area opens. */
export default function StaffMissingPage({ area, otherwise }: { area: StaffArea; otherwise: ReactNode }) {
  const locale = usePageLocale();
  const isStaff = useIsStaff(area);
  const [messages, setMessages] = useState<AreaMessages<'staff'> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const loaded = await loadMessages(locale, 'staff');
      if (isCurrent) setMessages(loaded);
    }
    // Without the words of the staff the public page stays.
    if (isStaff) load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isStaff, locale]);
  if (messages === null) return otherwise;
  return (
    <AreaProviders locale={languageTags[locale]} messages={messages}>
      <title>{`${messages.staff.notFound.title} · ${brand.name}`}</title>
      <StaffShell area={area}>
        <StaffNotFound />
      </StaffShell>
    </AreaProviders>
  );
}
