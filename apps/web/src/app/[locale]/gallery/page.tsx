import type { Metadata } from 'next';
import { Suspense } from 'react';
import { GalleryScreen } from '../../../features/gallery/gallery-screen.tsx';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false } };

export default function GalleryPage() {
  return (
    <Suspense>
      <GalleryScreen />
    </Suspense>
  );
}
