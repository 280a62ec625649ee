import type { Metadata } from 'next';
import { LineStepScreen } from '../../../../../../features/checkout/line/line-step-screen.tsx';
import { linesOfData, lineView } from '../../../../../../features/shared/lines/line-view.ts';
import { localeOf } from '../../../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; provider: string; step: string }> };

// Every line ends with these two, which have pages of their own.
const ends = ['sign', 'payment'];

export const dynamicParams = false;

export const generateStaticParams = () =>
  linesOfData.flatMap(({ provider, checkout }) =>
    checkout.flatMap(({ code }) => (ends.includes(code) ? [] : [{ provider, step: code }])),
  );

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { provider, step } = await params;
  const { steps } = lineView(provider, await localeOf({ params }));
  return { title: steps.find(({ id }) => id === step)?.label };
}

export default async function Page({ params }: Props) {
  const { step } = await params;
  return <LineStepScreen step={step} />;
}
