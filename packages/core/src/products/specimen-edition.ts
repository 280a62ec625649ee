/**
 * What our words of a policy are called in files and signatures, by the day on which they were written: another wording
 * has another edition, and whoever has read an older one reads again before they sign (specimen-edition.test.ts).
 */
export const specimenEdition = '2026-11-29';
