'use client';
import { LinkProvider } from '@roadworthy/ui/base/app-link.tsx';
import type { Locale } from 'next-intl';
import type { ReactNode } from 'react';
import { DataProvider } from '../data/query-client.tsx';
import { ArrivalFocus } from './arrival-focus.tsx';
import { AreaMessages } from './area-messages.tsx';
import type { ShellMessages } from './messages.ts';
import { RouterLink } from './router-link.tsx';

/** What every page stands on: messages, the data cache and the router's link. */
export function Providers(props: { locale: Locale; messages: ShellMessages; children: ReactNode }) {
  return (
    <AreaMessages locale={props.locale} messages={props.messages}>
      <DataProvider>
        <ArrivalFocus />
        <LinkProvider link={RouterLink}>{props.children}</LinkProvider>
      </DataProvider>
    </AreaMessages>
  );
}
