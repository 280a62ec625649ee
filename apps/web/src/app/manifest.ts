import { brand } from '@roadworthy/core/shared/site/brand.ts';
import type { MetadataRoute } from 'next';

/** How the site is called and looks once somebody keeps it on a device. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: brand.name,
    short_name: brand.name,
    background_color: '#ffffff',
    theme_color: '#0e5a4b',
    icons: [
      {
        src: '/icon.svg',
        sizes: 'any',
        type: 'image/svg+xml',
      },
      {
        src: '/icon-192.png',
        sizes: '192x192',
        type: 'image/png',
      },
      {
        src: '/icon-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
