import { stateScreens } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Metadata } from 'next';
import { checkoutMessages } from '../../../../features/checkout/checkout-messages.ts';
import { StateScreenPage } from '../../../../features/checkout/state-screens/state-screen-page.tsx';

type Props = { params: Promise<{ state: string }> };

const screens = stateScreens.filter((screen) => screen !== 'confirmation');
const screenOf = async ({ params }: Props) => {
  const { state } = await params;
  return screens.find((screen) => screen === state) ?? 'expired';
};

export const dynamicParams = false;

export const generateStaticParams = () => screens.map((state) => ({ state }));

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: checkoutMessages().checkout.meta[await screenOf(props)] };
}

export default async function Page(props: Props) {
  return <StateScreenPage screen={await screenOf(props)} />;
}
