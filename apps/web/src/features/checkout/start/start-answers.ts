import { postalCode } from '../../shared/answers/postal-code-shape.ts';
import { filled, type Shapes } from '../../shared/answers/shapes.ts';

export type StartAnswers = { garaging_postal_code: string; type: string };

export const startShapes: Shapes<StartAnswers> = {
  garaging_postal_code: postalCode('errors.postalCode'),
  type: filled('errors.vehicleClass'),
};
