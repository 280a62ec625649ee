'use client';
import { lazy, Suspense } from 'react';

// Every page carries what is shown when there is none: the screen and its picture come when they are needed.
const NotFoundScreen = lazy(async () => ({
  default: (await import('../../shell/not-found-screen.tsx')).NotFoundScreen,
}));
const EmptyRoad = lazy(async () => ({
  default: (await import('@roadworthy/ui/brand/empty-road.tsx')).EmptyRoad,
}));

export default function NotFoundPage() {
  return (
    <Suspense>
      <NotFoundScreen road={<EmptyRoad />} />
    </Suspense>
  );
}
