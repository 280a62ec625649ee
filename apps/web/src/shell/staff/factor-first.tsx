'use client';
import { useEffect } from 'react';
import { usePageRouter } from '../../locale/use-page-router.ts';

/** Leads who has to set up a second factor to the page where they do, before anything else. */
export function FactorFirst() {
  const router = usePageRouter();
  useEffect(() => router.replace('/agents/profile'), [router]);
  return null;
}
