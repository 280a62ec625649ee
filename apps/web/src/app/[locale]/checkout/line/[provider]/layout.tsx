import type { ReactNode } from 'react';
import { CheckoutShell } from '../../../../../features/checkout/frame/checkout-shell.tsx';
import { LineProvider } from '../../../../../features/checkout/line/line-context.tsx';
import { linesOfData, lineView } from '../../../../../features/shared/lines/line-view.ts';
import { localeOf } from '../../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; provider: string }>; children: ReactNode };

export const dynamicParams = false;

export const generateStaticParams = () => linesOfData.map(({ provider }) => ({ provider }));

export default async function LineLayout({ params, children }: Props) {
  const { provider } = await params;
  return (
    <LineProvider line={lineView(provider, await localeOf({ params }))}>
      <CheckoutShell>{children}</CheckoutShell>
    </LineProvider>
  );
}
