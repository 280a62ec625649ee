'use client';
import { EmptyRoad } from '@roadworthy/ui/brand/empty-road.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** No page at this address, with the picture of it. */
export default function LostScreen() {
  return <NotFoundScreen road={<EmptyRoad />} />;
}
