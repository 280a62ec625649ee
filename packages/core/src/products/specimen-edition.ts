/** What our words of a policy are called in files and signatures; another wording has another edition. */
export const specimenEdition = '2026-11';
