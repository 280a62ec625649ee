import { NotFoundScreen } from '../../shell/not-found-screen.tsx';

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
