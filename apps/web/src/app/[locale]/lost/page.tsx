import { EmptyRoad } from '@roadworthy/ui/brand/empty-road.tsx';
import type { Metadata } from 'next';
import { NotFoundScreen } from '../../../shell/not-found-screen.tsx';
import { areaMessages, type LocaleLayout } from '../../../locale/page-locale.ts';

export async function generateMetadata({ params }: Pick<LocaleLayout, 'params'>): Promise<Metadata> {
  const { messages } = await areaMessages({ params }, 'frame');
  return { title: messages.shell.notFound.title, robots: { index: false } };
}

/** What a public address without a page shows, so that it is answered in its language; the proxy says that it is none. */
export default function Page() {
  return <NotFoundScreen road={<EmptyRoad />} />;
}
