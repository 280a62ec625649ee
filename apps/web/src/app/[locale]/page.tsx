import { HomeScreen } from '../../features/home/home-screen.tsx';
import { areaMessages, type LocaleParams } from '../../locale/page-locale.ts';

export default async function HomePage(page: LocaleParams) {
  const { messages } = await areaMessages(page, 'site');
  return <HomeScreen messages={messages} />;
}
