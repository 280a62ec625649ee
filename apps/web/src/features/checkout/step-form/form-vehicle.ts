'use client';
import { createContext } from 'react';

/** The vehicle that the form around is about; null in a form about none. */
export const FormVehicle = createContext<string | null>(null);
