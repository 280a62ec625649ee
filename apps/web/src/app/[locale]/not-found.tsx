import { EmptyRoad } from '@roadworthy/ui/brand/empty-road.tsx';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';

export default function NotFoundPage() {
  return <NotFoundScreen picture={<EmptyRoad />} />;
}
