'use client';
import { useEffect, useState } from 'react';
import { fetchProfile } from '../../data/use-session.ts';
import { mayEnter, type StaffArea } from './staff-area.ts';

/** Whether somebody is signed in to whom an area of the staff opens, on pages without the cache; false until it is known. */
export function useIsStaff(area: StaffArea): boolean {
  const [isStaff, setIsStaff] = useState(false);
  useEffect(() => {
    async function look(): Promise<void> {
      setIsStaff(mayEnter(area, (await fetchProfile())?.roles ?? []));
    }
    // Whoever cannot be recognised is a visitor.
    look().catch(() => undefined);
  }, [area]);
  return isStaff;
}
