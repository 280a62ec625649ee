import type { Metadata } from 'next';
import LostScreen from '../../../shell/lost-screen.tsx';
import { areaMessages, type LocaleLayout } from '../../../locale/page-locale.ts';

export async function generateMetadata({ params }: Pick<LocaleLayout, 'params'>): Promise<Metadata> {
  const { messages } = await areaMessages({ params }, 'frame');
  return { title: messages.shell.notFound.title, robots: { index: false } };
}

/** What a public address without a page shows, so that it is answered in its language; the proxy says that it is none. */
export default function Page() {
  return <LostScreen />;
}
