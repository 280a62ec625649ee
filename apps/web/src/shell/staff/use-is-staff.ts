'use client';
import { useEffect, useState } from 'react';
import { fetchProfile } from '../../data/session/use-session.ts';
import { mayEnterFrame, type StaffFrame } from './staff-area.ts';

/** Whether somebody is signed in to whom a page in a frame of the staff opens, on pages without the cache; false until it is known. */
export function useIsStaff(area: StaffFrame): boolean {
  const [isStaff, setIsStaff] = useState(false);
  useEffect(() => {
    async function look(): Promise<void> {
      setIsStaff(mayEnterFrame(area, (await fetchProfile())?.roles ?? []));
    }
    // Whoever cannot be recognised is a visitor.
    look().catch(() => undefined);
  }, [area]);
  return isStaff;
}
