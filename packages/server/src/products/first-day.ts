/** Where each day begins first of all places where something is sold; row security of product_parameters says it too. */
export const firstZone = 'America/St_Johns';
