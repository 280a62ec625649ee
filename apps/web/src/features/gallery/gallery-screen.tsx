'use client';
import { Gallery } from '@roadworthy/ui/gallery/gallery.tsx';
import { useSearchParams } from 'next/navigation';

/** Every part of the design system in every state; `?frame=` shows one whole frame. */
export function GalleryScreen() {
  const frame = useSearchParams().get('frame');
  return <Gallery {...(frame && { frame })} />;
}
