'use client';
import { LinkProvider } from '@roadworthy/ui/base/app-link.tsx';
import type { Locale } from 'next-intl';
import type { ReactNode } from 'react';
import { VisitCapture } from '../data/visit/visit.ts';
import type { AreaMessages as MessagesOf } from '../locale/load-messages.ts';
import { BeforeHydration } from './before-hydration.tsx';
import { ArrivalFocus } from './arrival-focus.tsx';
import { AreaMessages } from './area-messages.tsx';
import { RouterLink } from './router-link.tsx';
import { surviveTranslators } from './survive-translators.ts';
import { VisitLater } from './visit-later.tsx';

// Before anything of the page is drawn.
if (typeof window !== 'undefined') surviveTranslators();

/** What every page stands on: messages, the visit and the router's link. Pages with data add what their area needs. */
export function Providers(props: { locale: Locale; messages: MessagesOf<'frame'>; children: ReactNode }) {
  return (
    <AreaMessages locale={props.locale} messages={props.messages}>
      <VisitCapture />
      <ArrivalFocus />
      <VisitLater />
      <LinkProvider link={RouterLink}>{props.children}</LinkProvider>
      <BeforeHydration />
    </AreaMessages>
  );
}
