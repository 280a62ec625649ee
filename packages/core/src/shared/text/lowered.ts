/** A label as it stands within a sentence: `travel trailer`, `class A motorhome`, and `SUV` as it is. */
export const lowered = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
