import type { Metadata } from 'next';
import { PartnerArrival } from '../../../../../features/site/partner-arrival.tsx';

export const metadata: Metadata = { robots: { index: false } };

export default function Page() {
  return <PartnerArrival />;
}
