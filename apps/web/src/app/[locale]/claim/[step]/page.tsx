import { reportSteps } from '@roadworthy/core/claims/vocabulary.ts';
import type { Metadata } from 'next';
import { ReportScreen } from '../../../../features/claims/report-claim/report-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; step: string }> };

const steps = [...reportSteps, 'confirmation'] as const;

export const dynamicParams = false;

export const generateStaticParams = () => steps.map((step) => ({ step }));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { step } = await props.params;
  const known = steps.find((one) => one === step) ?? 'start';
  return titleOf('claim', ({ claim }) => claim.report.titles[known])(props);
}

/** One page for all steps: whoever reports goes from one to the next without asking for a page. */
export default function Page() {
  return <ReportScreen />;
}
