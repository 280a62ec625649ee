'use client';
import { usePathname } from 'next/navigation';
import { splitLocale } from './locale-path.ts';

/** The path of the page without its locale: the prerendered page and the browser's address differ in it. */
export function usePath(): string {
  return splitLocale(usePathname()).path;
}
