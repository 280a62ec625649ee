import { stateScreens } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Metadata } from 'next';
import { StateScreenPage } from '../../../../../features/checkout/state-screens/state-screen-page.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; state: string }> };

const screens = stateScreens.filter((screen) => screen !== 'confirmation');
const screenOf = async ({ params }: Props) => {
  const { state } = await params;
  return screens.find((screen) => screen === state) ?? 'expired';
};

export const dynamicParams = false;

export const generateStaticParams = () => screens.map((state) => ({ state }));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const screen = await screenOf(props);
  return titleOf('checkout', ({ checkout }) => checkout.meta[screen])(props);
}

export default async function Page(props: Props) {
  return <StateScreenPage screen={await screenOf(props)} />;
}
