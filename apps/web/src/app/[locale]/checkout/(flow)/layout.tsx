import type { ReactNode } from 'react';
import { CheckoutShell } from '../../../../features/checkout/frame/checkout-shell.tsx';

export default function CheckoutFlowLayout({ children }: { children: ReactNode }) {
  return <CheckoutShell>{children}</CheckoutShell>;
}
