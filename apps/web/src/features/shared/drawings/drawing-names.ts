import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import type { Craft } from '@roadworthy/ui/brand/craft/craft-drawings.ts';

/** A drawing that is a file of its own: a class from its side or cut open, another craft, or the road of all classes. */
export type DrawingName = VehicleClass | Craft | `cut-${VehicleClass}` | 'road';

/** Where a drawing is fetched. */
export const drawingAddress = (name: DrawingName): string => `/drawings/${name}.svg`;
