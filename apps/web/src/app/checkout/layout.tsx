import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { checkoutMessages } from '../../features/checkout/checkout-messages.ts';
import { AreaMessages } from '../../shell/area-messages.tsx';
import { locale } from '../../shell/messages.ts';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages locale={locale} messages={checkoutMessages()}>
      {children}
    </AreaMessages>
  );
}
